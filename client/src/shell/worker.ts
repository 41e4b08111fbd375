/** The service worker, where the browser has them: over HTTPS, or on this machine. */
export function engageWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // after everything one waits for
  const register = () =>
    void navigator.serviceWorker.register("/sw.js").catch((fault: unknown) => console.error(fault));
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

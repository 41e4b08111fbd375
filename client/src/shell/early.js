/** Before anything is drawn: the theme and the size of letters that were chosen, so that the page does not flash. */
try {
  const kept = JSON.parse(localStorage.getItem("seaboard-settings") ?? "null");
  const page = document.documentElement.dataset;
  if (["light", "dark"].includes(kept?.theme)) page.theme = kept.theme;
  if (["large", "largest"].includes(kept?.textSize)) page.text = kept.textSize;
} catch {
  // nothing kept, or storage is forbidden: as usual
}

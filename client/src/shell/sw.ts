/**
 * The service worker: the page itself is there when the server is not, and says so. Files with a hash in their name never
 * change and come from the cache; the page comes from the server where that answers; whatever is under /api is none of
 * this worker's business.
 */

export {};

// What the build puts in: the version of the page, and the files it begins with.
declare const __SHELL__: { version: string; files: string[] };

interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Happening {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  addEventListener(kind: "install" | "activate", heard: (event: Happening) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asking) => void): void;
};

const { version, files } = __SHELL__;
const CACHE = `seaboard-${version}`;
const PAGE = "/";
const PATIENCE = 4000; // milliseconds: a server that takes longer is as good as away

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...files])));
});

// It becomes active when no page of an older version is open any more: nobody misses what is thrown away.
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith("seaboard-") && name !== CACHE);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(hashed(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

async function hashed(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** One page for every address: what it shows, it finds out itself. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.status < 500) return fresh;
    return (await kept()) ?? fresh;
  } catch (fault) {
    const found = await kept();
    if (found) return found;
    throw fault;
  }
}

async function kept(): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(PAGE);
}

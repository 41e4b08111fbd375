import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

const HOME = "http://table.test";
const kept = new Map<string, Map<string, Response>>();
const heard = new Map<string, (event: unknown) => void>();
const answered = vi.fn<(request: Request) => Promise<Response>>();

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  const path = (request: Request | string) => (typeof request === "string" ? request : new URL(request.url).pathname);
  return {
    addAll: (all: string[]) => {
      for (const file of all) files.set(file, new Response(`kept ${file}`));
      return Promise.resolve();
    },
    match: (request: Request | string) => Promise.resolve(files.get(path(request))?.clone()),
    put: (request: Request, response: Response) => Promise.resolve(void files.set(path(request), response)),
  };
}

beforeAll(async () => {
  vi.stubGlobal("__SHELL__", { version: "two", files: ["/assets/index-1.js"] });
  vi.stubGlobal("location", { origin: HOME });
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  vi.stubGlobal("fetch", answered);
  vi.stubGlobal("self", {
    addEventListener: (kind: string, hears: (event: unknown) => void) => heard.set(kind, hears),
  });
  await import("./sw");
});
afterAll(() => vi.unstubAllGlobals()); // other files run in the same document
beforeEach(async () => {
  kept.clear();
  answered.mockReset();
  await happens("install");
});

async function happens(kind: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  heard.get(kind)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}
/** What the worker answers; null where it leaves it to the network. */
async function asked(address: string, mode = "no-cors", method = "GET"): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  const request = { url: HOME + address, method, mode };
  heard.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => answers.push(given) });
  const [answer] = answers;
  return answer ? (await answer).text() : null;
}

it("shows the server's page, and the one it keeps where there is none", async () => {
  answered.mockResolvedValueOnce(new Response("fresh"));
  expect(await asked("/t/abc", "navigate")).toBe("fresh");
  answered.mockRejectedValueOnce(new TypeError("away"));
  expect(await asked("/t/abc", "navigate")).toBe("kept /");
  answered.mockResolvedValueOnce(new Response("bad gateway", { status: 502 }));
  expect(await asked("/", "navigate")).toBe("kept /");
  answered.mockResolvedValueOnce(new Response("not found", { status: 404 }));
  expect(await asked("/nowhere", "navigate")).toBe("not found");
});

it("fetches a file with a hash once", async () => {
  answered.mockResolvedValueOnce(new Response("board"));
  expect(await asked("/assets/board-2.js")).toBe("board");
  expect(await asked("/assets/board-2.js")).toBe("board");
  expect(await asked("/assets/index-1.js")).toBe("kept /assets/index-1.js");
  expect(answered).toHaveBeenCalledTimes(1);
});

it("keeps no failure", async () => {
  answered.mockResolvedValueOnce(new Response("gone", { status: 404 }));
  expect(await asked("/assets/board-3.js")).toBe("gone");
  answered.mockResolvedValueOnce(new Response("there"));
  expect(await asked("/assets/board-3.js")).toBe("there");
});

it("has nothing to do with the table itself, with changes, or with other sites", async () => {
  expect(await asked("/api/tables")).toBeNull();
  expect(await asked("/api/tables/abc/receipt", "navigate")).toBeNull();
  expect(await asked("/assets/index-1.js", "cors", "POST")).toBeNull();
  expect(await asked("/manifest.webmanifest")).toBeNull();
});

it("throws away what an older version kept, and nothing of others", async () => {
  cacheOf("seaboard-one");
  cacheOf("another-program");
  await happens("activate");
  expect([...kept.keys()].sort()).toEqual(["another-program", "seaboard-two"]);
});

/** The HTTP half of docs/protocol.md. */

import type {
  Atlas,
  CampaignSummary,
  CampaignTable,
  Clause,
  Done,
  FoundClauses,
  Frame,
  GameInfo,
  LessonInfo,
  Link,
  Message,
  Names,
  NewCampaign,
  NewTable,
  Next,
  Odds,
  Reach,
  Refused as Answer,
  Replayed,
  Reviewed,
  Rulebook,
  Seated,
  TablePage,
  View,
  WorkedExample,
} from "./protocol";
import { server } from "./shell/server.svelte";

/** What the server refused, as a message to show. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly what: Message,
    readonly rules: string[] = [],
  ) {
    super(what.id);
  }
}

/** What to say to a person about anything that went wrong. */
export function reasonOf(fault: unknown): { message: Message; rules: string[] } {
  if (fault instanceof Refused) return { message: fault.what, rules: fault.rules };
  return { message: { id: "web-error-network" }, rules: [] };
}

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address, { credentials: "same-origin", ...request }).catch((fault: unknown) => {
    void server.missed();
    throw fault;
  });
  if (response.ok) return (await response.json()) as T;
  let what: Message = { id: "web-error-status", args: { status: response.status } };
  let rules: string[] = [];
  try {
    const error = (await response.json()) as Partial<Answer>;
    if (typeof error.message?.id === "string") what = error.message;
    rules = error.rules ?? [];
  } catch {
    // not one of our answers: the status has to do
  }
  throw new Refused(response.status, what, rules);
}

/** A table as a form asks for it. */
export interface WantedTable {
  game: string;
  options: Record<string, number | string>;
  seats: string[];
  /** What each person is to be called, as far as known. */
  names?: (string | null)[];
  /** Seconds that a timed question stays open; 0 until all have answered. */
  clock?: number;
}

const path = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => ask<GameInfo[]>("/api/games");
const known = new Map<string, Promise<Odds | null>>();
/** Fetched once; null where nothing was measured. */
export function oddsOf(game: string): Promise<Odds | null> {
  let odds = known.get(game);
  if (!odds) {
    odds = ask<Odds | null>(`/api/games/${encodeURIComponent(game)}/odds`);
    known.set(game, odds);
    odds.catch(() => known.delete(game));
  }
  return odds;
}
/** A game before anything has happened, with these options. */
export const opening = (game: string, options: Record<string, number | string>) =>
  ask<View>(
    `/api/games/${encodeURIComponent(game)}/opening?${new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])).toString()}`,
  );
/** A page of this browser's tables, newest first; `next` opens the page after it. */
export const tables = (next: string | null = null) =>
  ask<TablePage>(`/api/tables${next === null ? "" : `?before=${encodeURIComponent(next)}`}`);
/** Away with a table, or only from this list where somebody else set it up. */
export const deleteTable = (id: string) => ask<Done>(`${path(id)}/delete`, {});
/** All lessons, game by game, chapter by chapter. */
export const lessons = () => ask<LessonInfo[]>("/api/lessons");
/** A table for a lesson; `id` is its game and its name. */
export const beginLesson = (id: string) =>
  ask<NewTable>(`/api/lessons/${id.split("/").map(encodeURIComponent).join("/")}`, {});
export const create = (table: WantedTable) => ask<NewTable>("/api/tables", table);
export const sit = (id: string, token: string, name: string | null = null) =>
  ask<Seated>(`${path(id)}/sit`, { token, name });
/** What one of this browser's seats is called from now on; an empty name takes it back. */
export const rename = (id: string, seat: number, name: string) => ask<Names>(`${path(id)}/name`, { seat, name });
/** The table after a finished one: the same for all who sat there. */
export const again = (id: string) => ask<Next>(`${path(id)}/again`, {});
/** The next piece of looking back at a finished game, for the only person who played it. */
export const review = (id: string) => ask<Reviewed>(`${path(id)}/review`, {});
/** Where other devices find this server. */
export const reach = () => ask<Reach>("/api/reach");
export const reissue = (id: string, seat: number) => ask<Link>(`${path(id)}/reissue`, { seat });
/** A position of the past; `seat` where this browser looks from one of several. */
export const frameAt = (id: string, number: number, seat: number | null = null) =>
  ask<Frame>(`${path(id)}/at/${number}${seat === null ? "" : `?seat=${seat}`}`);
/** A page of a record: its positions from number `first` on. */
export const replay = (text: string, first: number, seat: number | null = null) =>
  ask<Replayed>("/api/replay", { text, first, seat });
/** The same of a finished table, from any seat's eyes; `key` opens it to whoever holds nothing there. */
export const replayTable = (id: string, seat: number | null, first: number, key: string) =>
  ask<Replayed>(`${path(id)}/replay`, { seat, first, key });
export const shareLink = (id: string) => ask<Link>(`${path(id)}/share`);
export const receipt = (id: string) => `${path(id)}/receipt`;
export const live = (id: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path(id)}/live`;

const campaign = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;

export const campaigns = () => ask<CampaignSummary[]>("/api/campaigns");
export const newCampaign = (name: string, difficulty: string) =>
  ask<NewCampaign>("/api/campaigns", { name, difficulty });
export const importCampaign = (text: string) => ask<NewCampaign>("/api/campaigns/import", { text });
export const atlas = (id: string) => ask<Atlas>(campaign(id));
export const playCampaign = (id: string, scenario: string | null, aztec: string | null, anew = false) =>
  ask<CampaignTable>(`${campaign(id)}/play`, { scenario, aztec, anew });
export const forkCampaign = (id: string, chapters: number, name: string) =>
  ask<NewCampaign>(`${campaign(id)}/fork`, { chapters, name });
export const renameCampaign = (id: string, name: string) => ask<Done>(`${campaign(id)}/name`, { name });
export const deleteCampaign = (id: string, name: string) => ask<Done>(`${campaign(id)}/delete`, { name });
export const linkCampaign = (id: string) => ask<Link>(`${campaign(id)}/link`, {});
export const enterCampaign = (id: string, token: string) => ask<Done>(`${campaign(id)}/enter`, { token });
export const campaignFile = (id: string) => `${campaign(id)}/export`;
export const chapterRecord = (id: string, number: number) => `${campaign(id)}/chapters/${number}/record`;

const book = (game: string) => `/api/rulebook/${encodeURIComponent(game)}`;
/** What a rulebook holds besides its clauses. */
export const rulebookOf = (game: string) => ask<Rulebook>(book(game));
/** An example of a rulebook with the position of each step. */
export const exampleOf = (game: string, name: string) =>
  ask<WorkedExample>(`${book(game)}/examples/${encodeURIComponent(name)}`);
export const findClauses = (game: string, code: string, words: string) =>
  ask<FoundClauses>(`${book(game)}/search/${encodeURIComponent(code)}?${new URLSearchParams({ words }).toString()}`);

const registers = new Map<string, Promise<Clause[]>>();

/** A game's clauses in a language, fetched once. */
export function clauses(game: string, code: string): Promise<Clause[]> {
  const key = `${game}/${code}`;
  let register = registers.get(key);
  if (!register) {
    register = ask<Clause[]>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(code)}`);
    registers.set(key, register);
    register.catch(() => registers.delete(key));
  }
  return register;
}

/** The wire types of docs/protocol.md. */

export type Argument = number | string | Message;
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}
export interface Line {
  message: Message;
  rules: string[];
}
export interface Choice {
  do: string;
  targets: string[];
  rules: string[];
}
export interface Refusal {
  do: string;
  reason: Message;
  rules: string[];
}
export interface Ask {
  prompt: Message;
  seats: number[];
  mine: boolean;
  sealed: boolean;
  rules: string[];
  choices: Choice[];
  refusals: Refusal[];
}
export interface Outcome {
  ending: string;
  scores: number[];
  winners: number[];
  message: Message;
  rules: string[];
}
export interface View {
  seat: number;
  ask: Ask | null;
  outcome: Outcome | null;
}
export interface TableEvent {
  number: number;
  seat: number;
  text: string;
  lines: Line[];
}
export interface Frame {
  number: number;
  event: { seat: number; text: string } | null;
  lines: Line[];
  view: View;
}
/** The scores of all seats after an event that changed them. */
export interface CoursePoint {
  number: number;
  scores: number[];
}
/** A question with a clock: how long it stays open in all, and how much of that was left when this was sent. */
export interface OpenWindow {
  seconds: number;
  left: number;
}
export interface Update {
  type: "update";
  table: string;
  game: string;
  /** Whether seats know different things; then a screen with several seats looks from one at a time. */
  secrets: boolean;
  options: Record<string, number | string>;
  seats: string[];
  present: number[];
  yours: number[];
  /** The seat this screen looks from; null for nobody's. */
  looking: number | null;
  host: boolean;
  number: number;
  ask: number;
  view: View;
  previews: Record<string, Line[]>;
  events: TableEvent[];
  undo: boolean;
  restart: boolean;
  /** Whether a hint may be asked for now; how many the log knows of. */
  hint?: boolean;
  hints?: number;
  thinking: boolean;
  window?: OpenWindow | null;
  commitment: string;
  seed: string | null;
  /** Once the game is over, where it has scores. */
  course?: CoursePoint[] | null;
  /** The campaign this table belongs to. */
  campaign?: string | null;
}
export type FromServer =
  | Update
  | { type: "answer"; id: string; number: number }
  | { type: "refused"; id: string; message: Message; rules: string[] }
  | { type: "stale"; id: string }
  | { type: "hint"; id: string; ask: number; choices: Advice[] }
  | { type: "beat" }
  | { type: "error"; message: Message };
export type FromBrowser =
  | { type: "hello"; seen: number; seat?: number | null }
  | { type: "do"; do: string; ask: number; id: string }
  | { type: "undo"; ask: number; id: string; whole: boolean }
  | { type: "hint"; ask: number; id: string }
  | { type: "beat" };
/** A choice and how often it wins, from 0 to 1, with the interval of that and the games it was seen in. */
export interface Advice {
  do: string;
  chance: number;
  low: number;
  high: number;
  games: number;
}
export interface GameOption {
  name: string;
  default: number | string;
  values: (number | string)[];
  label: Message;
  rules: string[];
}
export interface GameInfo {
  id: string;
  secrets: boolean;
  /** The possible numbers of players; the option `players` chooses, where there is one. */
  seats: number[];
  options: GameOption[];
  bots: string[];
}
/** How often bots win: the quick one with every combination of options, the strong one with some. */
export interface Odds {
  bot: string;
  games: number;
  options: { name: string; values: (number | string)[] }[];
  /** For every combination, the last option changing fastest. */
  wins: number[];
  strong: { options: Record<string, number | string>; games: number; wins: number }[];
}
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, number | string>;
  seats: string[];
  yours: number[];
  number: number;
  over: boolean;
  outcome: Message | null;
  created: number;
  campaign?: string | null;
  /** Why it cannot be opened: it was begun with older rules, say. */
  fault?: Message | null;
}
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}
/** A solo campaign in the list of this browser's. */
export interface CampaignSummary {
  campaign: string;
  name: string;
  created: number;
  difficulty: string;
  hearts: number;
  lives: number;
  status: "ongoing" | "won" | "fallen";
  gold: number;
  rank: string | null;
  victories: number;
  length: number;
  played: number;
  open: string[];
  table: string | null;
}
export interface AtlasChapter {
  number: number;
  scenario: string;
  ending: string;
  won: boolean;
  gold: number;
  outcome: Message;
  gives: Message[];
  game: string;
  mine: boolean;
}
export interface AtlasScenario {
  scenario: string;
  place: "won" | "open" | "ahead" | "closed";
  depth: number;
  lost: number;
  chapter: number | null;
}
export interface AtlasRoad {
  scenario: string;
  title: string;
  leads_to: string | null;
  gives: Message[];
  lives: number;
  road: "taken" | "open" | "closed";
}
export interface Atlas extends CampaignSummary {
  chapters: AtlasChapter[];
  playing: { table: string; scenario: string; number: number | null; other_rules: Message | null } | null;
  bonuses: Message[];
  sections: string[];
  scenarios: AtlasScenario[];
  roads: AtlasRoad[];
  standalone: string[];
}
export interface Clause {
  id: string;
  chapter: string;
  title: string;
  source: string;
  text: string;
  ruling: string;
}
/** Turns message ids into sentences of the chosen language. */
export interface Translator {
  code: string;
  has(id: string): boolean;
  say(message: Message): string;
  text(id: string, args?: Record<string, Argument>): string;
}

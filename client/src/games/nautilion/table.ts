/** What the board shows and offers, read from choices, refusals and previews. It knows no rules. */
import type { Argument, Choice, Line, Refusal } from "../../protocol";
import { MAGE_A, MERCENARY } from "./tokens";
import type { ExpansionsView, NautilionView } from "./view";

export const RECIPIENTS = ["darkhouse", "phantom", "nautilion"] as const;
export type Recipient = (typeof RECIPIENTS)[number];
export const SPELLS = ["whirlwind", "tide", "translation"] as const;
export type Spell = (typeof SPELLS)[number];

/** What the lines of a preview would show on the table. */
export interface Forecast {
  phantom: number | null;
  nautilion: number | null;
  /** Places whose token the Phantom discards or the Nautilion takes. */
  discarded: number | null;
  taken: number | null;
  bites: boolean;
  /** The crew number that would be placed, lost or reserved. */
  placed: number | null;
  lost: number | "reserve" | null;
  reserved: number | null;
  /** The kind of token that would come to the mage's cabin, or leave it. */
  guest: number | null;
  guestLost: number | null;
  swapped: [number, number] | null;
  collides: boolean;
  ends: "victory" | "defeat" | null;
}

export function forecast(lines: Line[], abyss: number): Forecast {
  const seen: Forecast = {
    phantom: null,
    nautilion: null,
    discarded: null,
    taken: null,
    bites: false,
    placed: null,
    lost: null,
    reserved: null,
    guest: null,
    guestLost: null,
    swapped: null,
    collides: false,
    ends: null,
  };
  for (const { message } of lines) {
    const id = message.id.replace(/^nautilion-/, "");
    const sign = Object.hasOwn(SIGNS, id) ? SIGNS[id] : undefined;
    sign?.(seen, message.args ?? {}, abyss);
    if (id.startsWith("reserved")) seen.reserved = Number(message.args?.token ?? 0);
    else if (id.startsWith("end-")) seen.ends = id === "end-victory" ? "victory" : "defeat";
  }
  return seen;
}

type Sign = (seen: Forecast, args: Record<string, Argument>, abyss: number) => void;
const phantomCatches: Sign = (seen, args) => (seen.phantom = seen.discarded = Number(args.place));
const phantomComes: Sign = (seen, args) => (seen.phantom = Number(args.place));
const nautilionTakes: Sign = (seen, args) => (seen.nautilion = seen.taken = Number(args.place));
const bites: Sign = (seen) => (seen.bites = true);

/** A Mage is named by a message with its letter, crew by its number. */
function kindOf(token: Argument | undefined): number {
  const letter = typeof token === "object" && typeof token.args?.letter === "string" ? token.args.letter : "";
  return letter ? MAGE_A + "ABC".indexOf(letter) : Number(token);
}

/** What a line of a preview shows on the table. */
const SIGNS: Record<string, Sign> = {
  "phantom-moves": phantomCatches,
  "phantom-boards": phantomCatches,
  "phantom-aside": phantomCatches,
  "phantom-astern": phantomCatches,
  "phantom-astern-abyss": (seen, _, abyss) => (seen.phantom = abyss),
  "phantom-arrives": (seen) => (seen.phantom = 0),
  // Face to face: the place comes into being only then.
  "phantom-collides": (seen, args) => {
    phantomComes(seen, { place: Number(args.place) - 0.4 }, 0);
    seen.collides = true;
  },
  collides: (seen, args) => {
    seen.nautilion = Number(args.place) - 0.6;
    seen.collides = true;
  },
  moves: nautilionTakes,
  "moves-astern": nautilionTakes,
  exchanges: nautilionTakes,
  "astern-isles": (seen) => (seen.nautilion = 0),
  "reaches-abyss": (seen, _, abyss) => (seen.nautilion = abyss),
  "darkhouse-bites": bites,
  "darkhouse-bites-twice": bites,
  "darkhouse-nothing": bites,
  "lost-crew": (seen, args) => (seen.lost = Number(args.token)),
  "lost-mercenary": (seen, args) => (seen.lost = Number(args.cabin)),
  "lost-reserve": (seen) => (seen.lost = "reserve"),
  "lost-guest": (seen, args) => (seen.guestLost = kindOf(args.token)),
  placed: (seen, args) => (seen.placed = Number(args.token)),
  stationed: (seen, args) => (seen.placed = Number(args.cabin)),
  "crew-back": (seen, args) => (seen.placed = Number(args.token)),
  "heroic-played": (seen, args) => (seen.lost = Number(args.token)),
  unseated: (seen, args) => (seen.lost = Number(args.token)),
  "cabin-entered": (seen, args) => (seen.guest = kindOf(args.token)),
  swapped: (seen, args) => (seen.swapped = [Number(args.one), Number(args.other)]),
};

/** Choices whose only target is `kind-N`, by N. */
export function choicesAt(choices: Choice[], kind: string): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const [target] = choice.targets;
    if (choice.targets.length === 1 && target?.startsWith(`${kind}-`))
      found.set(Number(target.slice(kind.length + 1)), choice);
  }
  return found;
}

export function choiceOn(choices: Choice[], target: string): Choice | undefined {
  return choices.find((choice) => choice.targets.length === 1 && choice.targets[0] === target);
}

/** The thing on the table that a refused move points at. */
export function refusedTarget(text: string): string {
  const [verb = "", what = ""] = text.split(" ");
  if (verb === "swap" || verb === "with") return `path-${what}`;
  if (verb === "place" || verb === "station" || verb === "unseat") return `cabin-${what}`;
  if (verb === "discard" && /^([ABC]|cabin-\d)$/.test(what)) return "guest";
  if (verb === "discard") return what === "reserve" ? "reserve" : `cabin-${what}`;
  if (verb === "insert") return `path-${what}`;
  return verb;
}

export function refusalsAt(refusals: Refusal[], kind: string): Map<number, Refusal> {
  const found = new Map<number, Refusal>();
  for (const refusal of refusals) {
    const target = refusedTarget(refusal.do);
    if (target.startsWith(`${kind}-`)) found.set(Number(target.slice(kind.length + 1)), refusal);
  }
  return found;
}

export function refusalOn(refusals: Refusal[], target: string): Refusal | undefined {
  return refusals.find((refusal) => refusedTarget(refusal.do) === target);
}

/** The dice of a plan in the order of RECIPIENTS, or null for another choice. */
export function planDice(choice: Choice): [number, number, number] | null {
  const dice = RECIPIENTS.map((recipient) => choice.targets.find((target) => target.startsWith(`${recipient}-`)));
  if (dice.some((target) => target === undefined)) return null;
  return dice.map((target) => Number(target!.split("-")[1])) as [number, number, number];
}

/** Which die (by its index in the tray) each recipient holds. */
export type Holding = [number | null, number | null, number | null];
export const NOTHING: Holding = [null, null, null];

/** Gives a die to a recipient; the die that was there goes back, or to the place the new one came from. */
export function give(holding: Holding, die: number, to: number): Holding {
  const next = [...holding] as Holding;
  const from = next.indexOf(die);
  const old = next[to] ?? null;
  next[to] = die;
  if (from >= 0 && from !== to) next[from] = old;
  return next;
}

export function takeBack(holding: Holding, die: number): Holding {
  return holding.map((held) => (held === die ? null : held)) as Holding;
}

/** The faces a holding gives out, beside those given before; 0 where no die is. */
function faces(holding: Holding, dice: number[], given: readonly number[]): number[] {
  return holding.map((die, to) => given[to] || (die === null ? 0 : dice[die]!));
}

/** When a plan lacks one die only and there is no choice left, the die goes where it must. */
export function complete(holding: Holding, dice: number[], plans: readonly number[][], given = NOBODY): Holding {
  const held = faces(holding, dice, given);
  if (plans.some((plan) => plan.every((face, to) => face === held[to]))) return holding;
  const open = plans.filter((plan) => plan.every((face, to) => !held[to] || held[to] === face));
  const missing = open[0]?.flatMap((face, to) => (face && !held[to] ? [to] : [])) ?? [];
  if (open.length !== 1 || missing.length !== 1) return holding;
  const [to] = missing as [number];
  const die = dice.findIndex((face, index) => face === open[0]![to] && !holding.includes(index));
  return die < 0 ? holding : give(holding, die, to);
}

/** No die has been given out before. */
export const NOBODY: readonly number[] = [0, 0, 0];

/** The plan in the making: a dash where no die is. Whether it is a whole plan, the choices tell. */
export function planText(holding: Holding, dice: number[], given = NOBODY): string {
  return `plan ${faces(holding, dice, given)
    .map((face) => face || "-")
    .join(" ")}`;
}

/** The holding that gives out the dice as a plan says. */
export function holdingOf(plan: readonly number[], dice: number[], given = NOBODY): Holding {
  const used: number[] = [];
  const holding = plan.map((face, to) => {
    if (!face || given[to]) return null;
    const die = dice.findIndex((shown, index) => shown === face && !used.includes(index));
    if (die >= 0) used.push(die);
    return die >= 0 ? die : null;
  });
  return holding as Holding;
}

/** Follows the tokens from one view of the path to the next: two that changed places keep their identity. */
export function followTokens(before: number[], ids: number[], after: number[]): number[] {
  const changed = after.flatMap((token, place) => (token === before[place] ? [] : [place]));
  const [one, other] = changed;
  if (before.length !== after.length) return withInserted(before, ids, after);
  if (changed.length !== 2 || one === undefined || other === undefined) return ids;
  if (!(before[one]! > 0) || before[one] !== after[other] || before[other] !== after[one]) return ids;
  const next = [...ids];
  next[one] = ids[other]!;
  next[other] = ids[one]!;
  return next;
}

/** A token was put back onto the path: those behind it keep their identity. */
function withInserted(before: number[], ids: number[], after: number[]): number[] {
  if (after.length !== before.length + 1) return after.map((_, place) => place);
  const place = after.findIndex((token, index) => token !== before[index]);
  const next = [...ids];
  next.splice(place, 0, Math.max(...ids) + 1);
  return next;
}

/**
 * A token that travels over the table: from and to are `place-N`, `cabin-N`, `guest-N` in the mage's cabin, `reserve`,
 * `hand`, `berths` on the Phantom's board, or `discards`.
 */
export interface Flight {
  crew: number;
  from: string;
  to: string;
  /** After which figure's move it sets off. */
  after: "phantom" | "nautilion" | null;
}

type Extra = Pick<ExpansionsView, "soldiers" | "cabin" | "phantom_board">;
type Tokens = Pick<NautilionView, "turn" | "path" | "nautilion" | "phantom" | "crew" | "reserve_crew" | "taken"> & {
  expansions?: Extra | null;
};

/** Everybody in a cabin, with where that is. */
function housed({ crew, expansions }: Tokens): [number, string][] {
  return [
    ...crew.map((number): [number, string] => [number, `cabin-${number}`]),
    ...(expansions?.soldiers ?? []).map((cabin): [number, string] => [MERCENARY, `cabin-${cabin}`]),
    ...(expansions?.cabin?.guests ?? []).map((guest): [number, string] => [guest, `guest-${guest}`]),
  ];
}

/** What is in one list and not in the other, each as often as that. */
function more(longer: number[], shorter: number[]): number[] {
  const rest = [...longer];
  for (const one of shorter) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The journeys of tokens between two views of one game that follow each other. */
export function flights(before: Tokens, after: Tokens): Flight[] {
  if (after.turn < before.turn || after.turn > before.turn + 1 || after.path.length !== before.path.length) return [];
  const found: Flight[] = [];
  const emptied = (place: number): number => (after.path[place] === 0 ? Math.max(before.path[place] ?? 0, 0) : 0);
  const landed = after.nautilion !== before.nautilion ? emptied(after.nautilion) : 0;
  const source = (crew: number): Pick<Flight, "from" | "after"> | null =>
    before.taken === crew
      ? { from: "hand", after: null }
      : landed === crew
        ? { from: `place-${after.nautilion}`, after: "nautilion" }
        : null;

  const haunted = after.phantom !== before.phantom ? emptied(after.phantom) : 0;
  if (haunted) {
    const slaves = (view: Tokens): number[] => view.expansions?.phantom_board?.slaves ?? [];
    const to = more(slaves(after), slaves(before)).includes(haunted) ? "berths" : "discards";
    found.push({ crew: haunted, from: `place-${after.phantom}`, to, after: "phantom" });
  }
  const [homes, were] = [housed(after), housed(before)];
  const has = (list: [number, string][], [crew, where]: [number, string]): boolean =>
    list.some(([other, there]) => other === crew && there === where);
  for (const home of were) {
    if (!has(homes, home)) found.push({ crew: home[0], from: home[1], to: "discards", after: null });
  }
  const ends = homes.filter((home) => !has(were, home));
  ends.push(...more(after.reserve_crew, before.reserve_crew).map((crew): [number, string] => [crew, "reserve"]));
  if (after.taken !== null && before.taken === null) ends.push([after.taken, "hand"]);
  for (const [crew, to] of ends) {
    const start = source(crew);
    if (start) found.push({ crew, to, ...start });
  }
  return found;
}

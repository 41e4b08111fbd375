/** What the board shows and offers, read from choices and refusals. It knows no rules. */
import type { NautilionShows } from "../../generated/nautilion";
import type { Choice, Refusal } from "../../protocol";
import { numberOf } from "../targets";
import { MERCENARY } from "./tokens";
import type { ExpansionsView, NautilionView } from "./view";

export const RECIPIENTS = ["darkhouse", "phantom", "nautilion"] as const;
export type Recipient = (typeof RECIPIENTS)[number];
export const SPELLS = ["whirlwind", "tide", "translation"] as const;
export type Spell = (typeof SPELLS)[number];

/** What all parts of the path are given. */
export interface PathParts {
  view: NautilionView;
  /** Places that may be chosen now, and places that may not, with the reason. */
  open: Map<number, Choice>;
  refused: Map<number, Refusal>;
  /** The place chosen first for a swap. */
  chosen: number | null;
  shown: Forecast;
}

export type Forecast = NautilionShows;
export const UNSHOWN: Forecast = {
  phantom: null,
  nautilion: null,
  discarded: null,
  taken: null,
  bites: false,
  placed: null,
  lost: null,
  lost_reserve: false,
  reserved: null,
  guest: null,
  guest_lost: null,
  swapped: null,
  collides: false,
  ends: null,
};

/** The dice of a plan in the order of RECIPIENTS, or null for another move. */
export function planDice(move: Pick<Choice, "targets">): Plan | null {
  const dice = RECIPIENTS.flatMap((recipient) => numberOf(move, recipient) ?? []);
  return dice.length === RECIPIENTS.length ? (dice as Plan) : null;
}
export type Plan = [number, number, number];

/** Moves that have a button of their own; the others are made on the board. */
const BUTTONS = [
  "place",
  "station",
  "cabin",
  "reserve",
  "discard",
  "take",
  "spend",
  "keep",
  "unseat",
  "banish",
  "leave",
  "start",
  "insert",
];
export function hasButton(choice: Pick<Choice, "verb">): boolean {
  return BUTTONS.includes(choice.verb);
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

/** The move, allowed or not, that gives out the dice as they are held; undefined while none does. */
export function planned<M extends Pick<Choice, "targets">>(
  moves: M[],
  holding: Holding,
  dice: number[],
  given = NOBODY,
): M | undefined {
  const held = faces(holding, dice, given);
  return moves.find((move) => planDice(move)?.every((face, to) => face === held[to]));
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
 * A token that travels over the table: from and to are `path-N`, `cabin-N`, `guest-N` in the mage's cabin, `reserve`,
 * `hand`, `phantom-board`, or `discards`.
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
        ? { from: `path-${after.nautilion}`, after: "nautilion" }
        : null;

  const haunted = after.phantom !== before.phantom ? emptied(after.phantom) : 0;
  if (haunted) {
    const slaves = (view: Tokens): number[] => view.expansions?.phantom_board?.slaves ?? [];
    const to = more(slaves(after), slaves(before)).includes(haunted) ? "phantom-board" : "discards";
    found.push({ crew: haunted, from: `path-${after.phantom}`, to, after: "phantom" });
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

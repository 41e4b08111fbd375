/** Tokens beside the crew, and questions about them. No rules: what may be done, the choices tell. */
import type { Choice, Translator } from "../../protocol";
import { numberOf } from "../targets";
import type { NautilionView } from "./view";

export const BLANK = 0;
export const CREW = 9;
export const MAGE_A = 10;
export const MAGE_C = 12;
export const MERCENARY = 13;
export const REEF = 14;

export function isCrew(kind: number): boolean {
  return kind >= 1 && kind <= CREW;
}
export function isMage(kind: number): boolean {
  return kind >= MAGE_A && kind <= MAGE_C;
}
/** What is written on a token. */
export function mark(kind: number): string {
  return isMage(kind) ? "ABC"[kind - MAGE_A]! : isCrew(kind) ? String(kind) : "";
}
export function tokenName(translator: Translator, kind: number): string {
  const name = translator.text(`board-crew-${kind}`);
  return isCrew(kind) ? translator.text("board-crew", { token: kind, creature: name }) : name;
}

/** Whether a token like this one is aboard already, wherever it could go. */
export function isAboard(view: NautilionView, kind: number): boolean {
  const cabin = view.expansions?.cabin;
  const inCabin = !cabin || cabin.guests.includes(kind) || !(isMage(kind) || cabin.partners.includes(kind));
  if (isMage(kind)) return inCabin;
  return view.crew.includes(kind) && inCabin;
}

/** The tokens of the reserve: those of the start, Reefs, then the others. */
export function reserveTokens(view: NautilionView): number[] {
  const reefs = view.expansions?.reefs_in_reserve ?? 0;
  const blanks = view.reserve - view.reserve_crew.length - reefs;
  return [...Array<number>(blanks).fill(BLANK), ...Array<number>(reefs).fill(REEF), ...view.reserve_crew];
}

/** How many tokens of each kind lie in the discard pile. */
export function discardPile(view: NautilionView): Map<number, number> {
  const pile = new Map<number, number>();
  for (const kind of view.discarded) pile.set(kind, (pile.get(kind) ?? 0) + 1);
  const { blanks_discarded = 0, reefs_discarded = 0 } = view.expansions ?? {};
  if (reefs_discarded) pile.set(REEF, reefs_discarded);
  if (blanks_discarded) pile.set(BLANK, blanks_discarded);
  return pile;
}

/** The kind of token in the mage's cabin that a choice is about: a Mage, or somebody's partner. */
export function guestKind(choice: Choice, partners: number[]): number | null {
  const trade = numberOf(choice, "guest-partner");
  return trade === null ? numberOf(choice, "guest") : (partners[trade] ?? BLANK);
}

/** Choices about the mage's cabin, by the kind of token. */
export function guestChoices(choices: Choice[], partners: number[]): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const kind = guestKind(choice, partners);
    if (kind !== null) found.set(kind, choice);
  }
  return found;
}

/** The crew whom ducts connect with one of them. */
export function groupOf(cabin: number, crew: number[], ducts: [number, number][]): number[] {
  const reached = new Set([cabin]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const [one, other] of ducts) {
      if (reached.has(one) && crew.includes(other)) reached.add(other);
      if (reached.has(other) && crew.includes(one)) reached.add(one);
    }
  }
  return [...reached].sort((a, b) => a - b);
}

/** A choice to keep a group is a choice of each cabin in it. */
export function spreadGroups(cabins: Map<number, Choice>, view: NautilionView): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const [cabin, choice] of cabins) {
    const group = choice.verb === "keep" ? groupOf(cabin, view.crew, view.board.ducts) : [cabin];
    for (const one of group) found.set(one, choice);
  }
  return found;
}

/** Who may pay for a Heroic Action card, by cabin. */
export function payers(choices: Choice[], card: number): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const cabin = numberOf(choice, "cabin");
    if (cabin !== null && numberOf(choice, "heroic") === card) found.set(cabin, choice);
  }
  return found;
}

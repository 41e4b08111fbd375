/** What the table offers, read from choices and refusals: card, then animal, then goal. It knows no rules. */

import type { Ask, Choice, Refusal, TableEvent } from "../../protocol";
import { named } from "../targets";
import type { Card, DiluviaView, Player } from "./view";

export interface Offer {
  choices: Choice[];
  refusals: Refusal[];
}
export const NOTHING: Offer = { choices: [], refusals: [] };

export function offer(ask: Ask | null, active: boolean): Offer {
  return ask && active ? { choices: ask.choices, refusals: ask.refusals } : NOTHING;
}

const begins = (targets: string[], picked: string[]): boolean => picked.every((one, index) => targets[index] === one);

/** The choices that what is picked so far leads to. */
export function following({ choices }: Offer, picked: string[]): Choice[] {
  return choices.filter((choice) => begins(choice.targets, picked));
}

/** What can be picked next. */
export function next(given: Offer, picked: string[]): Set<string> {
  return new Set(following(given, picked).flatMap((choice) => choice.targets[picked.length] ?? []));
}

/** The move that the picked parts make, when they are all. */
export function made(given: Offer, picked: string[]): Choice | undefined {
  return following(given, picked).find((choice) => choice.targets.length === picked.length);
}

/** Why the next part cannot be picked, where that is known. */
export function refused({ refusals }: Offer, picked: string[]): Refusal | undefined {
  return refusals.find(({ targets }) => targets.length === picked.length && begins(targets, picked));
}

export interface Step {
  picked: string[];
  /** The move to make, or why it cannot be made, or a text the server will refuse with its reason. */
  choice?: Choice;
  refusal?: Refusal;
  text?: string;
}

/** What a press on a part of the table comes to. */
export function press(given: Offer, picked: string[], target: string): Step {
  if (picked.includes(target)) return { picked: picked.slice(0, picked.indexOf(target)) };
  for (let length = picked.length; length >= 0; length--) {
    const longer = [...picked.slice(0, length), target];
    const choice = made(given, longer);
    if (choice) return { picked: longer, choice };
    if (following(given, longer).length) return { picked: longer };
    const refusal = length === picked.length ? refused(given, longer) : undefined;
    if (refusal) return { picked, refusal };
  }
  // An animal pressed before its card: right if only one card could use it.
  const cards = new Set(given.choices.filter((one) => one.targets[1] === target).map((one) => one.targets[0]!));
  const [card] = cards;
  if (!picked.length && card && cards.size === 1) return press(given, [card], target);
  // Anything else in its reach: the server says why not.
  const [start, goal] = [named(picked[1], "at"), named(target, "at")];
  const like = following(given, picked)[0];
  if (like && start && goal) return { picked, text: `${like.verb} ${start} ${goal}` };
  return { picked };
}

/** How the next part is asked for, by the kind of card and how far one is. */
export function hint(given: Offer, picked: string[]): "animal" | "victim" | "goal" | "way" | "place" | "drop" | null {
  const open = [...next(given, picked)];
  if (!picked.length || !open.length) return null;
  if (open.every((one) => one === "drop")) return "drop";
  if (open.some((one) => named(one, "way"))) return "way";
  const card = picked[0];
  if (card === "card-move") return picked.length === 1 ? "animal" : "goal";
  if (card === "card-stampede") return picked.length === 1 ? "animal" : "victim";
  return "place";
}

export interface Held {
  card: Card;
  count: number;
  open: boolean;
  /** It can do nothing now and may only be discarded. */
  drop: boolean;
}

/** As they lie in a hand. */
export const HAND: Card[] = ["move", "stampede", "maneuver", "tsunami", "tentacles", "rescue", "undo"];

/** The hand by kinds of cards. */
export function held(hand: Card[], given: Offer): Held[] {
  return HAND.flatMap((card): Held[] => {
    const count = hand.filter((one) => one === card).length;
    const open = next(given, [`card-${card}`]);
    return count ? [{ card, count, open: open.size > 0, drop: open.size === 1 && open.has("drop") }] : [];
  });
}

/** Whose animal stands or sits where. */
export function animals(players: Pick<Player, "seat" | "jungle" | "aboard">[]): Map<string, number> {
  return new Map(players.flatMap(({ seat, jungle, aboard }) => [...jungle, ...aboard].map((place) => [place, seat])));
}

/** How many animals a side has on the raft. */
export function aboardOfSide(view: Pick<DiluviaView, "players">, side: number): number {
  return view.players.reduce((sum, one) => sum + (one.side === side ? one.aboard.length : 0), 0);
}

/** The number of the event in which the die fell last; the same face twice is two rolls. */
export function lastRoll(events: Pick<TableEvent, "verb" | "number">[]): number {
  return events.findLast((event) => event.verb === "~die")?.number ?? 0;
}

/** Which side one looks from, or -1. */
export function ownSide(view: Pick<DiluviaView, "players" | "seat">): number {
  return view.players[view.seat]?.side ?? -1;
}

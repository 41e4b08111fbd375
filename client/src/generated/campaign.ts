/** What is seen of a scenario of the campaign. Written by scripts/wire-types: change the Python types and run it. */

import type { Action, DiluviumView, Kind, People } from "./diluvium";
import type { Message } from "./wire";

export type Token = "0" | "1" | "1*" | "2" | "2*";
export type City = "home" | "foe" | "foe2" | "ally" | "found";
export type Foe = "warship" | "second" | "outpost" | "city";
export interface SoloView extends DiluviumView {
  solo: SoloPart;
}
/**
 * `tokens` has by place an objective token's number, 0 while it lies face down; `stores` by place the food, craft and
 * weapons lying there; `cities` by place `home`, `foe`, `foe2` or `ally`; `foe` is whom a battle is fought with.
 * `signs` has by place what it means here: `hydra`, `guardian`…
 */
export interface SoloPart {
  scenario: string;
  chapter: number;
  goals: GoalView[];
  needs_gold: boolean;
  adversary: AdversaryView | null;
  coins: number;
  aside: number;
  cities: Record<string, City>;
  green: string[];
  tokens: Record<string, number>;
  signs: Record<string, string>;
  stores: Record<string, [number, number, number]>;
  exile: string | null;
  found: string | null;
  conquered: string[];
  escort: string | null;
  veteran: string | null;
  veteran_lies: boolean;
  allied: number;
  lost: number;
  lying: number[];
  tally: number;
  wins: number;
  foe: Foe | null;
  odds: OddsView | null;
}
/**
 * A victory of the scenario, how far you are (`have` of `need`), and where it helps what is left to do. It is `met`
 * when it was at any time in this round (S-2.4). `gives` is what it brings for the rest of a campaign; it is `poor`
 * when the next step reaches it, or did, and your gold is not enough to win with it (S-2.5).
 */
export interface GoalView {
  title: string;
  have: number;
  need: number;
  met: boolean;
  left: Message | null;
  gives: Message[];
  poor: boolean;
}
/**
 * Its board: settlers in reserve, settlement tokens from the top, combat tokens. `mirrors` is the action it will take
 * unless a token says otherwise, None when it will do nothing; `bound` are the places its warships may stop at when
 * they sail next.
 */
export interface AdversaryView {
  people: People | null;
  reserve: number;
  column: Kind[];
  pile: Token[];
  shown: Token[];
  range: number;
  mirrors: Action | null;
  second: string | null;
  bound: string[];
}
/**
 * Of a battle: whether you win a tie, and for each number of weapons, none first, how many of the `tokens` left you win
 * against.
 */
export interface OddsView {
  ties: boolean;
  wins: number[];
  tokens: number;
}

/** What is seen of a scenario of the campaign: Diluvium's view and `solo`, field for field what the server sends. */

import type { Message } from "../../protocol";
import type { Action, DiluviumView, Kind, People } from "../diluvium/view";

/** Combat tokens: the value, and a star where a random action goes with it. */
export type Token = "0" | "1" | "1*" | "2" | "2*";
export type City = "home" | "foe" | "foe2" | "ally";

export interface Goal {
  title: string;
  have: number;
  need: number;
  met: boolean;
  /** What is left to do, where the number does not tell it. */
  left: Message | null;
}
export interface Adversary {
  people: People | null;
  reserve: number;
  column: Kind[];
  /** Combat tokens that may still be drawn, and those that lie open. */
  pile: Token[];
  shown: Token[];
  range: number;
  /** The action it will take unless a token says otherwise; null: nothing. */
  mirrors: Action | null;
  /** The place of its second warship. */
  second: string | null;
  /** Where its warships may stop when they sail next. */
  bound: string[];
}
export interface Solo {
  scenario: string;
  chapter: number;
  goals: Goal[];
  needs_gold: boolean;
  adversary: Adversary | null;
  coins: number;
  aside: number;
  cities: Record<string, City>;
  green: string[];
  tokens: Record<string, number>;
  /** What a place means in this scenario. */
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
  /** Whom a battle is fought with; null without one. */
  foe?: "warship" | "second" | "outpost" | "city" | null;
}
export interface SoloView extends DiluviumView {
  solo: Solo;
}
export const YOU = 0;
export const ADVERSARY = 1;
export const ALLY = 2;

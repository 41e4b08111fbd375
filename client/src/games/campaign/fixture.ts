/** A small position of the campaign for the tests. */

import { view as common } from "../diluvium/fixture";
import type { DiluviumView } from "../diluvium/view";
import type { Adversary, Solo, SoloView } from "./view";

export const adversary = (more: Partial<Adversary> = {}): Adversary => ({
  people: "aztecs",
  reserve: 6,
  column: ["food", "weapons", "craft", "ruins"],
  pile: ["0", "0", "1", "1*", "2", "2*"],
  shown: ["1", "2"],
  range: 1,
  mirrors: "settle",
  second: null,
  bound: ["A2"],
  ...more,
});

export function solo(more: Partial<Solo> = {}, other: Partial<DiluviumView> = {}): SoloView {
  return {
    ...common(other),
    solo: {
      scenario: "perilous-land",
      chapter: 21,
      goals: [{ title: "bellicose", have: 1, need: 4, met: false, left: null, gives: [], poor: false }],
      needs_gold: true,
      adversary: adversary(),
      coins: 40,
      aside: 0,
      cities: { A1: "home", A4: "foe" },
      green: ["A3"],
      tokens: {},
      signs: {},
      stores: {},
      exile: null,
      found: null,
      conquered: [],
      escort: null,
      veteran: null,
      veteran_lies: false,
      allied: 0,
      lost: 0,
      lying: [0, 0, 0, 0],
      tally: 0,
      wins: 1,
      foe: null,
      odds: null,
      ...more,
    },
  };
}

/** Small views for tests. */

import type { Ask, Choice, Refusal } from "../../protocol";
import { targetsOf } from "./table";
import type { DiluviaView, Player, Species } from "./view";

const SPECIES: Species[] = ["capybara", "crocodile", "cheetah", "parrot", "monkey", "snake"];

export function player(seat: number, over: Partial<Player> = {}): Player {
  return {
    seat,
    species: SPECIES[seat]!,
    side: seat,
    cards: 6,
    hand: null,
    jungle: [],
    aboard: [],
    adrift: 0,
    rings: [0, 0, 0],
    ...over,
  };
}

export function view(over: Partial<DiluviaView> = {}): DiluviaView {
  return {
    seat: 0,
    ask: null,
    outcome: null,
    players: [player(0), player(1)],
    teams: 0,
    express: true,
    turn: 3,
    first: 0,
    active: 0,
    level: 1,
    raft: "d2",
    columns: 5,
    rows: 3,
    vip: "raft.c2",
    edges: [],
    meter: 2,
    spaces: 6,
    die: null,
    deck: 30,
    floods: 3,
    discards: {},
    emptied: false,
    play: null,
    waived: [],
    risk: { drown: [], left: [], right: [], steps: 4, flood: 10 },
    ...over,
  };
}

export const choice = (text: string): Choice => ({ do: text, targets: targetsOf(text), rules: [] });
export const refusal = (text: string): Refusal => ({
  do: text,
  reason: { id: "diluvia-seat-taken" },
  rules: ["DV-6.1"],
});

export function ask(choices: string[], refusals: string[] = [], id = "diluvia-ask-play"): Ask {
  return {
    prompt: { id },
    seats: [0],
    mine: true,
    sealed: false,
    rules: [],
    choices: choices.map(choice),
    refusals: refusals.map(refusal),
  };
}

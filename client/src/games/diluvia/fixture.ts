/** Small views for tests. */

import { SPECIES } from "../../generated/diluvia";
import type { DiluviaView, Player } from "./view";

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
    who: { id: `diluvia-people-${SPECIES[seat]!}` },
    whom: { id: `diluvia-the-${SPECIES[seat]!}` },
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
    boarding: null,
    described: {},
    risk: { drown: [], left: [], right: [], steps: 4, flood: 10 },
    ...over,
  };
}

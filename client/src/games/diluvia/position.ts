/** A position, and each square and seat of it, in sentences: for whoever does not see the boards. */

import type { Message } from "../../protocol";
import { short } from "./geometry";
import { CARDS, type DiluviaView, type Player } from "./view";

export const who = (player: Player): Message => ({ id: `diluvia-people-${player.species}` });
export const whom = (player: Player): Message => ({ id: `diluvia-the-${player.species}` });

/** A square or seat: who is there and in which danger. */
export function place(view: DiluviaView, at: string, seat: number | undefined): Message[] {
  const raft = at.startsWith("raft.");
  const args = { place: short(at) };
  const told: Message[] = [];
  const player = seat === undefined ? undefined : view.players[seat];
  if (player)
    told.push({
      id: raft ? "board-dlv-seat-of" : "board-dlv-square-of",
      args: { ...args, animal: { id: `board-dlv-one-${player.species}` }, own: player.seat === view.seat ? 1 : 0 },
    });
  else told.push({ id: raft ? "board-dlv-seat-free" : "board-dlv-square-free", args });
  if (at === view.vip) told.push({ id: "board-dlv-vip" });
  if (at === view.raft) told.push({ id: "board-dlv-raft-here" });
  if (!raft && Number(at.slice(1)) <= view.level) told.push({ id: "board-dlv-flooded" });
  if (view.risk.drown.includes(at)) told.push({ id: "board-dlv-danger-rise" });
  if (view.risk.left.includes(at)) told.push({ id: "board-dlv-danger-left" });
  if (view.risk.right.includes(at)) told.push({ id: "board-dlv-danger-right" });
  return told;
}

export function describe(view: DiluviaView): Message[] {
  const active = view.active === null ? undefined : view.players[view.active];
  if (!active || !view.turn) return [{ id: "diluvia-see-setup" }];
  const told: Message[] = [
    { id: "diluvia-see-turn", args: { turn: view.turn, who: whom(active) } },
    { id: "diluvia-see-water", args: { level: view.level, raft: view.raft ?? "" } },
    { id: "diluvia-see-meter", args: { meter: view.meter, spaces: view.spaces } },
    { id: "diluvia-see-deck", args: { cards: view.deck, floods: view.floods } },
  ];
  for (const player of view.players) {
    told.push({ id: "diluvia-see-player", args: { who: who(player), adrift: player.adrift, cards: player.cards } });
    if (player.jungle.length)
      told.push({ id: "diluvia-see-jungle", args: { who: who(player), squares: player.jungle.join(", ") } });
    if (player.aboard.length)
      told.push({ id: "diluvia-see-aboard", args: { who: who(player), seats: player.aboard.map(short).join(", ") } });
  }
  const hand = view.players[view.seat]?.hand ?? [];
  for (const card of CARDS) {
    const number = hand.filter((one) => one === card).length;
    if (number) told.push({ id: "diluvia-see-card", args: { number, card: { id: `diluvia-card-${card}` } } });
  }
  if (view.outcome) told.push(view.outcome.message);
  return told;
}

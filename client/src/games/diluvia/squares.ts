/** Each square and seat in sentences, for whoever does not see the boards. */

import type { Message } from "../../protocol";
import { short, spot } from "./geometry";
import type { DiluviaView } from "./view";

/** A square or seat: who is there and in which danger. */
export function sayPlace(view: DiluviaView, at: string, seat: number | undefined): Message[] {
  const { raft, row } = spot(at);
  const args = { place: short(at) };
  const sentences: Message[] = [];
  const player = seat === undefined ? undefined : view.players[seat];
  if (player)
    sentences.push({
      id: raft ? "board-dlv-seat-of" : "board-dlv-square-of",
      args: { ...args, animal: { id: `board-dlv-one-${player.species}` }, own: player.seat === view.seat ? 1 : 0 },
    });
  else sentences.push({ id: raft ? "board-dlv-seat-free" : "board-dlv-square-free", args });
  if (at === view.vip) sentences.push({ id: "board-dlv-vip" });
  if (at === view.raft) sentences.push({ id: "board-dlv-raft-here" });
  if (!raft && row < view.level) sentences.push({ id: "board-dlv-flooded" });
  if (view.risk.drown.includes(at)) sentences.push({ id: "board-dlv-danger-rise" });
  if (view.risk.left.includes(at)) sentences.push({ id: "board-dlv-danger-left" });
  if (view.risk.right.includes(at)) sentences.push({ id: "board-dlv-danger-right" });
  return sentences;
}

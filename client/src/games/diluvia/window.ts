/** What is said under a declared card: how it is held open, and what one's own part in it is. */

import type { OpenWindow } from "../../protocol";
import type { DiluviaView } from "./view";

type Seen = Pick<DiluviaView, "seat"> & { ask: { seats: number[] } | null; play: { player: number } | null };

/** The id of a message. */
export function noteOf(view: Seen, open: OpenWindow | null, mine: boolean, yours: number[]): string {
  const clock = open?.mode === "clock";
  if (mine)
    return open === null
      ? "board-dlv-effect-undo"
      : open.spared
        ? "board-dlv-window-spared"
        : clock
          ? "board-dlv-window-same"
          : "board-dlv-wait-same";
  if (open?.together) return "board-dlv-window-together";
  if (view.play && yours.includes(view.play.player)) return clock ? "board-dlv-window-yours" : "board-dlv-wait-yours";
  if (view.ask?.seats.includes(view.seat)) return clock ? "board-dlv-window-answered" : "board-dlv-wait-answered";
  return clock ? "board-dlv-window-watch" : "board-dlv-wait-watch";
}

/** What somebody points at in the log or at a caption: these places of the board are ringed, whatever the game. */

import type { Line } from "../protocol";

class Pointed {
  places: string[] = $state.raw([]);
  /** Whose line it is: where none of the places is on the screen, that seat is ringed. */
  seat: number | null = $state(null);
  /** Whether the log is pointed at: then boards show the names of their places. */
  reading = $state(false);

  at(line: Line | null): void {
    [this.places, this.seat] = [line?.places ?? [], line?.seat ?? null];
  }
}

export const pointed = new Pointed();

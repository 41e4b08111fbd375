/** What somebody points at in the log or at a caption: these places of the board are ringed, whatever the game. */

class Pointed {
  places: string[] = $state.raw([]);
  /** Whether the log is pointed at: then boards show the names of their places. */
  reading = $state(false);
}

export const pointed = new Pointed();

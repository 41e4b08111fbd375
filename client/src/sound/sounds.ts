/** The sounds of the table: a few notes each, made by the browser. Nothing is fetched. */

export type Sound = "die" | "move" | "taken" | "lost" | "victory" | "defeat" | "turn";

/** One note: it glides from one pitch (Hz) to another, beginning `at` seconds after its sound. */
export interface Note {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const note = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

export const SOUNDS: Record<Sound, Note[]> = {
  die: [note("triangle", 320, 150, 0, 0.07, 0.5), note("triangle", 240, 120, 0.06, 0.06, 0.3)],
  move: [note("sine", 180, 340, 0, 0.28, 0.35), note("sine", 260, 420, 0.14, 0.22, 0.2)],
  taken: [note("sine", 660, 660, 0, 0.12, 0.3), note("sine", 990, 990, 0.09, 0.2, 0.25)],
  lost: [note("triangle", 330, 165, 0, 0.35, 0.4)],
  victory: [523, 659, 784, 1047].map((pitch, index) => note("triangle", pitch, pitch, index * 0.15, 0.32, 0.35)),
  defeat: [392, 311, 262, 196].map((pitch, index) => note("sine", pitch, pitch * 0.97, index * 0.22, 0.4, 0.35)),
  turn: [note("sine", 880, 880, 0, 0.35, 0.25), note("sine", 1320, 1320, 0.02, 0.25, 0.1)],
};

/** How long a sound lasts, in seconds. */
export function length(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map((one) => one.at + one.lasts));
}

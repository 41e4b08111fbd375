import { length, SOUNDS, type Sound } from "./sounds";

const VOLUME = 0.35;
const PAUSE = 0.06;

/** Plays sounds one after the other. Until they are wanted nothing is made, not even the device. */
export class Player {
  #device: AudioContext | null = null;
  #free = 0; // when the last sound ends

  constructor(
    private readonly wanted: () => boolean,
    private readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  play(...sounds: Sound[]): void {
    if (!this.wanted() || sounds.length === 0) return;
    let device: AudioContext;
    try {
      device = this.#device ??= this.make();
    } catch {
      return; // a browser without sound
    }
    // A page that nobody has touched yet may not sound: it stays silent, and the next touch wakes it.
    if (device.state === "suspended") void device.resume().catch(() => undefined);
    if (this.#free > device.currentTime + 3) return; // a reload of many moves is not a concert
    for (const sound of sounds) {
      const start = Math.max(this.#free, device.currentTime);
      this.#notes(device, sound, start);
      this.#free = start + length(sound) + PAUSE;
    }
  }

  #notes(device: AudioContext, sound: Sound, start: number): void {
    for (const { wave, from, to, at, lasts, loud } of SOUNDS[sound]) {
      const [begin, end] = [start + at, start + at + lasts];
      const tone = device.createOscillator();
      const volume = device.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, begin);
      tone.frequency.exponentialRampToValueAtTime(to, end);
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(loud * VOLUME, begin + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, end);
      tone.connect(volume).connect(device.destination);
      tone.start(begin);
      tone.stop(end);
    }
  }
}

/** The nine crew members as layers of shapes, each in a square from -50 to 50. */

import { around } from "./geometry";

type Kind = "body" | "eye" | "fine" | "glow" | "lamp" | "limb" | "pale" | "shell" | "thin" | "tooth" | "white";
interface Outline {
  kind: Kind;
  d: string;
}
interface Oval {
  kind: Kind;
  x: number;
  y: number;
  rx: number;
  ry: number;
}
const drawn = (kind: Kind, d: string): Outline => ({ kind, d });
const round = (kind: Kind, x: number, y: number, rx: number, ry = rx): Oval => ({ kind, x, y, rx, ry });
/** The same on both sides of the middle. */
const pair = (kind: Kind, x: number, y: number, r: number): Oval[] => [round(kind, -x, y, r), round(kind, x, y, r)];

const TIPS = around(13, 45, 42, 0.2);
const SPIKES = around(13, 33, 31, 0.2)
  .map(({ x, y }, index) => `M${x} ${y}L${TIPS[index]!.x} ${TIPS[index]!.y}`)
  .join("");

/** A colour for each crew member; the drawing and the number tell them apart without it. */
export const HUES = [
  "",
  "#f2b134",
  "#e2725b",
  "#f0d264",
  "#c79be8",
  "#5fb8c9",
  "#7fc27a",
  "#f0876a",
  "#f29bb5",
  "#8fb4ea",
];

export const CREATURES: Record<number, (Outline | Oval)[]> = {
  // seahorse
  1: [
    drawn("limb", "M3 14C6 27-9 27-9 36s13 9 13 1c0-5-6-5-6-1"),
    drawn(
      "body",
      "M-6-41c4-5 15-4 19 3 2 4 2 7 1 10l18 4c4 1 4 7 0 7l-19 1c-3 5 6 10 5 20C17 16 8 22 1 22-9 22-14 12-12 3c1-7 6-10 5-16-4-6-5-20 1-28Z",
    ),
    drawn("body", "M-12-4c-9-3-14 2-14 7 6-1 9 2 13 6Z"),
    drawn("fine", "M-5 0c5 2 10 2 16-1M-7 8c6 2 12 2 19-1M-3 15c4 1 8 1 11-1M-6-41l-6-5M2-44l-1-6"),
    round("eye", 4, -31, 4.4),
  ],
  // octopus
  2: [
    drawn(
      "limb",
      "M-20 8C-26 24-40 16-42 26M-11 14C-12 32-26 28-26 40M0 16C0 30-6 34-2 43M11 14C12 32 26 28 26 40M20 8C26 24 40 16 42 26",
    ),
    drawn("body", "M0-45c18 0 28 13 26 28-1 9-4 13-4 22 0 10-10 13-22 13s-22-3-22-13c0-9-3-13-4-22-2-15 8-28 26-28Z"),
    ...pair("white", 9, -7, 6.5),
    ...pair("eye", 8, -6, 3.4),
    drawn("fine", "M-4 6q4 3 8 0M-12-30q3-5 8-6"),
  ],
  // pufferfish
  3: [
    drawn("fine", SPIKES),
    drawn("body", "M-30-6l-17-11c-2 8-2 16 0 25l17-6Z"),
    round("body", 1, 0, 33, 30),
    drawn("pale", "M-24 12C-10 18 16 18 30 9 24 24 12 29 1 29S-20 24-24 12Z"),
    drawn("body", "M-8 2c-9-6-13 0-12 8 6 2 11-1 13-5Z"),
    round("white", 14, -9, 8),
    round("eye", 16, -9, 4),
    round("eye", 32, 4, 3, 4),
  ],
  // jellyfish
  4: [
    drawn(
      "thin",
      "M-22 2c-8 10 6 16-3 28-4 5-2 10 0 14M-9 4c-7 12 6 18-1 30M9 4c7 12-6 18 1 30M22 2c8 10-6 16 3 28 4 5 2 10 0 14M0 4c-5 14 5 24 0 40",
    ),
    drawn(
      "body",
      "M0-42c24 0 35 18 34 38 0 6-7 7-10 2-4 6-11 6-14 0-3 6-17 6-20 0-3 6-10 6-14 0-3 5-10 4-10-2C-35-24-24-42 0-42Z",
    ),
    drawn("pale", "M-22-18c2-10 9-16 18-17-7 5-11 11-12 19Z"),
    ...pair("eye", 8, -13, 3),
    drawn("fine", "M-4-7q4 3 8 0"),
  ],
  // anglerfish
  5: [
    drawn("fine", "M-3-24C0-47 24-50 30-36"),
    round("glow", 31, -32, 10),
    round("lamp", 31, -32, 5.5),
    drawn("body", "M-27 2L-47-13c2 10 2 22 0 33L-27 9Z"),
    drawn("body", "M-32 5C-28-18-4-32 20-22c6 2 9 7 10 11L8 6l26 10C24 36-24 38-32 5Z"),
    drawn("tooth", "M28-10l-3 9-4-4-2 8-5-4-2 6-4 1 6 3 2-5 4 7 3-5 4 8 2-6 4 7Z"),
    round("white", 2, -12, 6.5),
    round("eye", 4, -11, 3),
    drawn("body", "M-14 8c8-2 11 6 5 14-5-2-8-7-5-14Z"),
  ],
  // turtle
  6: [
    drawn(
      "body",
      "M-20-16C-34-38-44-36-46-22c6 8 16 12 24 14ZM-20 18C-30 36-40 36-42 26c4-8 12-12 20-14ZM14-22c8-18 20-18 22-8-4 8-10 12-16 14ZM14 22c8 18 20 18 22 8-4-8-10-12-16-14Z",
    ),
    round("body", 36, 0, 13, 10),
    round("shell", -2, 0, 31, 26),
    drawn("fine", "M-12-10L6-12 15 0 6 12-12 10-20 0ZM-12-10l-6-10M6-12l5-11M15 0h14M6 12l5 11M-12 10l-6 10M-20 0h-13"),
    round("eye", 41, -4, 2.8),
    round("eye", 41, 4, 2.8),
  ],
  // crab
  7: [
    drawn("thin", "M-22 14l-16 6-3 12M-17 22l-11 8-1 10M22 14l16 6 3 12M17 22l11 8 1 10M-24 2l-9-10M24 2l9-10"),
    drawn(
      "body",
      "M-33-6c-14-4-17-22-5-33 0 9 3 12 6 14 1-6 5-9 10-10 5 13-1 27-11 29ZM33-6c14-4 17-22 5-33 0 9-3 12-6 14-1-6-5-9-10-10-5 13 1 27 11 29Z",
    ),
    drawn("fine", "M-8-8v-11M8-8v-11"),
    drawn("body", "M0-10c18 0 31 8 31 19S16 31 0 31-31 20-31 9s13-19 31-19Z"),
    ...pair("white", 8, -20, 5.5),
    ...pair("eye", 7, -20, 2.8),
    drawn("fine", "M-9 14q9 7 18 0M-18 2q4-4 9-4"),
  ],
  // squid
  8: [
    drawn("thin", "M-9 16c-2 14-14 12-13 26M-3 18c0 12-6 16-4 26M3 18c0 12 6 16 4 26M9 16c2 14 14 12 13 26"),
    drawn("body", "M-11-24C-26-24-34-12-35-3c10-2 18-5 24-9ZM11-24c15 0 23 12 24 21C25-5 17-8 11-12Z"),
    drawn("body", "M0-48c10 8 16 24 15 42 0 6-3 10-3 14 0 9-5 12-12 12s-12-3-12-12c0-4-3-8-3-14-1-18 5-34 15-42Z"),
    ...pair("white", 7, 7, 5.5),
    ...pair("eye", 7, 8, 2.8),
    drawn("fine", "M-6-32v10M0-36v16M6-32v10"),
  ],
  // narwhal
  9: [
    drawn("tooth", "M26-12L49-44 33-7Z"),
    drawn("fine", "M33-19l5 3M38-27l4 3"),
    drawn("body", "M-24 14c-8 0-12 4-22 2 2 10 8 13 14 13-1 6 2 12 9 15 1-10 4-14 8-20Z"),
    drawn("body", "M-30 22C-26-8-6-24 14-22c16 2 24 14 22 26C33 22 14 30-4 28c-8-1-12 2-17 5Z"),
    drawn("pale", "M-14 26C2 22 22 18 35 8 31 22 14 30-4 28c-4 0-7 0-10-2Z"),
    drawn("body", "M2 14c-8 4-10 12-6 19 8-1 13-7 13-15Z"),
    round("eye", 21, -4, 3.6),
    drawn("fine", "M26 7q5 1 9-3M-4-12q4-4 9-4M-10-5q3-2 5-3"),
  ],
};

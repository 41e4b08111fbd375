/** Six animals as layers of cut paper, in a box from -20 to 20. Each has a silhouette of its own. */

import type { Species } from "./view";

export interface Layer {
  d: string;
  fill: string;
}
export interface Look {
  /** The colour of the species, for lines and bands. */
  colour: string;
  /** The whole outline: its paper edge and shadow. */
  outline: string;
  layers: Layer[];
}
const INK = "#2b1d17";
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// A block of a head with small ears and a long square muzzle.
const CAPYBARA = "M-14-7C-14-12-10-15-5-14C-4-17 0-18 2-15C9-15 16-12 17-5V6C17 11 14 13 9 13H-8C-14 13-17 9-16 3z";
// A long flat snout with teeth, eyes on top, a ridged back.
const CROCODILE =
  "M-18 2L-16-4L-12-3L-10-9L-5-7C-4-13 4-13 5-7L17-3C20-2 20 3 18 5L14 8L11 6L8 10L5 7L2 11L-1 8L-5 12C-12 12-18 8-18 2z";
// A round face with two round ears.
const CHEETAH = "M-9-12A6 6 0 1 0-15-4C-18 8-9 16 0 16C9 16 18 8 15-4A6 6 0 1 0 9-12C4-15-4-15-9-12z";
// A crest, a hooked beak, a breast.
const PARROT =
  "M-4-11L-12-18L-3-15L-4-19L3-14C11-14 16-8 15 0C19 2 18 9 13 11C13 8 12 6 9 5C10 12 5 18-3 18H-12C-16 6-14-6-4-11z";
// Ears far out at the sides, a heart of a face.
const MONKEY =
  "M-10-6C-8-14-3-16 0-16C3-16 8-14 10-6C15-9 20-5 19 0C18 5 13 6 10 4C9 12 5 16 0 16C-5 16-9 12-10 4C-13 6-18 5-19 0C-20-5-15-9-10-6z";
// A coil with its head raised.
const SNAKE =
  "M-3-6C-3-14 4-18 10-16C17-14 19-7 14-3L7-2C5 0 7 2 10 3C17 5 19 17 8 17H-9C-19 17-20 5-12 3C-16 0-13-6-8-5C-6-5-5-3-3-6z";

export const LOOKS: Record<Species, Look> = {
  capybara: {
    colour: "#a5622c",
    outline: CAPYBARA,
    layers: [
      { d: CAPYBARA, fill: "#b9743a" },
      { d: "M3-4C10-6 16-3 17 0V6C17 11 14 13 9 13H5C1 8 0 0 3-4z", fill: "#8d5022" },
      { d: "M9 1H15V4C14 6 10 6 9 4z", fill: INK },
      { d: dot(-2, -5, 2), fill: INK },
      { d: "M-6-13C-5-16 0-17 1-14C-1-13-3-12-4-10z", fill: "#8d5022" },
    ],
  },
  crocodile: {
    colour: "#2f8f4e",
    outline: CROCODILE,
    layers: [
      { d: CROCODILE, fill: "#3fa45c" },
      {
        d: "M-5 12C-12 12-18 8-18 2L-16 0C-10 5-2 6 19 2C20 3 19 4 18 5L14 8L11 6L8 10L5 7L2 11L-1 8z",
        fill: "#237340",
      },
      { d: "M-1 4L1 8L4 4zM6 4L8 7L10 3.500zM12 3L14 6L16 3z", fill: "#fff8e4" },
      { d: dot(0, -8, 3.4), fill: "#ffe26a" },
      { d: "M-1-11H1V-5H-1z", fill: INK },
      { d: dot(16, -1, 1.2), fill: INK },
    ],
  },
  cheetah: {
    colour: "#d99a06",
    outline: CHEETAH,
    layers: [
      { d: CHEETAH, fill: "#f7bd31" },
      { d: "M-8 4C-4 1 4 1 8 4C9 11 5 15 0 15C-5 15-9 11-8 4z", fill: "#fff1c9" },
      { d: `${dot(-6, -3, 2)}${dot(6, -3, 2)}M-3 3H3L0 7z`, fill: INK },
      { d: "M-8-1L-7 9L-5 9L-5 0zM8-1L7 9L5 9L5 0z", fill: INK },
      {
        d: `${dot(0, -10, 1.6)}${dot(-4, -8, 1.3)}${dot(4, -8, 1.3)}${dot(-11, 2, 1.4)}${dot(11, 2, 1.4)}${dot(-10, 7, 1.2)}${dot(10, 7, 1.2)}`,
        fill: "#7a4a08",
      },
    ],
  },
  parrot: {
    colour: "#d8412f",
    outline: PARROT,
    layers: [
      { d: PARROT, fill: "#e8503d" },
      { d: "M-12 18C-15 10-14 4-11-2C-6 4-4 11-5 18z", fill: "#2d7fc4" },
      { d: "M-4 18C-3 13-4 9-6 5C-2 6 3 10 4 15C2 17 0 18-4 18z", fill: "#f7bd31" },
      { d: "M4-8A6 6 0 1 0 7 3C9 1 12 0 15 0C16-6 11-10 4-8z", fill: "#fff4dc" },
      { d: dot(6, -4, 2), fill: INK },
      { d: "M15 0C19 2 18 9 13 11C13 8 12 6 8 4C9 1 12-1 15 0z", fill: "#3a2b24" },
    ],
  },
  monkey: {
    colour: "#7d4da0",
    outline: MONKEY,
    layers: [
      { d: MONKEY, fill: "#8a58ad" },
      { d: `${dot(-14.5, -1, 2.8)}${dot(14.5, -1, 2.8)}`, fill: "#f3c9a6" },
      { d: "M0-8C4-12 9-8 8-2C9 3 9 13 0 14C-9 13-9 3-8-2C-9-8-4-12 0-8z", fill: "#f3c9a6" },
      {
        d: `${dot(-4, -3, 2)}${dot(4, -3, 2)}M-2 3.500L0 5L2 3.500L2 2H-2zM-5 8C-2 11 2 11 5 8C3 13-3 13-5 8z`,
        fill: INK,
      },
    ],
  },
  snake: {
    colour: "#0f8196",
    outline: SNAKE,
    layers: [
      { d: SNAKE, fill: "#18a0b5" },
      { d: "M-12 3C-2 5 4 3 10 3C13 4 15 6 15 8C6 10-6 10-17 8C-17 6-15 4-12 3z", fill: "#ffd95a" },
      { d: "M-15 14C-6 12 6 12 14 13C13 16 11 17 8 17H-9C-12 17-14 16-15 14z", fill: "#0b6b7e" },
      { d: "M14-3L19-1L16 0L18 3L13-1z", fill: "#e8503d" },
      { d: dot(8, -10, 2.6), fill: "#fff8e4" },
      { d: dot(8.6, -10, 1.4), fill: INK },
      { d: "M-2-8C0-6 2-5 4-5L2 0C0-1-2-3-3-6z", fill: "#0b6b7e" },
    ],
  },
};

/** Bands of the teams; the number tells them apart without colour. */
export const TEAM_COLOURS = ["#d8412f", "#1d66b3", "#8a6a00"];

/** 1, 2 and 3 as lines, for the bands. */
export const DIGITS = [
  "M-2-1.500L0.500-3V3",
  "M-2.500-1.500C-2-4 3-3.500 2.500-1.500C2 0-1 1-2.500 3H2.800",
  "M-2.500-3H2.300L0-0.600C3.500-0.600 3 3-0.200 3C-1.200 3-2.200 2.600-2.600 2",
];

/** Cards and faces as one path each, in a box from -20 to 20. */
export const ICONS: Record<string, string> = {
  move: "M-14-2H4V-10L17 0L4 10V3H-14z",
  stampede: "M-19-5H-8V-12L3-1L-8 10V4H-19zM7-12L18 0L7 12V5L11 0L7-5z",
  maneuver: "M-18 0L-9-9V-4H9V-9L18 0L9 9V4H-9V9z",
  tsunami:
    "M-18 13C-18-6-6-17 8-14C14-12 17-7 16-3C13-7 8-8 5-5C1-1 5 5 11 6C16 7 18 6 18 6V13zM-9 4A2 2 0 1 0-9 8A2 2 0 1 0-9 4z",
  undo: "M-16-6L-4-16V-10C9-10 16-3 16 5C16 12 11 16 4 17C9 13 10 9 9 6C7 2 2 1-4 1V7z",
  tentacles:
    "M-15 18C-17 4-12-8-4-12C-9-17-2-20 1-15C5-11 0-6-4-4C-9 0-8 10-7 18zM2 18C0 8 4-1 12-5C8-9 13-14 17-10C20-6 16-1 12 1C8 5 9 12 10 18z",
  rescue: "M0-17A17 17 0 1 0 0 17A17 17 0 1 0 0-17zM0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8z",
  sun: "M0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10zM-2-19H2L1-12H-1zM-2 19H2L1 12H-1zM-19-2V2L-12 1V-1zM19-2V2L12 1V-1zM-15-12L-12-15L-8-9L-9-8zM15-12L12-15L8-9L9-8zM-15 12L-12 15L-8 9L-9 8zM15 12L12 15L8 9L9 8z",
  cloud:
    "M-11 4C-19 4-19-7-11-7C-10-15 2-17 6-10C14-12 19-4 14 2C12 4 10 4 8 4zM-10 8L-13 16H-10L-6 8zM-1 8L-4 18H-1L4 8zM9 8L7 15H10L13 8z",
  joker:
    "M-17-8C-10-12-5-8-4-2C-4-10 0-15 0-18C0-15 4-10 4-2C5-8 10-12 17-8C13-7 12 0 12 8H-12C-12 0-13-7-17-8zM-12 10H12V15H-12z",
  throne: "M-13-16L-7-8L0-18L7-8L13-16V8H-13zM-13 11H13V16H-13z",
  card: "M-10-18H10A3 3 0 0 1 13-15V15A3 3 0 0 1 10 18H-10A3 3 0 0 1-13 15V-15A3 3 0 0 1-10-18zM0-11L-7 0L0 11L7 0z",
  tree: "M-3 18V4C-13 6-17-1-11-7C-11-16 3-20 8-12C16-11 17 2 8 4H3V18z",
  raft: "M-18-2H18V4H-18zM-18 6H18V12H-18zM-2-18L12-6H-2z",
  water:
    "M-19-8q4.75-8 9.5 0t9.500 0t9.500 0t9.500 0v6q-4.750 8-9.500 0t-9.500 0t-9.500 0t-9.500 0zM-19 7q4.75-8 9.5 0t9.500 0t9.500 0t9.500 0v6q-4.750 8-9.500 0t-9.500 0t-9.500 0t-9.500 0z",
  drop: "M0-17C7-7 11-2 11 5A11 11 0 0 1-11 5C-11-2-7-7 0-17z",
  die: "M-15-15H15V15H-15zM-8-8A3 3 0 1 0-8-2A3 3 0 1 0-8-8zM8 2A3 3 0 1 0 8 8A3 3 0 1 0 8 2z",
  bin: "M-11-9H11L9 17H-9zM-14-14H-5V-17H5V-14H14V-11H-14z",
  stay: "M-15-3H15V3H-15z",
};

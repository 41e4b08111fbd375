/** A small sign for what a card does, as strokes in a square from -20 to 20. */

const RING = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0";
const DIE = "M-13-13h26v26h-26Z";
const EYE = "M-17 0Q0-16 17 0 0 16-17 0ZM-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0";

export const GLYPHS: Record<string, string> = {
  // the Darkhouse
  twice: "M-15 1A15 15 0 0 1 11-10M15-1A15 15 0 0 1-11 10M11-17v8H3M-11 17V9h8M-3-3a3.500 3.500 0 1 1 5.500 3L-4 5h8",
  "one-by-one": "M-18 5h10v10h-10ZM-5-5H5V5H-5ZM8-15h10v10H8Z",
  "put-back": "M-17 15h34M-9 9a9 9 0 0 1 18 0M0-18v12M-5-11l5 5 5-5",
  "two-tokens":
    "M-17-6a7 7 0 1 0 14 0a7 7 0 1 0-14 0M3 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-13-10l7 8M-6-10l-7 8M7 4l7 8M14 4l-7 8",
  toll: `${RING}M-5-4L5 4M5-4L-5 4M-15 16h30`,
  exchange: "M-15-7h26M5-13l6 6-6 6M15 7h-26M-5 13l-6-6 6-6",
  astern: "M16 0h-30M-5-10L-15 0-5 10M16-8v16",
  "nautilion-first": "M-18 2q4-12 18-12t18 12q-4 12-18 12T-18 2ZM-3-3l4-3v14M-3 8h8",
  "fixed-dice": `${DIE}M-6 0v7H6V0ZM-4 0v-3a4 4 0 0 1 8 0v3`,
  "only-on-four": `${DIE}M-6-6h.1M6-6h.1M-6 6h.1M6 6h.1`,
  "free-whirlwind": "M0-3c5-1 8 5 3 8-7 4-14-4-10-11C-3-14 9-15 14-6c5 10-3 20-13 20C-10 14-17 3-14-8",
  recovery: "M-15 10v6h30v-6M0 9v-25M-8-8l8-8 8 8",
  // the Heroic Actions
  silence: `${EYE}M-15 14L15-14`,
  "phantom-astern": "M-16 0h30M5-10L15 0 5 10M-16-8v16",
  "set-dice": `${DIE}M0-8v16M-8 0H8M-6-6L6 6M6-6L-6 6`,
  replace: "M-15-13H3v22h-18ZM7-9h8v22H-3v-3",
  "phantom-still": "M0-10V16M-14 4C-12 17 12 17 14 4M-7-5H7M-4-14a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "from-discard": "M-16 16h32M-12 10h24M0 4v-20M-8-8l8-8 8 8",
  "from-reserve": "M-17 6a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-6-8Q4-18 12-4M14-12l-2 8-8-2M6 4h11v11H6Z",
  net: "M-16-14Q0-4 16-14M-16-14Q-14 16 0 16T16-14M-10-11L7 12M10-11L-7 12M-15 0H15",
  translations:
    "M-17 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M5 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-10-11q10-7 18 0M10 11q-10 7-18 0",
  trades:
    "M-5-12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-17 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0M7 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-3-7l-6 12M3-7l6 12M-7 10H7",
  disarm: "M-15 15L12-12M6-14l9-1-1 9M-14-14L14 14",
  "clear-reefs": "M0 16V-4M0 8l-10-7v-8M0 2l10-8v-6M-16 14L16-14",
};

/** How the peoples look: a colour and a shape each, so that neither is needed to tell them apart. */

import type { People } from "./view";

export interface Look {
  /** The colour of the pieces, and a dark one for what is drawn on light ground. */
  fill: string;
  dark: string;
  /** The shape of a settler's body and of a marker: within 12 of the origin. */
  shape: string;
  /** The sail of a ship, standing on y = 4. */
  sail: string;
  /** Lines across the sail. */
  seams: string;
}

export const LOOKS: Record<People, Look> = {
  greeks: {
    fill: "#5db3f5",
    dark: "#0e4f86",
    shape: "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11z",
    sail: "M-17-24C-9-21 9-21 17-24C22-14 22-6 17 3C9 0-9 0-17 3C-22-6-22-14-17-24z",
    seams: "M-19-14C-9-11 9-11 19-14M-19-6C-9-3 9-3 19-6",
  },
  egyptians: {
    fill: "#ffd23f",
    dark: "#7a5200",
    shape: "M0-13L13 10H-13z",
    sail: "M-8-29H8L22 3H-22z",
    seams: "M-11-20H11M-15-12H15",
  },
  aztecs: {
    fill: "#4fce8b",
    dark: "#0f6240",
    shape: "M-10.5-10.5H10.5V10.5H-10.5z",
    sail: "M-7-29H7V-20H14V-10H20V3H-20V-10H-14V-20H-7z",
    seams: "M-7-20H7M-14-10H14",
  },
  chinese: {
    fill: "#c98bff",
    dark: "#5b2391",
    shape: "M0-14L13 0L0 14L-13 0z",
    sail: "M2-30C12-26 21-14 22 3H-16C-18-10-10-24 2-30z",
    seams: "M2-30L-16 3M2-30L-3 3M2-30L10 3",
  },
};
const NOBODY: Look = { ...LOOKS.greeks, fill: "#d8cdb4", dark: "#4b4335" };

export function look(people: People | null | undefined): Look {
  return people ? LOOKS[people] : NOBODY;
}

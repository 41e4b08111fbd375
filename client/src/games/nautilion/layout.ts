import { settings } from "../../settings.svelte";

const PANEL = { open: 300, wide: 380, folded: 48 };
const WIDE = 1600;
const LEAST_PATH = 380;
const [NARROWEST, WIDEST] = [400, 620];
const SHARE = 0.43;

/** What the board and its dock have of a window. */
function roomIn(width: number): number {
  return width - (settings.panel ? (width >= WIDE ? PANEL.wide : PANEL.open) : PANEL.folded);
}

/** How wide the dock is beside the path: the path is as high as the window and needs no more than that. */
export function dockWidth(width: number, height: number): number {
  const room = roomIn(width);
  const spare = room - height * 1.15;
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, Math.min(room * SHARE, room - LEAST_PATH), spare)));
}

/** Whether dock and path have room beside each other. */
export function beside({ width }: { width: number }): boolean {
  return roomIn(width) >= NARROWEST + LEAST_PATH;
}

import { settings } from "../../settings.svelte";

const PANEL = { open: 300, folded: 48 };
const LEAST = { dock: 400, path: 380 };

/** The dock's width beside the path, which needs no more than a little over the window's height; `--side` is the panel. */
export const DOCK_WIDTH = `clamp(${LEAST.dock}px, max((100vw - var(--side)) * 0.43, 100vw - var(--side) - 115vh), 620px)`;

/** Whether dock and path have room beside each other. */
export function beside({ width }: { width: number }): boolean {
  return width - (settings.panel ? PANEL.open : PANEL.folded) >= LEAST.dock + LEAST.path;
}

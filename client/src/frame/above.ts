import type { Attachment } from "svelte/attachments";

const GAP = 6;
const HEAD = 48; // title and settings stay in reach
const ASKED = 56; // and so does the question

/** Puts something over the table at the dock: above it, or over its upper part where it stands beside the board. */
export const aboveDock: Attachment<HTMLElement> = (node) => {
  function put(): void {
    const dock = document.querySelector("[data-dock]")?.getBoundingClientRect();
    if (!dock) return;
    const beside = dock.left > GAP;
    const [top, bottom] = beside ? [`${dock.top + ASKED}px`, "auto"] : ["auto", `${innerHeight - dock.top + GAP}px`];
    const room = beside ? innerHeight - dock.top - ASKED : dock.top - HEAD;
    Object.assign(node.style, { top, bottom, left: `${dock.left + 2 * GAP}px`, right: "auto" });
    node.style.maxWidth = `${dock.width - 4 * GAP}px`;
    node.style.maxHeight = `${room - 2 * GAP}px`;
  }
  put();
  const again = () => void requestAnimationFrame(put); // when the dock has its new place
  addEventListener("resize", again);
  return () => removeEventListener("resize", again);
};

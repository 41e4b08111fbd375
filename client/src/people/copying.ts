import { notices } from "../notices.svelte";
import type { Message } from "../protocol";

/** Copy a text; `field` holds it where the browser has no clipboard, as on a plain http address. */
export async function copy(text: string, copied: Message, field: HTMLInputElement | null | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.add(copied, [], "done");
  } catch {
    // the old way, else the person copies the marked text
    field?.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- a plain http address has no other
    notices.add(document.execCommand("copy") ? copied : { id: "web-share-marked" }, [], "done");
  }
}

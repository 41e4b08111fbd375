/** The addresses an invitation may be given with. */

import type { Reach } from "../protocol";

const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is this machine's alone. */
export function isHere(hostname: string): boolean {
  return HERE.test(hostname);
}

/**
 * What the server names, the address this page came by first among them; where it is not, it comes last, unless only this
 * machine knows it. Never empty.
 */
export function originsOf(reach: Reach | null, page: { origin: string; hostname: string }): string[] {
  const named = reach?.addresses ?? [];
  if (named.includes(page.origin)) return [page.origin, ...named.filter((one) => one !== page.origin)];
  if (named.length > 0 && isHere(page.hostname)) return named;
  return [...named, page.origin];
}

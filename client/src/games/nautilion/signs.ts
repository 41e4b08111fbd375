/** What is out of the ordinary this turn, in a few words. */
import type { Translator } from "../../protocol";
import { tokenName } from "./tokens";
import type { NautilionView } from "./view";

export function signsOf({ expansions }: NautilionView, translator: Translator): string[] {
  if (!expansions) return [];
  const { stuck, second, free_whirlwinds, free_translations, aside, darkhouse, heroics } = expansions;
  const deed = (effect: string): string => translator.text(`nautilion-heroic-${effect}`);
  const listed = (id: string, deeds: string[]): string[] =>
    deeds.length ? [`${translator.text(id)} ${deeds.map(deed).join(", ")}.`] : [];
  return [
    ...(stuck ? [`${translator.text("board-sign-stuck")}.`] : []),
    ...(second ? [`${translator.text("board-sign-second")}.`] : []),
    ...(free_whirlwinds ? [`${translator.text("board-sign-whirlwinds", { count: free_whirlwinds })}.`] : []),
    ...(free_translations ? [`${translator.text("board-sign-translations", { count: free_translations })}.`] : []),
    ...(aside !== null ? [`${translator.text("board-sign-aside")} ${tokenName(translator, aside)}.`] : []),
    ...(darkhouse?.silent ? [translator.text("board-silent", { turns: darkhouse.silent })] : []),
    ...listed("board-deeds", heroics?.deeds ?? []),
    ...listed("board-lasting", heroics?.lasting ? [heroics.lasting] : []),
  ];
}

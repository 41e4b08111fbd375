/** What the shell knows of the games of the house beyond what the server tells: a picture, and how heavy they are. */

import campaign from "./art/campaign.svg";
import diluvia from "./art/diluvia.svg";
import diluvium from "./art/diluvium.svg";
import nautilion from "./art/nautilion.svg";

interface Look {
  picture: string;
  /** From 1, light, to 3, heavy: how much one has to hold in mind. */
  weight: 1 | 2 | 3;
}
const LOOKS: Record<string, Look> = {
  nautilion: { picture: nautilion, weight: 1 },
  diluvium: { picture: diluvium, weight: 3 },
  diluvia: { picture: diluvia, weight: 2 },
  campaign: { picture: campaign, weight: 3 },
};

const look = (game: string): Look | undefined => (Object.hasOwn(LOOKS, game) ? LOOKS[game] : undefined);
export const pictureOf = (game: string): string | null => look(game)?.picture ?? null;
export const weightOf = (game: string): number | null => look(game)?.weight ?? null;

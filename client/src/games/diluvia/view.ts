/** What a seat sees of Diluvia. */

export { CARDS } from "../../generated/diluvia";
export type {
  Arrow,
  Card,
  DiluviaShows as Ghost,
  DiluviaView,
  Face,
  PlayerView as Player,
  PlayView as Declared,
  Species,
} from "../../generated/diluvia";

export const SIDE = 7;

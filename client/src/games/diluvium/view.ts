/** What a seat sees of Diluvium. */

export { ACTIONS, RESOURCES } from "../../generated/diluvium";
export type {
  Action,
  BattleView,
  DiluviumView,
  Kind,
  MarkView as Mark,
  MonsterView as Monster,
  People,
  PlaceView as Place,
  PlayerView as Player,
  Prospect,
  Resource,
  Ship,
  SpaceView as Space,
  SuppliesView as Supplies,
} from "../../generated/diluvium";

/** Signs of where gold came from. */

import type { IconName } from "./icons";

const SIGNS: Record<string, IconName> = {
  track: "marker",
  explored: "explore",
  settled: "settle",
  craft: "craft",
  produced: "produce",
  battles: "engage",
  scared: "strength",
  monsters: "monster",
  ruins: "ruins",
  story: "card",
  spent: "token",
};

export function sourceSign(name: string): IconName {
  return SIGNS[name] ?? "token";
}

/** A sign for each scenario, and for what a road brings. */

import type { IconName } from "../games/diluvium/icons";

const SCENARIOS: Record<string, IconName> = {
  "perilous-land": "food",
  "whispers-from-the-east": "explore",
  "what-killed-them": "ruins",
  "friend-in-need": "craft",
  "answer-too-late": "strength",
  "path-of-the-lost": "marker",
  "remains-of-unrest": "card",
  "facing-destiny": "settle",
  "assault-at-the-very-heart": "city",
  "condemned-lands": "laurel",
  "curse-of-mu": "ruins",
  "flash-of-steel": "weapons",
  "last-bastion": "strength",
  "hydras-ire": "monster",
  "noose-in-troubled-waters": "engage",
};
const GIFTS: Record<string, IconName> = {
  bellicose: "engage",
  conqueror: "food",
  prospector: "token",
  archeologist: "card",
  navigator: "city",
  shepherdess: "settle",
  merchant: "craft",
  corruptor: "settle",
  traveler: "explore",
  patron: "token",
  pitiless: "engage",
};
export const scenarioIcon = (scenario: string): IconName => SCENARIOS[scenario] ?? "explore";
export const giftIcon = (title: string): IconName | null => GIFTS[title] ?? null;

/** Words in lines of at most so many letters, where that can be done. */
export function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/ /)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Combinations of options that are worth a name. */

import type { GameInfo } from "../protocol";
import type { Options } from "./form";

export interface Preset {
  id: string;
  /** Message ids. */
  name: string;
  about: string;
  options: Options;
}
export const NO = "no";

/** An expansion is an option that may be left out. */
const BARE: Options = { mages: NO, mercenaries: NO, reefs: NO, machinations: NO, heroics: NO };
const STORM: Options = { mages: "yes", mercenaries: "2", reefs: "yes", machinations: "normal", heroics: "yes" };
const with_ = (more: Options): Options => ({ ...BARE, ...more });

const PRESETS: Record<string, Preset[]> = {
  nautilion: [
    { id: "first", name: "web-preset-first", about: "web-preset-first-about", options: BARE },
    { id: "mages", name: "web-preset-mages", about: "web-about-mages", options: with_({ mages: "yes" }) },
    {
      id: "mercenaries",
      name: "web-preset-mercenaries",
      about: "web-about-mercenaries",
      options: with_({ mercenaries: "2" }),
    },
    { id: "reefs", name: "web-preset-reefs", about: "web-about-reefs", options: with_({ reefs: "yes" }) },
    {
      id: "machinations",
      name: "web-preset-machinations",
      about: "web-about-machinations",
      options: with_({ machinations: "intro" }),
    },
    { id: "heroics", name: "web-preset-heroics", about: "web-about-heroics", options: with_({ heroics: "yes" }) },
    { id: "storm", name: "web-preset-storm", about: "web-preset-storm-about", options: STORM },
  ],
};

/** What a newcomer need not see: it is folded away. Of a game that is not listed, all but the first three. */
const RARE: Record<string, string[]> = {
  nautilion: ["reserve"],
  diluvium: ["peoples"],
  diluvia: ["tentacles", "seats", "reset"],
};

export function isRare(game: GameInfo, option: string): boolean {
  const rare = RARE[game.id] ?? game.options.slice(3).map(({ name }) => name);
  return rare.includes(option);
}

export function presetsOf(game: GameInfo): Preset[] {
  const names = game.options.map((option) => option.name);
  return (PRESETS[game.id] ?? []).filter((preset) => Object.keys(preset.options).every((name) => names.includes(name)));
}

/** The preset these options are, if they are one. */
export function presetIn(presets: Preset[], options: Options): Preset | undefined {
  return presets.find((preset) => Object.entries(preset.options).every(([name, value]) => options[name] === value));
}

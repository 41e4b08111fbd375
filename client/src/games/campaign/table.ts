/** How a scenario is drawn on Diluvium's table, and what its moves are called. It knows no rules. */

import type { Message, Translator, Written } from "../../protocol";
import type { IconName } from "../diluvium/icons";
import type { Sign } from "../diluvium/table";
import { ACTIONS, RESOURCES, type People, type Place } from "../diluvium/view";
import { ADVERSARY, ALLY, type SoloView, type Token } from "./view";

/** A warship beside those of the two sides. */
interface Warship {
  name: string;
  people: People | null;
  strength: number;
  place: string;
  about: Message;
}

export function warships(view: SoloView): Warship[] {
  const { solo } = view;
  const found: Warship[] = [];
  if (solo.adversary?.second)
    found.push({
      name: "second",
      people: "chinese",
      strength: view.players[ADVERSARY]?.strength ?? 0,
      place: solo.adversary.second,
      about: { id: "board-solo-here-second" },
    });
  if (solo.escort)
    found.push({
      name: "escort",
      people: "aztecs",
      strength: 1,
      place: solo.escort,
      about: { id: "board-solo-here-escort" },
    });
  return found;
}

/** How a scenario's own signs are drawn. */
const SIGNS: Partial<Record<string, IconName>> = {
  hydra: "monster",
  haven: "settle",
  guardian: "strength",
  sanctuary: "ruins",
  "craft-sought": "craft",
  "ruins-sought": "ruins",
  isle: "settle",
  ally: "weapons",
  gate: "settle",
  rebels: "weapons",
};

export const iconOf = (sign: string): IconName | null => SIGNS[sign] ?? null;

export function signAt(view: SoloView, name: string): IconName | null {
  return iconOf(view.solo.signs[name] ?? "");
}

/** Signs that explain themselves, or are explained where they are. */
const PLAIN = ["stores", "ship", "settler", "city"];

export interface Explained {
  sign: string;
  text: string;
  /** Of a token. */
  number: number;
}

/** The signs to be seen on the map, each meaning once. */
export function legend(view: SoloView, say: (message: Message) => string): Explained[] {
  const found = new Map<string, Explained>();
  for (const place of view.sea)
    for (const { sign, message } of place.facts) {
      const text = say(message);
      if (!PLAIN.includes(sign) && !found.has(text))
        found.set(text, { sign, text, number: view.solo.tokens[place.name] ?? 0 });
    }
  return [...found.values()];
}

/** Where a scenario's pieces lie on a tile: beside the exploration spaces and above the islands, on either side. */
export const SPOTS = {
  token: { x: -76, y: -28, r: 18 },
  sign: { x: 75, y: -28, r: 18 },
  stores: { x: 79, y: 17, r: 24 },
  bound: { x: -68, y: 40, r: 19 },
  laurel: { x: 0, y: 0, r: 34 },
};
const DRAWN = ["token", "stores", "bound", "laurel"] as const;
const isDrawn = (sign: string): sign is (typeof DRAWN)[number] => (DRAWN as readonly string[]).includes(sign);

/** What lies on a tile because of the scenario, each with what it is and does now. */
export function explained(place: Place, say: (message: Message) => string): Sign[] {
  return place.facts.flatMap(({ sign, message }) => {
    const text = say(message);
    if (isDrawn(sign)) return [{ ...SPOTS[sign], text }];
    return sign === "exile" || iconOf(sign) ? [{ ...SPOTS.sign, text }] : [];
  });
}

/** The kinds of resources lying on a place, with how many. */
export function stores(view: SoloView, name: string): { kind: (typeof RESOURCES)[number]; count: number }[] {
  return RESOURCES.flatMap((kind, index) => {
    const count = view.solo.stores[name]?.[index] ?? 0;
    return count ? [{ kind, count }] : [];
  });
}

export const value = (token: Token): number => Number(token[0]);
export const isRandom = (token: Token): boolean => token === "1*" || token === "2*";

/** How many of the tokens left make each action of chance possible: `[those with the symbol, all]`. */
export function chanceOfRandom(pile: Token[]): [number, number] {
  return [pile.filter(isRandom).length, pile.length];
}

/** The tokens left by value: `[[0, 2], [1, 3], [2, 3]]`. */
export function byValue(pile: Token[]): [number, number][] {
  return [0, 1, 2].map((wanted) => [wanted, pile.filter((token) => value(token) === wanted).length]);
}

export function percent(t: Translator, part: number, whole: number): string {
  return new Intl.NumberFormat(t.code, { style: "percent" }).format(whole ? part / whole : 0);
}

const DEED_ICONS: Partial<Record<string, IconName>> = {
  meet: "settle",
  bribe: "token",
  corrupt: "token",
  "arm-ally": "weapons",
  deliver: "weapons",
  lift: "ruins",
  barter: "produce",
  give: "craft",
  escort: "engage",
  pool: "token",
};

/** The words for the moves the campaign adds to Diluvium's; null for all others. */
export function wording({ verb, words }: Written): { message: Message; icon?: IconName } | null {
  const [what = "", amount = "0"] = words;
  if (verb === "skip") return { message: { id: "board-solo-do-skip" } };
  if (verb === "take") return standingUp(what);
  if (verb === "title")
    return { message: { id: "board-solo-do-title", args: { title: { id: `solo-title-${what}` } } }, icon: "laurel" };
  if (verb !== "deed") return null;
  const card = { id: `diluvium-card-${amount}` };
  const args: Message["args"] = what === "lift" ? { card } : { amount: Number(amount) };
  const message: Message = { id: `board-solo-deed-${what}`, args };
  const icon = DEED_ICONS[what];
  return icon ? { message, icon } : { message };
}

/** Settlers that are no part of the map or of the board as it is drawn. */
function standingUp(what: string): { message: Message; icon: IconName } | null {
  const icon = "settle";
  if (what === "allies") return { message: { id: "board-solo-do-allies" }, icon };
  if (what === "aztec") return { message: { id: "board-solo-do-aztec" }, icon };
  const section = ACTIONS.find((action) => what === `lying.${action}`);
  if (!section) return null;
  return { message: { id: "board-solo-do-stand-up", args: { section: { id: `diluvium-${section}` } } }, icon };
}

/** Allied settlers on the map. */
export function alliesOnMap(view: SoloView): number {
  return view.sea.flatMap((place) => place.spaces).filter((space) => space.owner === ALLY).length;
}

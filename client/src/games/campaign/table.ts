/** How a scenario is drawn on Diluvium's table, and what its moves are called. It knows no rules. */

import type { Message, Translator } from "../../protocol";
import type { IconName } from "../diluvium/icons";
import { RESOURCES, type Action, type DiluviumView, type People, type Place } from "../diluvium/view";
import { ADVERSARY, ALLY, YOU, type SoloView, type Token } from "./view";

/** The people of a city that belongs to no player. */
const OTHERS: Partial<Record<string, People>> = { foe2: "chinese", ally: "egyptians" };

/** The table as Diluvium's parts draw it: cities of others, the Aztec settler, settlers that lie down. */
export function drawn(view: SoloView): DiluviumView {
  const { solo } = view;
  const sea = view.sea.map((place): Place => {
    const other = OTHERS[solo.cities[place.name] ?? ""];
    const found = solo.found === place.name;
    const spaces = place.spaces.map((space, index) =>
      `${place.name}.${index + 1}` === solo.veteran ? { ...space, people: "aztecs" as const } : space,
    );
    const seen: Place = { ...place, spaces, outlined: solo.green.includes(place.name) };
    if (found) return { ...seen, city: -1, people: "chinese" };
    return other ? { ...seen, people: other } : seen;
  });
  const guest = /^board\.(\w+)$/.exec(solo.veteran ?? "")?.[1] as Action | undefined;
  const players = view.players.map((player) =>
    player.seat === YOU
      ? { ...player, lying: solo.lying, guest: guest ?? null, guest_lies: solo.veteran_lies }
      : player,
  );
  return { ...view, sea, players };
}

/** Warships beside those of the two sides. */
export function warships(view: SoloView): { name: string; people: People | null; strength: number; place: string }[] {
  const { solo } = view;
  const found = [];
  if (solo.adversary?.second)
    found.push({
      name: "second",
      people: "chinese" as const,
      strength: view.players[ADVERSARY]?.strength ?? 0,
      place: solo.adversary.second,
    });
  if (solo.escort) found.push({ name: "escort", people: "aztecs" as const, strength: 1, place: solo.escort });
  return found;
}

/** A sign on the map: how it is drawn, and what it means. */
export interface Fact {
  sign: "city" | "green" | "token" | "stores" | "exile" | "ship" | "settler" | "bound" | IconName;
  message: Message;
}
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

export function signAt(view: SoloView, name: string): IconName | null {
  return SIGNS[view.solo.signs[name] ?? ""] ?? null;
}

/** What a place is, and what lies there beside its islands. */
export function signs(view: SoloView, place: Pick<Place, "name"> & Partial<Place>): Fact[] {
  const { solo } = view;
  const { name } = place;
  const told: Fact[] = [];
  const say = (sign: Fact["sign"], id: string, args?: Message["args"]): void =>
    void told.push({ sign, message: args ? { id, args } : { id } });
  if (place.city === YOU && place.tile) say("city", "board-solo-here-home", { tile: place.tile });
  if (solo.conquered.includes(name)) say("laurel", "board-solo-here-conquered");
  const meaning = signAt(view, name);
  if (meaning) say(meaning, `solo-sign-${solo.signs[name]}`);
  if (solo.green.includes(name)) say("green", "board-solo-here-green");
  const number = solo.tokens[name];
  if (number !== undefined) say("token", `solo-token-${solo.scenario}`, { number });
  const [food = 0, craft = 0, weapons = 0] = solo.stores[name] ?? [];
  if (food + craft + weapons) say("stores", "board-solo-here-stores", { food, craft, weapons });
  if (solo.exile === name) say("exile", "board-solo-here-exile");
  if (solo.found === name) say("city", "board-solo-here-found");
  if (solo.adversary?.second === name) say("ship", "board-solo-here-second");
  if (solo.escort === name) say("ship", "board-solo-here-escort");
  if (solo.veteran?.startsWith(`${name}.`))
    say("settler", "board-solo-here-veteran", { space: solo.veteran.split(".")[1] ?? "" });
  if (solo.adversary?.bound.includes(name)) say("bound", "board-solo-here-bound");
  return told;
}

export function facts(view: SoloView, place: Pick<Place, "name"> & Partial<Place>): Message[] {
  return signs(view, place).map(({ message }) => message);
}

/** Signs that explain themselves, or are told where they are. */
const PLAIN = new Set<Fact["sign"]>(["stores", "ship", "settler", "city"]);

export interface Explained {
  sign: Fact["sign"];
  text: string;
  /** Of a token. */
  number: number;
}

/** The signs to be seen on the map, each meaning once. */
export function legend(view: SoloView, say: (message: Message) => string): Explained[] {
  const found = new Map<string, Explained>();
  for (const place of view.sea)
    for (const { sign, message } of signs(view, place)) {
      const text = say(message);
      if (!PLAIN.has(sign) && !found.has(text))
        found.set(text, { sign, text, number: view.solo.tokens[place.name] ?? 0 });
    }
  return [...found.values()];
}

/** The kinds of resources lying on a place, with how many. */
export function stores(view: SoloView, name: string): { kind: (typeof RESOURCES)[number]; count: number }[] {
  return RESOURCES.flatMap((kind, index) => {
    const count = view.solo.stores[name]?.[index] ?? 0;
    return count ? [{ kind, count }] : [];
  });
}

export const value = (token: Token): number => Number(token[0]);
export const isRandom = (token: Token): boolean => token.endsWith("*");

/** How many of the tokens left make each action of chance possible: `[those with the symbol, all]`. */
export function chanceOfRandom(pile: Token[]): [number, number] {
  return [pile.filter(isRandom).length, pile.length];
}

/** The tokens left by value: `[[0, 2], [1, 3], [2, 3]]`. */
export function byValue(pile: Token[]): [number, number][] {
  return [0, 1, 2].map((wanted) => [wanted, pile.filter((token) => value(token) === wanted).length]);
}

/** How many of the tokens left let you win with this strength against that one. */
export function winning(pile: Token[], mine: number, theirs: number, winsTies: boolean): number {
  return pile.filter((token) => mine > theirs + value(token) || (winsTies && mine === theirs + value(token))).length;
}

/** The attacker wins a tie, except against a city. */
export function winsTies(view: SoloView): boolean {
  const { battle, solo } = view;
  if (!battle || battle.attacker !== YOU) return false;
  return solo.foe !== "city";
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
export function wording(text: string): { message: Message; icon?: IconName } | null {
  const [verb = "", what = "", amount = "0"] = text.split(" ");
  if (verb === "skip") return { message: { id: "board-solo-do-skip" } };
  if (verb === "take" && what === "allies") return { message: { id: "board-solo-do-allies" }, icon: "settle" };
  if (verb === "take" && what === "aztec") return { message: { id: "board-solo-do-aztec" }, icon: "settle" };
  if (verb === "take" && what.startsWith("lying."))
    return {
      message: { id: "board-solo-do-stand-up", args: { section: { id: `diluvium-${what.slice(6)}` } } },
      icon: "settle",
    };
  if (verb === "title")
    return { message: { id: "board-solo-do-title", args: { title: { id: `solo-title-${what}` } } }, icon: "laurel" };
  if (verb !== "deed") return null;
  const card = { id: `diluvium-card-${amount}` };
  const args: Message["args"] = what === "lift" ? { card } : { amount: Number(amount) };
  const message: Message = { id: `board-solo-deed-${what}`, args };
  const icon = DEED_ICONS[what];
  return icon ? { message, icon } : { message };
}

/** Allied settlers on the map. */
export function alliesOnMap(view: SoloView): number {
  return view.sea.flatMap((place) => place.spaces).filter((space) => space.owner === ALLY).length;
}

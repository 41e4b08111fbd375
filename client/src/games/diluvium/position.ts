/** A position, and each hexagon of it, in sentences: for whoever does not see the board. */

import type { Message } from "../../protocol";
import { isFaceDown, moored, settlersOnBoard } from "./table";
import { RESOURCES, type DiluviumView, type Place, type Player } from "./view";

const KINDS = [...RESOURCES, "ruins"] as const;

export const who = (player: Player): Message =>
  player.people
    ? { id: `diluvium-people-${player.people}` }
    : { id: "diluvium-player", args: { seat: player.seat + 1 } };
export const whom = (player: Player): Message =>
  player.people ? { id: `diluvium-the-${player.people}` } : who(player);

export const whose = (player: Player): Message => ({ id: `diluvium-of-${player.people}` });

export function tileName(view: DiluviumView, name: string): Message | string {
  const place = view.sea.find((one) => one.name === name);
  const owner = place && place.city !== null ? view.players[place.city] : undefined;
  if (owner) return { id: "diluvium-city", args: { place: name, whose: whose(owner) } };
  if (place?.people)
    return { id: "diluvium-city", args: { place: name, whose: { id: `diluvium-of-${place.people}` } } };
  return place?.tile ? { id: "diluvium-tile", args: { place: name, tile: place.tile } } : name;
}

function own(view: DiluviumView): Message[] {
  const mine = view.players[view.seat];
  if (!mine?.held) return [];
  const [food, craft, weapons] = mine.held;
  return [
    { id: "diluvium-see-own", args: { gold: mine.gold ?? 0, food, craft, weapons } },
    ...view.hand.map((card): Message => ({ id: "diluvium-see-card", args: { card: { id: `diluvium-card-${card}` } } })),
  ];
}

function player(view: DiluviumView, one: Player): Message {
  return {
    id: "diluvium-see-player",
    args: {
      who: who(one),
      explorer: tileName(view, one.explorer),
      warship: tileName(view, one.warship),
      strength: one.strength,
      markers: one.markers,
      settlers: settlersOnBoard(one),
      resources: one.resources,
      cards: one.cards,
    },
  };
}

/** "food 2, ruins 1": the free spaces of a tile by kind. */
function freeSpaces(place: Place): Message {
  const free = place.spaces.filter((space) => space.owner === null).map((space) => space.kind);
  const counted = KINDS.flatMap((kind): Message[] => {
    const number = free.filter((one) => one === kind).length;
    return number ? [{ id: "diluvium-spaces-of", args: { kind: { id: `diluvium-${kind}` }, number } }] : [];
  });
  if (counted.length === 0) return { id: "diluvium-no-spaces" };
  return counted.reduceRight((rest, first) => ({ id: "diluvium-list", args: { first, rest } }));
}

/** What is free on a tile, who has settlers there, and its monster. */
export function tile(view: DiluviumView, place: Place): Message[] {
  const told: Message[] = [
    {
      id: "diluvium-see-tile",
      args: {
        tile: tileName(view, place.name),
        spaces: freeSpaces(place),
        marks: place.marks.filter((mark) => mark.owner === null).length,
      },
    },
  ];
  for (const one of view.players) {
    const settlers = place.spaces.filter((space) => space.owner === one.seat).length;
    if (settlers) told.push({ id: "diluvium-see-settlers", args: { place: place.name, who: whom(one), settlers } });
  }
  const { monster } = place;
  if (monster && !monster.slain)
    told.push({
      id: "diluvium-see-monster",
      args: { place: place.name, strength: monster.strength, gold: monster.gold },
    });
  return told;
}

/** One hexagon with the ships on it. */
export function hexagon(view: DiluviumView, place: Place): Message[] {
  const told = isFaceDown(place)
    ? [{ id: "board-dil-hex-down", args: { place: place.name, food: place.cost } }]
    : tile(view, place);
  for (const { seat, ship } of moored(view.players).get(place.name) ?? [])
    told.push({
      id: ship === "explorer" ? "board-dil-here-explorer" : "board-dil-here-warship",
      args: { whose: whose(view.players[seat]!) },
    });
  return told;
}

export function describe(view: DiluviumView): Message[] {
  const active = view.active === null ? undefined : view.players[view.active];
  if (!active || !view.round) return [{ id: "diluvium-see-setup" }];
  const [food = 0, craft = 0, weapons = 0] = view.supplies.tray;
  const told: Message[] = [{ id: "diluvium-see-round", args: { round: view.round, who: whom(active) } }];
  if (view.last_round) told.push({ id: "diluvium-see-last-round" });
  told.push({ id: "diluvium-see-trays", args: { food, craft, weapons } }, ...own(view));
  for (const one of view.players) if (one.board) told.push(player(view, one));
  for (const place of view.sea) if (!isFaceDown(place)) told.push(...tile(view, place));
  if (view.outcome) told.push(view.outcome.message);
  return told;
}

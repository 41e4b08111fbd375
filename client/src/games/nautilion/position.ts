/** A position in sentences, for whoever does not see the board. */

import type { Message } from "../../protocol";
import { isCrew, mark } from "./tokens";
import type { ExpansionsView, NautilionView } from "./view";

/** How many spaces a figure still has to pass: bare places are no spaces. */
function spaces(path: number[], from: number, to: number): number {
  const step = Math.sign(to - from);
  let count = 0;
  for (let place = from; place !== to;) {
    place += step;
    if (place === to || path[place] !== 0) count += 1;
  }
  return count;
}

const word = (kind: number): string => (isCrew(kind) ? String(kind) : mark(kind) || "M");
const words = (kinds: number[]): string => kinds.map(word).join(" ");

export function describe(view: NautilionView): Message[] {
  if (view.ask?.prompt.id === "nautilion-ask-lay") return [view.ask.prompt];
  const abyss = view.path.length - 1;
  const ahead = view.path.slice(view.nautilion + 1, abyss).filter((token) => token > 0);
  const told: Message[] = [
    { id: "nautilion-see-turn", args: { turn: view.turn } },
    {
      id: "nautilion-see-nautilion",
      args: { place: view.nautilion, left: spaces(view.path, view.nautilion, abyss) },
    },
    { id: "nautilion-see-phantom", args: { place: view.phantom, left: spaces(view.path, view.phantom, 0) } },
    { id: "nautilion-see-ahead", args: { count: ahead.length, tokens: words(ahead) } },
    { id: "nautilion-see-crew", args: { count: view.crew.length, tokens: view.crew.join(" ") } },
    { id: "nautilion-see-reserve", args: { count: view.reserve } },
    { id: "nautilion-see-discarded", args: { count: view.discarded.length, tokens: words(view.discarded) } },
  ];
  if (view.dice.length > 0) told.push({ id: "nautilion-see-dice", args: { dice: view.dice.join(" ") } });
  if (view.taken !== null) told.push({ id: "nautilion-see-taken", args: { token: word(view.taken) } });
  view.admirals.forEach((card, seat) =>
    told.push({ id: "nautilion-see-admiral", args: { seat: seat + 1, tokens: card.join(" ") } }),
  );
  if (view.expansions) told.push(...more(view.expansions));
  if (view.outcome) told.push(view.outcome.message);
  return told;
}

function more(extra: ExpansionsView): Message[] {
  const told: Message[] = [];
  const { cabin, phantom_board: board, darkhouse, heroics } = extra;
  if (cabin) {
    told.push({ id: "board-see-cabin", args: { names: words(cabin.guests) || "–", rerolls: cabin.rerolls } });
  }
  if (extra.soldiers.length) told.push({ id: "board-see-soldiers", args: { cabins: extra.soldiers.join(" ") } });
  if (board && !board.rammed) told.push({ id: "board-see-harpoons", args: { theirs: board.theirs, ours: board.ours } });
  if (board?.rammed) told.push({ id: "board-collision-over" });
  const reefs = extra.reefs.flatMap((number, place) => (number ? [`${place} (${number})`] : []));
  if (reefs.length) told.push({ id: "board-see-reefs", args: { places: reefs.join(", ") } });
  if (extra.beside) told.push({ id: "board-see-reef", args: { number: extra.beside } });
  if (darkhouse) told.push(...cards(darkhouse));
  for (const { effect } of heroics?.shown ?? []) {
    const id = `nautilion-heroic-${effect}`;
    told.push({ id: "board-see-heroic", args: { name: { id }, text: { id: `${id}-text` } } });
  }
  return told;
}

function cards({ row, at, next }: NonNullable<ExpansionsView["darkhouse"]>): Message[] {
  const name = (place: number): string => `nautilion-machination-${row[place]?.effect}`;
  const told: Message[] = [];
  if (at !== null && row[at])
    told.push({ id: "board-see-card", args: { name: { id: name(at) }, text: { id: `${name(at)}-text` } } });
  if (row[next]) told.push({ id: "board-see-next", args: { name: { id: name(next) } } });
  return told;
}

/** A position in sentences, for whoever does not see the board. */

import type { Message } from "../../protocol";
import type { NautilionView } from "./view";

const ABYSS = 37;

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

export function describe(view: NautilionView): Message[] {
  if (view.ask?.prompt.id === "nautilion-ask-lay") return [view.ask.prompt];
  const ahead = view.path.slice(view.nautilion + 1, ABYSS).filter((token) => token > 0);
  const told: Message[] = [
    { id: "nautilion-see-turn", args: { turn: view.turn } },
    {
      id: "nautilion-see-nautilion",
      args: { place: view.nautilion, left: spaces(view.path, view.nautilion, ABYSS) },
    },
    { id: "nautilion-see-phantom", args: { place: view.phantom, left: spaces(view.path, view.phantom, 0) } },
    { id: "nautilion-see-ahead", args: { count: ahead.length, tokens: ahead.join(" ") } },
    { id: "nautilion-see-crew", args: { count: view.crew.length, tokens: view.crew.join(" ") } },
    { id: "nautilion-see-reserve", args: { count: view.reserve } },
    { id: "nautilion-see-discarded", args: { count: view.discarded.length, tokens: view.discarded.join(" ") } },
  ];
  if (view.dice.length > 0) told.push({ id: "nautilion-see-dice", args: { dice: view.dice.join(" ") } });
  if (view.taken !== null) told.push({ id: "nautilion-see-taken", args: { token: view.taken } });
  view.admirals.forEach((card, seat) =>
    told.push({ id: "nautilion-see-admiral", args: { seat: seat + 1, tokens: card.join(" ") } }),
  );
  if (view.outcome) told.push(view.outcome.message);
  return told;
}

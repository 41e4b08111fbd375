/** A position of the campaign in sentences: Diluvium's, the goals, and the adversary's board. */

import type { Message } from "../../protocol";
import { describe as common } from "../diluvium/position";
import { drawn, facts } from "./table";
import { ADVERSARY, YOU, type SoloView } from "./view";

export function goals(view: SoloView): Message[] {
  return view.solo.goals.flatMap(({ title, have, need, left }) => [
    {
      id: "board-solo-goal",
      args: { title: { id: `solo-title-${title}` }, what: { id: `board-solo-goal-${title}` }, have, need },
    },
    ...(left ? [left] : []),
  ]);
}

export function purses(view: SoloView): Message {
  const [gold, rival] = [view.players[YOU]?.gold ?? 0, view.players[ADVERSARY]?.gold ?? 0];
  return { id: gold > rival ? "board-solo-richer" : "board-solo-poorer", args: { gold, rival } };
}

export function adversary(view: SoloView): Message[] {
  const board = view.solo.adversary;
  const rival = view.players[ADVERSARY];
  if (!board || !rival) return [];
  const told: Message[] = [
    {
      id: "board-solo-see-adversary",
      args: { strength: rival.strength, reserve: board.reserve, markers: rival.markers, range: board.range },
    },
    {
      id: "board-solo-see-ships",
      args: { explorer: rival.explorer, warship: rival.warship },
    },
    {
      id: "board-solo-see-column",
      args: Object.fromEntries(
        board.column.map((kind, index) => [`kind${index + 1}`, { id: `diluvium-${kind}` }] as const),
      ),
    },
    { id: "board-solo-see-tokens", args: { pile: board.pile.join(" ") || "–", shown: board.shown.join(" ") || "–" } },
  ];
  if (board.bound.length) told.push({ id: "board-solo-see-bound", args: { places: board.bound.join(", ") } });
  return told;
}

export function describe(view: SoloView): Message[] {
  const { solo } = view;
  const told: Message[] = [{ id: `solo-scenario-${solo.scenario}` }, ...goals(view)];
  if (solo.needs_gold && solo.adversary) told.push(purses(view));
  told.push({ id: "board-solo-coins", args: { coins: solo.coins } });
  told.push(...adversary(view), ...common(drawn(view)));
  for (const place of view.sea)
    for (const fact of facts(view, place))
      told.push({ id: "board-solo-see-place", args: { place: place.name, what: fact } });
  return told;
}

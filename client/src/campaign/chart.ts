/** Where the fifteen scenarios and the roads between them lie on the atlas. Pure functions: no DOM. */

import type { Atlas, AtlasRoad, AtlasScenario, Translator } from "../protocol";

export interface Spot {
  x: number;
  y: number;
}
export interface Island extends Spot, AtlasScenario {
  /** Where it lies among those of its depth. */
  row: number;
}
export interface Way extends AtlasRoad {
  from: Spot;
  to: Spot;
  middle: Spot;
  path: string;
}
export interface Chart {
  width: number;
  height: number;
  islands: Island[];
  ways: Way[];
}
type Graph = Pick<Atlas, "scenarios" | "roads">;

/** The order within each depth in which no roads cross. */
const ORDER = [
  "whispers-from-the-east",
  "perilous-land",
  "what-killed-them",
  "friend-in-need",
  "answer-too-late",
  "path-of-the-lost",
  "remains-of-unrest",
  "facing-destiny",
  "assault-at-the-very-heart",
  "condemned-lands",
  "curse-of-mu",
  "flash-of-steel",
  "last-bastion",
  "hydras-ire",
  "noose-in-troubled-waters",
];
const place = (scenario: string): number => {
  const at = ORDER.indexOf(scenario);
  return at < 0 ? ORDER.length : at;
};

/** Scenarios by depth, in the order they are drawn. */
export function depths(scenarios: AtlasScenario[]): AtlasScenario[][] {
  const found = Array.from(
    { length: 1 + Math.max(-1, ...scenarios.map((one) => one.depth)) },
    (): AtlasScenario[] => [],
  );
  for (const one of [...scenarios].sort((a, b) => place(a.scenario) - place(b.scenario))) found[one.depth]!.push(one);
  return found;
}

/** From left to right, or on a narrow page from top to bottom. */
export function chart(graph: Graph, upright: boolean): Chart {
  const [across, along] = upright ? [58, 118] : [94, 250];
  const columns = depths(graph.scenarios);
  const most = Math.max(1, ...columns.map((column) => column.length));
  const [edge, foot] = upright ? [30, 0] : [100, 26]; // the foot is for the names of the lowest row
  const islands = columns.flatMap((column, depth) =>
    column.map((one, row): Island => {
      const aside = ((row + 0.5) * most * across) / column.length;
      const ahead = edge + depth * along;
      return { ...one, row, ...(upright ? { x: aside, y: ahead } : { x: ahead, y: aside }) };
    }),
  );
  const at = new Map(islands.map((island) => [island.scenario, island]));
  const ways = graph.roads.flatMap((road): Way[] => {
    const [from, to] = [at.get(road.scenario), at.get(road.leads_to ?? "")];
    return from && to ? [way(road, from, to, upright)] : [];
  });
  const long = 2 * edge + (columns.length - 1) * along;
  return upright
    ? { width: most * across, height: long, islands, ways }
    : { width: long, height: most * across + foot, islands, ways };
}

function way(road: AtlasRoad, from: Spot, to: Spot, upright: boolean): Way {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const bend = upright
    ? `C${from.x} ${y} ${to.x} ${y} ${to.x} ${to.y}`
    : `C${x} ${from.y} ${x} ${to.y} ${to.x} ${to.y}`;
  return {
    ...road,
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    middle: { x, y },
    path: `M${from.x} ${from.y}${bend}`,
  };
}

/** The scenario an arrow key leads to. */
export function neighbour(islands: Island[], from: string, key: string, upright: boolean): string {
  const here = islands.find((island) => island.scenario === from);
  const turned: Record<string, string> = {
    ArrowDown: "ArrowRight",
    ArrowUp: "ArrowLeft",
    ArrowRight: "ArrowDown",
    ArrowLeft: "ArrowUp",
  };
  const way = upright ? turned[key] : key;
  if (!here) return from;
  if (way === "ArrowUp" || way === "ArrowDown") {
    const row = here.row + (way === "ArrowDown" ? 1 : -1);
    return islands.find((island) => island.depth === here.depth && island.row === row)?.scenario ?? from;
  }
  const depth = here.depth + (way === "ArrowRight" ? 1 : -1);
  const aside = upright ? "x" : "y";
  const next = islands.filter((island) => island.depth === depth);
  next.sort((one, other) => Math.abs(one[aside] - here[aside]) - Math.abs(other[aside] - here[aside]));
  return next[0]?.scenario ?? from;
}

/** What to show first: the game in progress, what can be played, else the last that was won. */
export function chosenFirst(atlas: Pick<Atlas, "playing" | "open" | "chapters" | "scenarios">): string {
  return (
    atlas.playing?.scenario ??
    atlas.open[0] ??
    atlas.chapters.at(-1)?.scenario ??
    depths(atlas.scenarios)[0]?.[0]?.scenario ??
    ""
  );
}

/** Whether a scenario has been reached: before, nothing is told of it unless everything is wanted. */
export function isKnown(atlas: Pick<Atlas, "scenarios">, scenario: string, everything: boolean): boolean {
  const one = atlas.scenarios.find((island) => island.scenario === scenario);
  return everything || !one || one.lost > 0 || one.place === "won" || one.place === "open";
}

/** Where a victory leads, in words; by name only where that is known. */
export function whither(t: Translator, atlas: Pick<Atlas, "scenarios">, road: AtlasRoad, everything: boolean): string {
  if (road.leads_to === null) return t.text("web-campaign-leads-home");
  const named = everything || (road.road === "taken" && isKnown(atlas, road.leads_to, everything));
  return named
    ? t.text("web-campaign-leads-to", { scenario: t.text(`solo-scenario-${road.leads_to}`) })
    : t.text("web-campaign-leads-on");
}

/** Whether the open scenario was lost before, so that playing it is another attempt. */
export function isRetry(atlas: Pick<Atlas, "chapters" | "open">): boolean {
  const last = atlas.chapters.at(-1);
  return last !== undefined && !last.won && atlas.open.includes(last.scenario);
}

/** Hearts to draw: full ones, and empty ones for those that were lost. */
export function hearts(lives: number, all: number): boolean[] {
  const left = Math.max(0, lives);
  return Array.from({ length: Math.max(left, all) }, (_, index) => index < left);
}

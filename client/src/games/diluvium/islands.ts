/** How a tile is drawn: its islands, their spaces, its exploration spaces, its monster. A tile has a radius of 100. */

import { row, type Point } from "./geometry";
import type { Kind, Place, Space } from "./view";

export interface Spot extends Point {
  /** The number of the space on its tile, from 1. */
  number: number;
  space: Space;
}
export interface Island {
  kind: Kind | "city";
  spots: Spot[];
}
export interface Drawn {
  islands: Island[];
  monster: Point | null;
  marks: Point[];
}

export const SPACE = 20.5;
const STEP = 44;
const GAP = 9;
const WIDEST = 152;
const MONSTER = 84;

/** The spaces of a tile by island: those of one kind lie on one island, a city has one island for all. */
export function grouped(place: Pick<Place, "city" | "spaces">): { kind: Island["kind"]; members: number[] }[] {
  if (place.city !== null) return [{ kind: "city", members: place.spaces.map((_, index) => index) }];
  const kinds = [...new Set(place.spaces.map((space) => space.kind))];
  return kinds.map((kind) => ({
    kind,
    members: place.spaces.flatMap((space, index) => (space.kind === kind ? [index] : [])),
  }));
}

interface Block {
  width: number;
  kind: Island["kind"] | null;
  members: number[];
}
const length = (blocks: Block[]): number => blocks.reduce((sum, block) => sum + block.width + GAP, -GAP);

/** Islands in as few rows as fit, wide ones first. */
function rows(blocks: Block[]): Block[][] {
  const laid: Block[][] = [];
  for (const block of blocks) {
    const free = laid.find((one) => length([...one, block]) <= WIDEST);
    if (free) free.push(block);
    else laid.push([block]);
  }
  return laid;
}

/** Exploration spaces follow the upper edges. */
function arch(count: number): Point[] {
  return row(count, 43, -65).map(({ x, y }) => ({ x, y: y + Math.abs(x) * 0.2 }));
}

export function drawn(place: Pick<Place, "city" | "spaces" | "marks" | "monster">): Drawn {
  const blocks: Block[] = grouped(place).map(({ kind, members }) => ({ kind, members, width: members.length * STEP }));
  blocks.sort((one, other) => other.width - one.width);
  const laid = rows(blocks);
  if (place.monster) laid.unshift([{ kind: null, members: [], width: MONSTER }]);
  const top = laid.length > 1 ? -17 : place.city !== null ? 12 : 0;
  const found: Drawn = { islands: [], monster: null, marks: arch(place.marks.length) };
  laid.forEach((line, index) => {
    let x = -length(line) / 2;
    const y = top + index * 43;
    for (const { kind, members, width } of line) {
      if (kind === null) found.monster = { x: x + width / 2, y: y - 2 };
      else
        found.islands.push({
          kind,
          spots: members.map((member, along) => ({
            x: x + STEP * (along + 0.5),
            y,
            number: member + 1,
            space: place.spaces[member]!,
          })),
        });
      x += width + GAP;
    }
  });
  return found;
}

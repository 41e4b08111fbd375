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

export function drawn(place: Pick<Place, "city" | "spaces" | "marks" | "monster">): Drawn {
  const blocks: Block[] = grouped(place).map(({ kind, members }) => ({ kind, members, width: members.length * STEP }));
  blocks.sort((one, other) => other.width - one.width);
  if (place.monster) blocks.unshift({ kind: null, members: [], width: 62 });
  const laid = rows(blocks);
  const top = laid.length > 1 ? -11 : place.city !== null ? 18 : 4;
  const found: Drawn = { islands: [], monster: null, marks: row(place.marks.length, 42, -57) };
  laid.forEach((line, index) => {
    let x = -length(line) / 2;
    const y = top + index * 45;
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

/** Where things lie on the drawings. Pure functions: no rules, no DOM. */

export interface Point {
  x: number;
  y: number;
}

export interface RiverShape {
  width: number;
  rows: number;
  rowGap: number;
  side: number;
  top: number;
  bottom: number;
  radius: number;
}

const MARGIN = 1.4; // radii between the middle of a place and the edge of the chart
const APART = 2.03; // radii between the middles of two tokens
const REEF_ROOM = 0.3; // radii more between rows where Reefs lie
const SKY = 2.75; // radii of sky, where the Darkhouse stands in it
const LARGEST = 46;

/** What the path is laid into: pixels of the screen. */
export interface Room {
  width: number;
  height: number;
  /** Pixels of sky that something else needs. */
  sky: number;
  reefs: boolean;
}

function shapeOf({ width, height, sky, reefs }: Room, rows: number, radius: number): RiverShape {
  const top = Math.max(sky, sky ? 0 : radius * SKY) + radius * 1.75;
  const bottom = radius * MARGIN;
  const rowGap = (height - top - bottom) / Math.max(1, rows - 1);
  return { width, rows, rowGap, side: radius * (reefs ? MARGIN + 0.1 : MARGIN), top, bottom, radius };
}
function fits(shape: RiverShape, count: number, reefs: boolean): boolean {
  const { radius, rowGap, width, side } = shape;
  if (rowGap < radius * (APART + 0.08 + (reefs ? REEF_ROOM : 0)) || width < 2 * side + rowGap * 2) return false;
  const { places } = river(shape, count);
  const least = radius * APART;
  return places.every((one, i) =>
    places.slice(i + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= least),
  );
}

/** The shape with the largest tokens that has so many places in this room. */
export function shapeFor(room: Room, count: number): RiverShape {
  let best = shapeOf(room, 5, 4);
  for (let rows = 3; rows <= 11; rows++) {
    let [low, high] = [best.radius, LARGEST];
    if (!fits(shapeOf(room, rows, low), count, room.reefs)) continue;
    while (high - low > 0.25) {
      const middle = (low + high) / 2;
      if (fits(shapeOf(room, rows, middle), count, room.reefs)) low = middle;
      else high = middle;
    }
    best = shapeOf(room, rows, low);
  }
  return best;
}

export interface River extends RiverShape {
  height: number;
  places: Point[];
  /** The point at a place; fractions lie between two places, along the bends. */
  at(place: number): Point;
  /** SVG path data of the stretch between two places. */
  stretch(from: number, to: number): string;
}

const STEP = 3;

/** Points every few units along a line that winds down row by row, with round bends. */
function windingLine(shape: RiverShape): Point[] {
  const { width, rows, rowGap, side, top } = shape;
  const bend = rowGap / 2;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const rightwards = row % 2 === 0;
    const left = row === 0 || (row === rows - 1 && !rightwards) ? side : side + bend;
    const right = row === rows - 1 && rightwards ? width - side : width - side - bend;
    const y = top + row * rowGap;
    const length = right - left;
    const count = Math.round(length / STEP);
    for (let i = 0; i <= count; i++) {
      const along = i / count;
      const x = rightwards ? left + along * length : right - along * length;
      const swell = Math.sin(along * Math.PI * 3 + row) * Math.sin(along * Math.PI) * rowGap * 0.075;
      points.push({ x, y: y + swell });
    }
    if (row === rows - 1) break;
    const centre = { x: rightwards ? right : left, y: y + bend };
    const arc = Math.round((Math.PI * bend) / STEP);
    for (let i = 1; i < arc; i++) {
      const angle = (i / arc) * Math.PI;
      const out = Math.sin(angle) * bend * (rightwards ? 1 : -1);
      points.push({ x: centre.x + out, y: centre.y - Math.cos(angle) * bend });
    }
  }
  return points;
}

/** The path: `count` places at equal distances along the winding line. */
export function river(shape: RiverShape, count: number): River {
  const line = windingLine(shape);
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const before = line[i - 1]!;
    const here = line[i]!;
    lengths.push(lengths[i - 1]! + Math.hypot(here.x - before.x, here.y - before.y));
  }
  const spacing = lengths.at(-1)! / (count - 1);

  function at(place: number): Point {
    const wanted = Math.min(Math.max(place, 0), count - 1) * spacing;
    let low = 0;
    let high = lengths.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lengths[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const share = Math.min((wanted - lengths[low]!) / (lengths[high]! - lengths[low]!), 1);
    const a = line[low]!;
    const b = line[high]!;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }

  function stretch(from: number, to: number): string {
    const steps = Math.max(Math.ceil(Math.abs(to - from) * 8), 1);
    const parts: string[] = [];
    for (let i = 0; i <= steps; i++) {
      const { x, y } = at(from + ((to - from) * i) / steps);
      parts.push(`${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    return parts.join("");
  }

  const height = shape.top + (shape.rows - 1) * shape.rowGap + shape.bottom;
  return { ...shape, height, places: Array.from({ length: count }, (_, place) => at(place)), at, stretch };
}

/** Where a token's number or letter is written, in radii from its middle: below to the left, or below. */
const PLATES: Point[] = [
  { x: -0.46, y: 0.54 },
  { x: 0, y: 0.62 },
];
/** Where a Reef may lie beside its token, the usual corner first. */
const CORNERS: Point[] = [
  { x: 0.78, y: -0.72 },
  { x: -0.78, y: -0.72 },
  { x: 0.86, y: 0.62 },
  { x: 0, y: -1.05 },
  { x: 1.05, y: 0 },
  { x: -1.05, y: -0.1 },
];
const CLEAR = 0.95; // radii between a Reef and what must stay readable
const EDGE = 0.85; // radii between a Reef and the margin

/** The corner of a place where a Reef hides no number, neither of this token nor of those around it. */
export function reefSpot(river: River, place: number): Point {
  const { places, radius } = river;
  const here = places[place]!;
  const near = places.filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < radius * 4);
  const plates = near.flatMap(({ x, y }) =>
    PLATES.map((plate) => ({ x: x + plate.x * radius, y: y + plate.y * radius })),
  );
  const spots = CORNERS.map((corner) => ({ x: here.x + corner.x * radius, y: here.y + corner.y * radius }))
    .filter(({ x }) => x > radius * EDGE && x < river.width - radius * EDGE)
    .map((spot) => ({ spot, room: Math.min(...plates.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))) }));
  const best = spots.reduce((one, other) => (other.room > one.room ? other : one));
  return (spots.find(({ room }) => room >= radius * CLEAR) ?? best).spot;
}

/** The place to go to from `from` with an arrow key: along the path, or to the nearest place above or below. */
export function neighbour(places: Point[], from: number, key: string): number {
  const here = places[from]!;
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const sign = key === "ArrowDown" ? 1 : -1;
    const spacing = Math.hypot(places[1]!.x - places[0]!.x, places[1]!.y - places[0]!.y);
    let best = from;
    let least = Infinity;
    places.forEach((place, index) => {
      const down = (place.y - here.y) * sign;
      if (down < spacing * 0.4) return;
      const far = down + Math.abs(place.x - here.x) * 2;
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }
  // Left and right follow the eye: the place before or after whose x lies that way.
  const sign = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const next = places[from + 1];
  const before = places[from - 1];
  if (!sign) return from;
  const nextLies = next ? (next.x - here.x) * sign : -Infinity;
  const beforeLies = before ? (before.x - here.x) * sign : -Infinity;
  if (nextLies <= 0 && beforeLies <= 0) return from;
  return nextLies >= beforeLies ? from + 1 : from - 1;
}

export const CELL = 84;

/** The middle of each cabin, by its number; the rows hold 0 where there is no cabin. */
export function cabinCentres(rows: number[][]): Map<number, Point> {
  const centres = new Map<number, Point>();
  rows.forEach((row, y) =>
    row.forEach((cabin, x) => {
      if (cabin) centres.set(cabin, { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });
    }),
  );
  return centres;
}

/** Points evenly spread on an ellipse, for rivets and spikes. */
export function around(count: number, rx: number, ry: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * 2 * Math.PI;
    return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
  });
}

/** A submarine of one kind where it would come to. */
export interface Ghost {
  who: "phantom" | "nautilion";
  from: number;
  to: number;
  point: Heading;
}
type Heading = Point & { left: boolean };

/** Where a figure is, and whether it looks to the left or to the right there. */
export function heading(river: River, place: number, way: 1 | -1): Heading {
  const [before, here, after] = [river.at(place - 0.3 * way), river.at(place), river.at(place + 0.3 * way)];
  return { ...here, left: after.x < before.x };
}

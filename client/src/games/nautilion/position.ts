/** A position in sentences, for whoever does not see the board. */

import type { Argument, Message } from "../../protocol";
import { BLANK, MERCENARY, REEF, isCrew, isMage, mark } from "./tokens";
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

/** A token in a list, as the log writes it. */
function sign(kind: number): string {
  return isCrew(kind) ? String(kind) : (SIGNS[kind] ?? mark(kind));
}
const SIGNS: Record<number, string> = { [BLANK]: "-", [MERCENARY]: "M", [REEF]: "R" };
const signs = (kinds: number[]): string => kinds.map(sign).join(" ");

function named(kind: number): Argument {
  if (isCrew(kind)) return kind;
  if (isMage(kind)) return { id: "nautilion-token-mage", args: { letter: mark(kind) } };
  return { id: kind === MERCENARY ? "nautilion-token-mercenary" : "nautilion-token-reef" };
}

export function describe(view: NautilionView): Message[] {
  if (view.ask?.prompt.id === "nautilion-ask-lay") return [view.ask.prompt];
  const extra = view.expansions;
  const ahead = view.path.slice(view.nautilion + 1, -1).filter((token) => token > 0);
  const told: Message[] = [
    { id: "nautilion-see-turn", args: { turn: view.turn } },
    ...(extra ? submarinesThere(view) : submarines(view)),
    { id: "nautilion-see-ahead", args: { count: ahead.length, tokens: signs(ahead) } },
    ...(extra ? hazards(extra) : []),
    { id: "nautilion-see-crew", args: { count: view.crew.length, tokens: view.crew.join(" ") } },
    ...(extra ? company(extra) : []),
    { id: "nautilion-see-reserve", args: { count: view.reserve } },
  ];
  if (extra && view.reserve_crew.length)
    told.push({ id: "nautilion-see-held", args: { tokens: signs(view.reserve_crew) } });
  told.push({ id: "nautilion-see-discarded", args: { count: view.discarded.length, tokens: signs(view.discarded) } });
  if (extra) told.push(...cards(extra));
  if (view.dice.length > 0) told.push({ id: "nautilion-see-dice", args: { dice: view.dice.join(" ") } });
  if (view.taken !== null) told.push({ id: "nautilion-see-taken", args: { token: named(view.taken) } });
  view.admirals.forEach((card, seat) =>
    told.push({ id: "nautilion-see-admiral", args: { seat: seat + 1, tokens: card.join(" ") } }),
  );
  if (view.outcome) told.push(view.outcome.message);
  return told;
}

function submarines({ path, nautilion, phantom }: NautilionView): Message[] {
  const left = spaces(path, nautilion, path.length - 1);
  return [
    { id: "nautilion-see-nautilion", args: { place: nautilion, left } },
    { id: "nautilion-see-phantom", args: { place: phantom, left: spaces(path, phantom, 0) } },
  ];
}

function submarinesThere({ path, nautilion, phantom }: NautilionView): Message[] {
  const abyss = path.length - 1;
  const where = (place: number): Message =>
    place === 0
      ? { id: "nautilion-at-isles" }
      : place === abyss
        ? { id: "nautilion-at-abyss" }
        : { id: "nautilion-at-place", args: { place } };
  return [
    { id: "nautilion-see-nautilion-there", args: { where: where(nautilion), left: spaces(path, nautilion, abyss) } },
    { id: "nautilion-see-phantom-there", args: { where: where(phantom), left: spaces(path, phantom, 0) } },
  ];
}

function hazards({ reefs, reef_odds, stuck }: ExpansionsView): Message[] {
  const told: Message[] = [];
  const lying = reefs.flatMap((number, place) => (number ? [`${number} (${place})`] : []));
  if (reefs.length) told.push({ id: "nautilion-see-reefs", args: { count: lying.length, reefs: lying.join(", ") } });
  for (const { number, free, faces, left } of reef_odds)
    if (left) told.push({ id: "nautilion-see-reef-odds", args: { number, free, faces } });
  if (stuck) told.push({ id: "nautilion-see-stuck" });
  return told;
}

/** Who else is with us, and who is with the Phantom. */
function company({ soldiers, cabin, phantom_board: board }: ExpansionsView): Message[] {
  const told: Message[] = [];
  if (soldiers.length)
    told.push({ id: "nautilion-see-soldiers", args: { count: soldiers.length, cabins: soldiers.join(" ") } });
  if (cabin) {
    const { guests, partnerships: count, rerolls: left } = cabin;
    told.push({ id: "nautilion-see-cabin", args: { count: guests.length, tokens: signs(guests) } });
    if (count) told.push({ id: "nautilion-see-partnerships", args: { count, left } });
  }
  if (board?.rammed) told.push({ id: "nautilion-see-rammed" });
  else if (board) {
    const { slaves, ours, theirs } = board;
    told.push({ id: "nautilion-see-phantom-board", args: { count: slaves.length, tokens: signs(slaves) } });
    told.push({ id: "nautilion-see-harpoons", args: { ours, theirs } });
  }
  return told;
}

function cards({ darkhouse, heroics }: ExpansionsView): Message[] {
  const said = (kind: string, effect: string): Record<"card" | "text", Message> => ({
    card: { id: `nautilion-${kind}-${effect}` },
    text: { id: `nautilion-${kind}-${effect}-text` },
  });
  const told: Message[] = (darkhouse?.row ?? []).map(({ effect }, place) => ({
    id: place === darkhouse?.at ? "nautilion-see-card-here" : "nautilion-see-card",
    args: { place: place + 1, ...said("machination", effect) },
  }));
  if (darkhouse?.silent) told.push({ id: "nautilion-see-silence", args: { turns: darkhouse.silent } });
  for (const { number, effect, lasts } of heroics?.shown ?? []) {
    const { card, text } = said("heroic", effect);
    const whole = lasts > 1 ? { id: "nautilion-heroic-lasting-text", args: { text } } : text;
    told.push({ id: "nautilion-see-heroic", args: { number, card, text: whole } });
  }
  for (const deed of heroics?.deeds ?? [])
    told.push({ id: "nautilion-see-deed", args: { text: said("heroic", deed).text } });
  if (heroics?.lasting)
    told.push({ id: "nautilion-see-lasting", args: { text: said("heroic", heroics.lasting).text } });
  return told;
}

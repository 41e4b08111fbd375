/** The form for a new game: everything in it comes from the server's description of the game. */

import type { GameInfo, GameOption, Message } from "../protocol";

export type Options = Record<string, number | string>;
const EASY = "sailor"; // the easiest level but one
const PLAYERS = "players"; // the option that tells how many sit down

/** Whether a clock matters: people on screens of their own; at a shared one nobody is hurried. */
export function isTimed(game: Pick<GameInfo, "clocks">, seats: string[]): boolean {
  const here = seats.filter((kind) => kind === "here").length;
  return game.clocks.length > 0 && seats.includes("link") && here < 2;
}

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Why a value cannot be chosen with the others: null where the rules choose otherwise; undefined where it can. */
export function limitOf(option: GameOption, value: number | string, options: Options): Message | null | undefined {
  const broken = option.limits.find((limit) => limit.value === value && !limit.among.includes(options[limit.other]!));
  return broken && broken.reason;
}

/** The options with those changed that do not go with the others. */
export function fitted(game: GameInfo, options: Options): Options {
  const fitting = { ...options };
  for (const option of game.options) {
    if (limitOf(option, fitting[option.name]!, fitting) === undefined) continue;
    fitting[option.name] =
      option.values.find((value) => limitOf(option, value, fitting) === undefined) ?? option.default;
  }
  return fitting;
}

export function seatCount(game: GameInfo, options: Options): number {
  return Number(options[PLAYERS] ?? game.seats[0] ?? 1);
}

/** Who may sit on a chair: a person at this screen, whoever opens a link, or one of the bots. */
export function kinds(game: GameInfo): string[] {
  return ["here", "link", ...game.bots.map((bot) => `bot:${bot}`)];
}

/** Who plays where nobody chose: bots are listed from the easiest on. */
export function usualBot(game: GameInfo): string | undefined {
  return game.bots.find((bot) => bot === EASY) ?? game.bots.at(-1);
}

/** The first chair is mine. People at one screen can share a game without secrets; in one with secrets a bot sits opposite. */
export function usualSeat(game: GameInfo, seat: number): string {
  const bot = usualBot(game);
  return seat > 0 && game.secrets && bot !== undefined ? `bot:${bot}` : "here";
}

export function seating(game: GameInfo, options: Options, chosen: readonly (string | undefined)[]): string[] {
  return Array.from({ length: seatCount(game, options) }, (_, seat) => chosen[seat] ?? usualSeat(game, seat));
}

/** Whether several people will sit at this screen in a game where each knows something the others do not. */
export function isHandedOver(game: GameInfo, seats: string[]): boolean {
  return game.secrets && seats.filter((kind) => kind === "here").length > 1;
}

/** A game at once: the usual options, me, and bots on the other chairs. */
export function atOnce(game: GameInfo): { options: Options; seats: string[] } {
  const options = defaults(game);
  const bot = usualBot(game);
  const seats = Array.from({ length: seatCount(game, options) }, (_, seat) =>
    seat > 0 && bot !== undefined ? `bot:${bot}` : "here",
  );
  return { options, seats };
}

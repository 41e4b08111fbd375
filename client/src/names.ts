/** Names of games, bots and seats as messages. */

import type { Message } from "./protocol";

const GAMES: Record<string, { name: string; about: string }> = {
  nautilion: { name: "web-game-nautilion", about: "web-game-nautilion-about" },
};
const OPTIONS: Record<string, string> = {
  players: "web-option-players",
  submarine: "web-option-submarine",
  reserve: "web-option-reserve",
};
const BOTS: Record<string, string> = { random: "web-bot-random", greedy: "web-bot-greedy" };

export function gameName(game: string): Message {
  return { id: GAMES[game]?.name ?? "web-game-other", args: { game } };
}
export function gameAbout(game: string): Message | null {
  const about = GAMES[game]?.about;
  return about ? { id: about } : null;
}
export function botName(bot: string): Message {
  return { id: BOTS[bot] ?? "web-bot-other", args: { bot } };
}
export function seatName(seat: number): Message {
  return seat < 0 ? { id: "nature-name" } : { id: "seat-name", args: { seat: seat + 1 } };
}
/** Who sits there: `here`, `link` or `bot:greedy`. */
export function seatKind(kind: string): Message {
  if (kind.startsWith("bot:")) return botName(kind.slice(4));
  return { id: kind === "link" ? "web-seat-link" : "web-seat-here" };
}
/** An option of a table in a word or two. */
export function optionValue(name: string, value: number | string): Message {
  return { id: OPTIONS[name] ?? "web-option-other", args: { name, value } };
}

import type { TableEvent, Update } from "../protocol";
import type { Sound } from "./sounds";

/** What the change from one update to the next sounds like. */
export function heard(before: Update | null, now: Update, fresh: TableEvent[]): Sound[] {
  if (before === null) return [];
  const sounds = fresh.flatMap((event) => event.lines.flatMap(({ cue }) => (cue === "" ? [] : [cue])));
  const once = sounds.filter((sound, index) => sound !== sounds[index - 1]);
  const { outcome, ask } = now.view;
  if (outcome && !before.view.outcome) {
    const ours = now.yours.length === 0 ? outcome.winners : outcome.winners.filter((seat) => now.yours.includes(seat));
    return [...once, ours.length > 0 ? "victory" : "defeat"];
  }
  const called = ask?.mine === true && before.view.ask?.mine !== true && now.seats.length > 1;
  return called ? [...once, "turn"] : once;
}

/** What the parts of a board are given. */

import type { CoursePoint, Outcome, Refusal, Source, Translator } from "../protocol";

/** What a part of the table says when it is pressed or pointed at. */
export interface Acting {
  onDo: (text: string) => void;
  onRefusal: (refusal: Refusal) => void;
  onPoint: (text: string | null) => void;
  translator: Translator;
}

/** The end of a game, as the card tells it that opens then. */
export interface Ended<V> {
  view: V;
  outcome: Outcome;
  course: CoursePoint[];
  sources: Source[];
  /** The names of all seats. */
  seats: string[];
  translator: Translator;
}

/** A picture of the end to keep: a drawing of 640 by 360 that needs nothing from elsewhere on the page. */
export interface Pictured<V> {
  view: V;
  outcome: Outcome;
}

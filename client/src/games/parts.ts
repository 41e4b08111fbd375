/** What the parts of a board are given. */

import type { CoursePoint, Outcome, Refusal, Translator } from "../protocol";

/** What a part of the table says when it is pressed or pointed at. */
export interface Acting {
  onDo: (text: string) => void;
  onRefusal: (refusal: Refusal) => void;
  onPoint: (text: string | null) => void;
  translator: Translator;
}

/** The end of a game. */
export interface Ended<V> {
  view: V;
  outcome: Outcome;
  course: CoursePoint[];
  translator: Translator;
}

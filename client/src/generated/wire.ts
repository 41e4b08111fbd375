/**
 * What goes over the wire, as docs/protocol.md tells it. Written by scripts/wire-types: change the Python types and run
 * it.
 */

export type Cue = "" | "die" | "move" | "taken" | "lost";
export type Topic = "" | "turn" | "round" | "battle" | "aftermath" | "routine" | "plan" | "end" | "joker";
export type CampaignStatus = "ongoing" | "won" | "fallen";
export type ScenarioPlace = "won" | "open" | "ahead" | "closed";
export type RoadState = "taken" | "open" | "closed";
export type FromBrowser = Hello | Do | Undo | AskHint | Nobody | Wish | LeaveLesson | Beat;
export type FromServer = Update | Answer | MoveRefused | Stale | Hint | StillHere | Fault;
export type Argument = number | string | Message;
/** `Message("nautilion-placed", {"token": 4})`. An argument may itself be a message. */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message>;
}
/** Common to all games; each adds its own fields. */
export interface View {
  seat: number;
  ask: AskView | null;
  outcome: Outcome | null;
}
/**
 * The pending question as this seat may see it. `mine` tells whether the seat is asked; `question` is what it is about,
 * without the game's name. `on_board` is how it is put where a board is drawn, None where that is `prompt`.
 */
export interface AskView {
  prompt: Message;
  seats: number[];
  mine: boolean;
  sealed: boolean;
  rules: string[];
  choices: Choice[];
  refusals: Refusal[];
  on_board: Message | null;
  question: string;
}
/** A move by its notation, which is also given in parts, so that nobody takes it apart again. */
export interface Written {
  do: string;
  verb: string;
  words: string[];
}
/** A legal move: its notation, the parts of the board that select it, the rules that allow it, and its words. */
export interface Choice extends Written {
  targets: string[];
  rules: string[];
  label: Message;
}
/**
 * A move a player might try, the rule that forbids it, the parts of the board that stand for it, and its words where it
 * was not the player who wrote it.
 */
export interface Refusal extends Written {
  reason: Message;
  rules: string[];
  targets: string[];
  label: Message | null;
}
/** `ending` names the way it ended, `scores` has one number for each seat: for games without points 1 or 0. */
export interface Outcome {
  ending: string;
  scores: number[];
  winners: number[];
  message: Message;
  rules: string[];
}
/** The first word, and after every reconnect: the last event it has, and the seat it looks from. */
export interface Hello {
  type: "hello";
  seen: number;
  seat?: number | null;
}
/** A move; its `id` is fresh, and the same when it is sent again. */
export interface Do {
  type: "do";
  do: string;
  ask: number;
  id: string;
}
/** Take back one move, or with `whole` all since chance or another seat acted. */
export interface Undo {
  type: "undo";
  ask: number;
  id: string;
  whole?: boolean;
}
/** Help for who plays alone or among bots. */
export interface AskHint {
  type: "hint";
  ask: number;
  id: string;
}
/** Nobody at this screen does anything in the window that is open. */
export interface Nobody {
  type: "nobody";
  ask: number;
  id: string;
}
/** Which windows the seat looked from wants to be asked in; with `touching`, only where it is touched. */
export interface Wish {
  type: "wish";
  kinds: string[];
  touching: boolean;
  id: string;
}
/** The learner goes on without the coach, for good. */
export interface LeaveLesson {
  type: "leave-lesson";
  id: string;
}
/** The browser is still there. */
export interface Beat {
  type: "beat";
}
/**
 * The table as one viewer may see it, with the events it has not seen yet. `looking` is the seat the screen looks from;
 * `bots` tells each seat's bot, None for a person; `names` what each seat is called, None where it has no name.
 * `coached`: this viewer plays alone or among bots, and may be told afterwards what mattered. `chance` are the choices
 * that cannot be taken back because chance answers them at once, in the same turn.
 */
export interface Update {
  type: "update";
  table: string;
  game: string;
  campaign: string | null;
  secrets: boolean;
  options: Record<string, number | string>;
  settings: Setting[];
  seats: string[];
  bots: (string | null)[];
  names: (string | null)[];
  present: number[];
  yours: number[];
  looking: number | null;
  host: boolean;
  number: number;
  ask: number;
  view: View;
  description: Message[];
  previews: Record<string, Preview>;
  chance: string[];
  events: TableEvent[];
  undo: boolean;
  restart: boolean;
  hint: boolean;
  hints: number;
  coached: boolean;
  thinking: boolean;
  window: OpenWindow | null;
  wishes: Wishes | null;
  commitment: string;
  seed: string | null;
  course: CoursePoint[] | null;
  again: Again | null;
  sources: Source[];
  lesson: Lesson | null;
}
/** An option of a table that is worth saying; `alone`, by its name alone. */
export interface Setting {
  name: string;
  value: number | string;
  alone: boolean;
}
/** What a choice would do up to the next question: in sentences, and as a board draws it (the game's own type). */
export interface Preview {
  lines: Line[];
  shows: unknown;
}
/** A sentence and the clauses of the rules it rests on; for who draws it, what `Game.cue` adds (`core/cues.py`). */
export interface Line {
  message: Message;
  rules: string[];
  cue: Cue;
  topic: Topic;
  seat: number | null;
  places: string[];
}
/**
 * An event of the log as somebody may read it. `verb` is the first word of its text; an undo goes `back_to` the
 * position after that event. `turn` is the number of the turn it was made in, 0 where turns are not numbered.
 */
export interface ShownEvent {
  seat: number;
  text: string;
  verb: string;
  back_to: number | null;
  turn: number;
}
/** With its number, and what is said of it. */
export interface TableEvent extends ShownEvent {
  number: number;
  lines: Line[];
}
/**
 * A question to several at once. `mode` is `clock` (how long it stays open in all, and how much of that was left when
 * this was sent), `wait` (until everybody has answered) or `screen` (the same, all people at one screen); `spared`: the
 * seat looked from has said that it need not be asked; `together`: this screen may say that nobody of its people does
 * anything.
 */
export interface OpenWindow {
  mode: string;
  seconds: number | null;
  left: number | null;
  spared: boolean;
  together: boolean;
}
/** Which windows the seat looked from wants to be asked in, out of `known`; with `touching`, where it is touched. */
export interface Wishes {
  known: string[];
  kinds: string[];
  touching: boolean;
}
/** The scores of all seats, or what else a game is charted by, after an event that changed them. */
export interface CoursePoint {
  number: number;
  scores: number[];
}
/** The table after this one, and the seat that asked for it. */
export interface Again {
  table: string;
  by: number;
}
/** What came from there in the whole game, one number for each seat; `name` is the game's own. */
export interface Source {
  name: string;
  what: Message;
  amounts: number[];
}
/**
 * A guided game as its learner is told of it. `pages` are to be read up to and with the step that waits; only `moves`
 * are taken, where they are not null, and of others `otherwise` is said, with its clauses; `next` is the lesson after
 * this one.
 */
export interface Lesson {
  id: string;
  title: Message;
  step: number;
  steps: number;
  pages: LessonPage[];
  moves: string[] | null;
  otherwise: Message | null;
  rules: string[];
  done: boolean;
  next: string | null;
}
/** What the coach says, and the places of the board it points at. */
export interface LessonPage {
  say: Message;
  point: string[];
}
/** The move is made and stored. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
}
/** The move was not made; nothing changed. */
export interface MoveRefused {
  type: "refused";
  id: string;
  message: Message;
  rules: string[];
}
/** The question had changed; an update follows. */
export interface Stale {
  type: "stale";
  id: string;
}
/** The best choices first. */
export interface Hint {
  type: "hint";
  id: string;
  ask: number;
  choices: Advice[];
}
/**
 * A choice and its words, how often it wins, from 0 to 1, with the interval of that and the games it was seen in, and
 * one sentence why.
 */
export interface Advice {
  do: string;
  label: Message;
  chance: number;
  low: number;
  high: number;
  games: number;
  why: Message;
}
/** The table is still there; it says nothing else. */
export interface StillHere {
  type: "beat";
}
/** What was sent could not be understood, or why the socket is closed. */
export interface Fault {
  type: "error";
  message: Message;
}
/** A position of the past, what led to it, and the position in sentences; what a view holds depends on the game. */
export interface Frame {
  number: number;
  event: ShownEvent | null;
  lines: Line[];
  view: View;
  description: Message[];
}
/** Why something was not done, the clauses it rests on, and for an edition each of its faults. */
export interface Refused {
  message: Message;
  rules: string[];
  problems?: Message[];
}
/**
 * What a form needs to know. `seats` are the possible numbers of players; the option `players` chooses, where there is
 * one. `clocks` are the seconds a timed ask may stay open, 0 until all have answered; none where nothing is timed.
 */
export interface GameInfo {
  id: string;
  secrets: boolean;
  seats: number[];
  options: Option[];
  bots: string[];
  minutes: Minutes[];
  clocks: number[];
}
/**
 * One choice: its name, what may be chosen, and the rule that offers it. It is not worth saying where it has the value
 * `unsaid`; where it is `alone`, "yes" is said by its name alone.
 */
export interface Option {
  name: string;
  default: number | string;
  values: (number | string)[];
  label: Message;
  rules: string[];
  unsaid: number | string | null;
  alone: boolean;
  limits: Limit[];
}
/**
 * A value goes with some values of an `other` option only. Who chooses it elsewhere is refused for this `reason`; where
 * there is none, the rules choose instead.
 */
export interface Limit {
  value: number | string;
  other: string;
  among: (number | string)[];
  reason: Message | null;
}
/** About how long a game with these options takes: for one person against bots, and with a person in every seat. */
export interface Minutes {
  options: Record<string, number | string>;
  alone: number;
  people: number;
}
/** A lesson; `minutes` is about how long it takes. */
export interface LessonInfo {
  id: string;
  game: string;
  name: string;
  title: Message;
  about: Message;
  chapter: number;
  minutes: number;
}
/**
 * How often bots win: the quick one with every combination of options, the last changing fastest, the strong one with
 * some.
 */
export interface Odds {
  bot: string;
  games: number;
  options: MeasuredOption[];
  wins: number[];
  strong: Measured[];
}
export interface MeasuredOption {
  name: string;
  values: (number | string)[];
}
/** How often a bot won with some options. */
export interface Measured {
  options: Record<string, number | string>;
  bot: string;
  games: number;
  wins: number;
}
/** Its id, a link for each seat that is to be sent, by the seat's number, and one for watchers. */
export interface NewTable {
  table: string;
  links: Record<string, string>;
  watch: string;
}
/** `next` is the `before` of the page after this one. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}
/**
 * A table in the list of this browser's; `fault` is why it cannot be opened. `turn` are the seats that are asked, none
 * where chance is or the game is over; `won` is null while it goes on and for watchers. `moved` is when a person last
 * moved, in seconds; when it was made where nobody has.
 */
export interface TableInfo {
  table: string;
  game: string;
  campaign: string | null;
  options: Record<string, number | string>;
  settings: Setting[];
  seats: string[];
  bots: (string | null)[];
  names: (string | null)[];
  yours: number[];
  host: boolean;
  created: number;
  moved: number;
  number: number;
  over: boolean;
  outcome: Message | null;
  fault: Message | null;
  turn: number[];
  mine_to_move: boolean;
  won: boolean | null;
}
export interface Seated {
  yours: number[];
}
export interface Link {
  link: string;
}
/** The names of all seats as they are now; null where one has none. */
export interface Names {
  names: (string | null)[];
}
/** The table after a finished one; a link for watchers for whoever asked first. */
export interface Next {
  table: string;
  watch: string | null;
}
/** Where others find this server. `only_here`: nowhere but on this machine; then `command` starts it for others. */
export interface Reach {
  addresses: string[];
  only_here: boolean;
  command: string;
}
/**
 * A page of a record: `frames` from number `first` on, out of `count`. `dice` is how many dice were checked. `seats` is
 * how many play; `names` and `bots` say who, where the record is a table's.
 */
export interface Replayed {
  game: string;
  options: Record<string, number | string>;
  settings: Setting[];
  dice: number | null;
  promised: boolean;
  course: CoursePoint[] | null;
  sources: Source[];
  seats: number;
  names: (string | null)[];
  bots: (string | null)[];
  count: number;
  first: number;
  frames: Frame[];
}
/** How much of a finished game has been looked at; in the end the moments that mattered, at most three. */
export interface Reviewed {
  done: number;
  of: number;
  moments: Moment[] | null;
}
/**
 * A choice that was made, by the number of its event, and the one that would have been better: their words, how often
 * each wins, by how much less the one that was made (`costly`: clearly), and why the other is better.
 */
export interface Moment {
  number: number;
  chosen: Message;
  better: Message;
  chance: number;
  better_chance: number;
  loss: number;
  costly: boolean;
  why: Message;
}
export interface Clause {
  id: string;
  chapter: string;
  title: string;
  source: string;
  text: string;
  ruling: string;
}
export interface NewCampaign {
  campaign: string;
}
/** Done; there is nothing to say. */
export type Done = Record<string, never>;
/** A campaign in the list of this browser's. */
export interface CampaignSummary {
  campaign: string;
  name: string;
  created: number;
  table: string | null;
  difficulty: string;
  hearts: number;
  lives: number;
  status: CampaignStatus;
  gold: number;
  rank: string | null;
  victories: number;
  length: number;
  played: number;
  open: string[];
}
export interface Atlas extends CampaignSummary {
  chapters: AtlasChapter[];
  bonuses: Message[];
  scenarios: AtlasScenario[];
  roads: AtlasRoad[];
  standalone: string[];
  sections: string[];
  playing: Playing | null;
}
/** `mine` tells whether its table is this campaign's own, not one it was forked from. */
export interface AtlasChapter {
  number: number;
  scenario: string;
  ending: string;
  won: boolean;
  gold: number;
  outcome: Message;
  story: Message[];
  gives: Message[];
  game: string;
  mine: boolean;
}
/** `depth` is which of a campaign's four it would be, from 0; `chapter` the one that won it. */
export interface AtlasScenario {
  scenario: string;
  place: ScenarioPlace;
  depth: number;
  lost: number;
  chapter: number | null;
}
/** A victory: where it leads and what it gives. */
export interface AtlasRoad {
  scenario: string;
  title: string;
  leads_to: string | null;
  gives: Message[];
  lives: number;
  road: RoadState;
}
/** The game in progress: its events so far, or why it cannot go on. */
export interface Playing {
  table: string;
  scenario: string;
  number: number | null;
  other_rules: Message | null;
}
/** The table a chapter is played at. */
export interface CampaignTable {
  table: string;
  scenario: string;
}
/**
 * What a game's rulebook holds besides its clauses. `moved` names the clause that took an older one's place; the first
 * `own` clauses are the game's, the others those of the game it builds on.
 */
export interface Rulebook {
  game: string;
  minute: Message[];
  aids: PlayerAid[];
  examples: ExampleName[];
  moved: Record<string, string>;
  own: number;
}
/** A card of the player aid. */
export interface PlayerAid {
  title: Message;
  lines: PlayerAidLine[];
}
export interface PlayerAidLine {
  say: Message;
  clause: string;
}
/** An example and the clause it stands at. */
export interface ExampleName {
  id: string;
  clause: string;
  title: Message;
}
export interface WorkedExample {
  id: string;
  clause: string;
  title: Message;
  seat: number;
  seats: number;
  pictures: ExamplePicture[];
}
/** A step of an example: its sentence, what is ringed, what the log tells of its moves, and the position. */
export interface ExamplePicture {
  say: Message;
  point: string[];
  lines: Line[];
  frame: Frame;
}
/** The ids of the clauses that have all the words, best first; where there are none, of those nearest. */
export interface FoundClauses {
  found: string[];
  nearest: string[];
}

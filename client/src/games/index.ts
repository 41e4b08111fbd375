/**
 * The games that are drawn here, and what the shell (lobby, table, replay) and a game know of each other.
 *
 * A game is a folder beside this file; its `index.ts` exports a GameClient. It is loaded when a table of that game is
 * first shown, so that nobody downloads a game they do not play. A game that is not listed can still be played: from the
 * list of moves.
 */

import type { Component } from "svelte";
import type {
  Ask,
  CoursePoint,
  Line,
  OpenWindow,
  Preview,
  Refusal,
  TableEvent,
  Translator,
  View,
  Wishes,
} from "../protocol";
import type { Sound } from "../sound/sounds";
import type { Ended, Pictured } from "./parts";

/**
 * What a board is given. It draws `view` inside the frame (`frame/Play.svelte`), puts the question, offers what `ask`
 * allows, and says what was chosen. It knows no rules. The shell has the players, the end, undo, history, log, rules.
 */
export interface BoardProps<V extends View = View> {
  /** All that the seat looking may know; in history, what it knew then. The seat itself is `view.seat`, -2 for watchers. */
  view: V;
  /** The question that waits now, with its legal moves (`choices`) and near-moves (`refusals`); null in history. */
  ask: Ask | null;
  /** What each legal move would do up to the next question, by its text; a move may be missing. */
  previews: Record<string, Preview>;
  /** Whether a move can be made at this moment: the question is ours, the line is open, no move is on its way. */
  active: boolean;
  /** A position of the past, or of a replayed file. */
  history: boolean;
  /** Each seat's name in the chosen language. */
  seats: string[];
  /** The seats of this browser. */
  yours: number[];
  /** What happened up to the position shown, as the log tells it. */
  events?: TableEvent[];
  /** How the scores went, once the game is over. */
  course?: CoursePoint[] | null;
  /** How long the open question with a clock stays open, the same for everybody; null when there is none. */
  window?: OpenWindow | null;
  /** About which timed questions the seat looked from wants to be asked, and how it says so; null where there are none. */
  wishes?: Wishes | null;
  wish?: (kinds: string[], touching: boolean) => void;
  /** In a window that all at this screen are asked in together: nobody does anything, or somebody takes the screen. */
  nobody?: () => void;
  handOver?: () => void;
  /** Make a move: the `do` of a choice. Any other text is refused by the server, which tells why. */
  answer: (text: string) => void;
  /** Tell why a move is not allowed: one of `ask.refusals`. */
  refuse: (refusal: Refusal) => void;
  /** A sound for something that happens only on this screen, such as a die put down; silent unless wanted. */
  sound: (sound: Sound) => void;
  translator: Translator;
  reducedMotion: boolean;
}

/** The shell hands a game's own view through unread. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view only
type OwnView = any;

/** What the parts of a game that stand for one seat are given. */
export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
}

export interface GameClient {
  /** Whether it fills stage and dock by itself, with frame/Play. */
  framed?: boolean;
  Board: Component<BoardProps<OwnView>>;
  /** Each seat's colour, where it is its people's or species'; a line on any ground. */
  colours?: (view: OwnView) => string[];
  /** A seat's people, species or colour as a picture. */
  Emblem?: Component<SeatProps<OwnView> & { size: number }>;
  /** What all may know of a seat, in a few figures. */
  Facts?: Component<SeatProps<OwnView> & { translator: Translator }>;
  /** A seat's whole board. */
  Rival?: Component<SeatProps<OwnView> & { translator: Translator }>;
  /** Who plays without sitting anywhere, among the players. */
  Besides?: Component<{ view: OwnView; translator: Translator }>;
  /** What is played this time, before the rules. */
  About?: Component<{ view: OwnView; translator: Translator }>;
  /** Whose turn it is where others are asked in it, and the message that says what those are asked for. */
  turn?: (view: OwnView) => { seats: number[]; asked: string } | null;
  /** What is told to a seat as news until it acts, where that is not what others did since its last turn. */
  news?: (seat: number, events: TableEvent[]) => Line[];
  /** What the end of a game tells: who came where, where the points came from, how it went. */
  Final?: Component<Ended<OwnView>>;
  /** A picture of the end to keep. */
  Picture?: Component<Pictured<OwnView>>;
  /** Whether all seats win or lose with each other. */
  together?: boolean;
  /** Whether the dock stands right of the board in a window of this size; it is never asked on a phone. */
  beside?: (window: { width: number; height: number }, view: OwnView) => boolean;
}

const GAMES: Record<string, () => Promise<GameClient>> = {
  nautilion: () => import("./nautilion"),
  diluvium: () => import("./diluvium"),
  diluvia: () => import("./diluvia"),
  campaign: () => import("./campaign"),
};

export function isDrawn(game: string): boolean {
  return Object.hasOwn(GAMES, game);
}

const loading = new Map<string, Promise<GameClient>>();

/** A game's own part of the client. Rejected where it is not drawn or cannot be fetched now. */
export function loadGame(game: string): Promise<GameClient> {
  const known = loading.get(game);
  if (known) return known;
  const wanted = isDrawn(game) ? GAMES[game]!() : Promise.reject(new Error(game));
  loading.set(game, wanted);
  wanted.catch(() => loading.delete(game));
  return wanted;
}

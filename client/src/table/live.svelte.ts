/** A live table as one browser follows it: the line to the server, the position on the screen, and what may be done. */

import { untrack } from "svelte";
import { frameAt, live, Refused, reasonOf, sit } from "../api";
import { arrive } from "../arrival";
import { Showing, type Caption } from "../frame/showing";
import type { FrameState } from "../frame/state.svelte";
import { language } from "../language.svelte";
import { notices } from "../notices.svelte";
import type { Advice, Frame, Message, TableEvent, Update } from "../protocol";
import { router } from "../router.svelte";
import { rulebook } from "../rulebook.svelte";
import { settings } from "../settings.svelte";
import { player } from "../sound";
import { heard } from "../sound/heard";
import { guided } from "../lesson/guided";
import { asksOnceMore } from "./confirm";
import { Connection, type Status } from "./connection";
import { noFrames } from "./frames";
import { isShared } from "./sharing";

/** All that is drawn of a moment. */
export type Position = Pick<Frame, "number" | "view" | "description">;

const FINAL = [400, 401, 403, 404, 409, 410]; // it is of no use to try again

export class LiveTable {
  update = $state.raw<Update | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** What the last update brought. */
  fresh = $state.raw<TableEvent[]>([]);
  status = $state<Status>("connecting");
  /** A move is on its way. */
  waiting = $state(false);
  /** A hint is being thought of. */
  thinking = $state(false);
  /** Another seat's view is on its way. */
  turning = $state(false);
  /** Why there is no table. */
  gone = $state.raw<Message | null>(null);
  /** Why the link was not accepted. */
  barred = $state.raw<Message | null>(null);
  #advised = $state.raw<{ ask: number; choices: Advice[] } | null>(null);
  #frame = $state.raw<Frame | null>(null);
  /** A position on the way to the newest one, while the moves of others are shown. */
  #held = $state.raw<Position | null>(null);
  #at: () => number | null;

  /** The number of the past position that is looked at. */
  past = $derived.by(() => {
    const at = this.#at();
    return at !== null && this.update !== null && at < this.update.number ? at : null;
  });
  position = $derived.by((): Position | null => {
    if (this.past === null) return this.#held ?? this.update;
    return this.#frame?.number === this.past ? this.#frame : this.update;
  });
  /** Whether the newest position is on the screen. */
  now = $derived(this.past === null && this.#held === null);
  lesson = $derived(this.now ? (this.update?.lesson ?? null) : null);
  /** In a lesson only what it waits for is offered; what else would be legal is explained. */
  ask = $derived(this.now ? guided(this.update?.view.ask ?? null, this.lesson) : null);
  ready = $derived(this.now && this.status === "open" && !this.waiting && !this.turning);
  active = $derived(this.ready && this.ask?.mine === true);
  /** The events up to the position on the screen. */
  known = $derived(this.events.filter((event) => event.number <= (this.position?.number ?? 0)));
  hint = $derived(this.now && this.#advised?.ask === this.update?.ask ? (this.#advised?.choices ?? null) : null);

  readonly #id: string;
  readonly #state: FrameState;
  readonly #showing: Showing;
  #line: Connection | null = null;
  #frames = noFrames();

  constructor(id: string, at: () => number | null, state: FrameState) {
    [this.#id, this.#at, this.#state] = [id, at, state];
    this.#showing = new Showing(
      {
        show: (step) => this.#show(step?.caption ?? null, step === null ? null : (step.frame ?? this.#held)),
        fetch: (number) => this.#positionAt(number),
        pace: () => settings.pace,
        room: () => state.room(),
        wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
        cancel: (timer) => window.clearTimeout(timer),
      },
      (lines) => lines.reduce((sum, line) => sum + language.translator.say(line.message).length, 0),
    );
    state.skip = () => this.#showing.skip();
    $effect(() => this.#lookBack(this.past));
  }

  #show(caption: Caption | null, held: Position | null): void {
    this.#state.caption = caption;
    this.#held = held;
  }

  /** Whether moves of others are being shown. */
  get showing(): boolean {
    return this.#showing.busy;
  }
  skip(): void {
    this.#showing.skip();
  }

  /** Opens the line, with the secret of a link where there is one; what it returns ends it. */
  open(secret: string): () => void {
    const line = this.#connection();
    this.#line = line;
    let left = false;
    void this.#sit(secret).then(() => {
      if (!left) line.start();
    });
    const seen = (): void => this.#seen(line);
    window.addEventListener("online", seen);
    document.addEventListener("visibilitychange", seen);
    return () => {
      left = true;
      window.removeEventListener("online", seen);
      document.removeEventListener("visibilitychange", seen);
      this.skip();
      line.stop();
      notices.clear();
    };
  }

  async #sit(secret: string): Promise<void> {
    if (!secret) return;
    try {
      await sit(this.#id, decodeURIComponent(secret));
    } catch (fault) {
      // A link used before may be ours: the cookie decides, and the table opens or says why not.
      this.barred = reasonOf(fault).message;
    }
  }

  #connection(): Connection {
    return new Connection(live(this.#id), {
      status: (now) => (this.status = now),
      update: (now, all, fresh) => this.#updated(now, all, fresh),
      pending: (now) => {
        this.waiting = now;
        if (!now) this.thinking = false;
      },
      hint: (number, choices) => (this.#advised = { ask: number, choices }),
      refused: (message, rules) => notices.add(message, rules),
      probe: async () => {
        try {
          await frameAt(this.#id, 0);
        } catch (fault) {
          if (fault instanceof Refused && FINAL.includes(fault.status)) return fault.what;
        }
        return null;
      },
      gone: (message) => (this.gone = message),
    });
  }

  /** The page is looked at again, or no longer. */
  #seen(line: Connection): void {
    if (document.visibilityState === "visible") return line.hurry();
    this.skip();
    if (this.update && isShared(this.update) && this.update.looking !== null) this.look(null);
  }

  #updated(now: Update, all: TableEvent[], fresh: TableEvent[]): void {
    const before = this.update;
    const turned = now.secrets && before !== null && before.looking !== now.looking;
    if (turned || now.number < (before?.number ?? 0)) this.#forget();
    this.fresh = before === null ? [] : fresh;
    if (!this.showing) this.#held = before;
    [this.update, this.events, this.turning] = [now, all, false];
    this.#showing.receive(now, fresh, !turned && this.#follows(before, now));
    if (before?.ask !== now.ask) this.#state.sure = null;
    rulebook.game = now.game;
    if (before === null && this.barred) notices.add(this.barred);
    if (turned) arrive();
    else if (settings.sound) player.play(...heard(before, now, fresh));
  }

  /** Whether somebody is there to follow the moves of others; a question with a clock does not wait for that. */
  #follows(before: Update | null, now: Update): boolean {
    if (before === null || now.number < before.number) return false;
    return this.#at() === null && now.window === null && document.visibilityState === "visible";
  }

  #forget(): void {
    [this.#frames, this.#frame] = [noFrames(), null];
  }

  /** A position of the past as the seat in front of the screen knew it, fetched once. */
  async #positionAt(number: number): Promise<Frame> {
    const known = this.#frames.get(number);
    if (known) return known;
    const [store, table] = [this.#frames, this.update];
    const found = await frameAt(this.#id, number, table && isShared(table) ? table.looking : null);
    store.set(number, found);
    if (store !== this.#frames) throw new Error("for another seat");
    return found;
  }

  #lookBack(number: number | null): void {
    if (number === null) return;
    untrack(() => this.skip());
    const store = this.#frames;
    this.#positionAt(number).then(
      (found) => {
        if (untrack(() => this.past) === number) this.#frame = found;
      },
      (fault: unknown) => {
        if (store !== this.#frames) return; // for another seat
        notices.report(fault);
        router.at(null);
      },
    );
  }

  /** Make a move; before one that chance answers, where that is wanted, the frame asks once more. */
  act(text: string): void {
    if (!this.active) return;
    if (settings.confirm && asksOnceMore(this.update, this.ask, text)) this.#askOnceMore(text);
    else this.#line?.do(text);
  }
  #askOnceMore(text: string): void {
    const state = this.#state;
    const yes = (): void => {
      state.sure = null;
      if (this.active) this.#line?.do(text);
    };
    const never = (): void => {
      settings.set("confirm", false);
      yes();
    };
    state.sure = { message: { id: "web-sure-chance" }, yes, never, no: () => (state.sure = null) };
  }

  /** Take back one move, or all since chance or another seat acted. */
  undo(whole: boolean): void {
    if (this.mayUndo(whole)) this.#line?.undo(whole);
  }
  mayUndo(whole: boolean): boolean {
    return this.ready && (whole ? this.update?.restart : this.update?.undo) === true;
  }
  /** Nobody at this screen does anything in the window that is open. */
  nobody(): void {
    if (this.ready) this.#line?.nobody();
  }
  wish(kinds: string[], touching: boolean): void {
    if (this.now) this.#line?.wish(kinds, touching);
  }
  leaveLesson(): void {
    if (this.now) this.#line?.leaveLesson();
  }
  askHint(): void {
    if (this.active && this.update?.hint && this.hint === null && this.#line?.hint()) this.thinking = true;
  }
  /** The screen goes to another person, or to nobody. */
  look(seat: number | null): void {
    this.turning = true;
    this.skip();
    this.#forget();
    this.#state.sure = null;
    notices.clear();
    rulebook.close();
    this.#line?.look(seat);
    if (this.#at() !== null) router.at(null);
    if (seat === null) arrive();
  }
}

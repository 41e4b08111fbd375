/**
 * One table's WebSocket: hello, updates, moves.
 *
 * A move waits until it is answered; after a reconnect it is sent again with the same id, so that it is never made twice.
 * While one waits, no other is accepted.
 */

import type { Advice, FromBrowser, FromServer, Message, TableEvent, Update } from "../protocol";

export type Status = "connecting" | "open" | "reconnecting" | "refused" | "closed";

export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Handlers {
  status(status: Status): void;
  /** The table as it is now, with every event so far and those that are new since the last update. */
  update(update: Update, events: TableEvent[], fresh: TableEvent[]): void;
  pending(waiting: boolean): void;
  refused(message: Message, rules: string[]): void;
  /** A hint for the question of this number. */
  hint(ask: number, choices: Advice[]): void;
  /** The socket closed before it said anything: what the server has to say about that, if it is final. */
  probe(): Promise<Message | null>;
  gone(message: Message): void;
}

export interface Surroundings {
  open(address: string): Socket;
  wait(callback: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  id(): string;
}

const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
  id: freshId,
};

/** A UUID; `crypto.randomUUID` exists only on secure origins, and a table in the living room is often plain http. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server says something every 20 seconds; whoever hears nothing for so long has lost the connection. */
export const SILENCE = 45_000;

/** Full jitter: anything from a tenth of the step to all of it, so that a room of browsers does not return at once. */
export function backOff(attempt: number, random: number): number {
  const step = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(step * (0.1 + 0.9 * random));
}

type Move = Exclude<FromBrowser, { type: "hello" | "beat" }>;

export class Connection {
  #socket: Socket | null = null;
  #status: Status = "connecting";
  #events: TableEvent[] = [];
  #update: Update | null = null;
  #waiting: Move | null = null;
  #greeted = false; // this socket has had its first update
  #seat: number | null | undefined = undefined; // the seat that was asked for; undefined where there is no choice
  #attempt = 0;
  #timer: number | null = null;
  #silence: number | null = null;

  constructor(
    private readonly address: string,
    private readonly handlers: Handlers,
    private readonly around: Surroundings = browser,
  ) {}

  get waiting(): boolean {
    return this.#waiting !== null;
  }

  start(): void {
    if (this.#socket || this.#status === "closed") return;
    this.#greeted = false;
    const socket = this.around.open(this.address);
    this.#socket = socket;
    this.#listen(socket);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      this.#hello(this.#seen());
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      this.#hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
    socket.onerror = () => {
      // a close follows
    };
  }

  /** For good: the page is left. */
  stop(): void {
    this.#setStatus("closed");
    if (this.#timer !== null) this.around.cancel(this.#timer);
    this.#timer = null;
    this.#deafen();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** From now on silence is measured anew: a connection may be lost without a word. */
  #listen(socket: Socket): void {
    this.#deafen();
    this.#silence = this.around.wait(() => {
      this.#silence = null;
      if (socket !== this.#socket) return;
      void this.#lost();
      socket.close();
    }, SILENCE);
  }

  #deafen(): void {
    if (this.#silence !== null) this.around.cancel(this.#silence);
    this.#silence = null;
  }

  /** The network is back, or the page is looked at again: don't wait any longer. */
  hurry(): void {
    if (this.#timer === null) return;
    this.around.cancel(this.#timer);
    this.#timer = null;
    this.#attempt = 0;
    this.start();
  }

  /** Whether the move was accepted for sending. */
  do(text: string): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "do", do: text, ask: this.#update?.ask ?? 0, id: this.around.id() });
  }

  undo(whole: boolean): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "undo", ask: this.#update?.ask ?? 0, id: this.around.id(), whole });
  }

  hint(): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "hint", ask: this.#update?.ask ?? 0, id: this.around.id() });
  }

  /** The coach goes, for good. */
  leaveLesson(): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "leave-lesson", id: this.around.id() });
  }

  /** Nobody at this screen does anything in the open window. */
  nobody(): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "nobody", ask: this.#update?.ask ?? 0, id: this.around.id() });
  }

  /** In which windows the seat looked from wants to be asked; `touching`: only where it is touched. */
  wish(kinds: string[], touching: boolean): boolean {
    if (!this.#free()) return false;
    return this.#submit({ type: "wish", kinds, touching, id: this.around.id() });
  }

  /** Look from another seat of this browser, or from nobody's: what the last one was told is forgotten. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#events = [];
    this.#hello(0);
  }

  #hello(seen: number): void {
    this.#send(this.#seat === undefined ? { type: "hello", seen } : { type: "hello", seen, seat: this.#seat });
  }

  #free(): boolean {
    return this.#waiting === null && this.#greeted && this.#status === "open";
  }

  #submit(move: Move): boolean {
    this.#setWaiting(move);
    this.#send(move);
    return true;
  }

  /** What chance has done is never taken back, so events up to there are sure to be the server's too. */
  #seen(): number {
    return this.#events.findLast((event) => event.seat === -1)?.number ?? 0;
  }

  #send(message: FromBrowser): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // the socket is closing: the move is sent again after the reconnect
    }
  }

  #hear(text: string): void {
    let heard: FromServer;
    try {
      heard = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    switch (heard.type) {
      case "update":
        this.#updated(heard);
        break;
      case "answer":
      case "stale":
        if (heard.id === this.#waiting?.id) this.#setWaiting(null);
        break;
      case "hint":
        if (heard.id !== this.#waiting?.id) break;
        this.#setWaiting(null);
        this.handlers.hint(heard.ask, heard.choices);
        break;
      case "refused":
        if (heard.id !== this.#waiting?.id) break;
        this.#setWaiting(null);
        this.handlers.refused(heard.message, heard.rules);
        break;
      case "beat":
        this.#send({ type: "beat" });
        break;
      case "error":
        this.#setWaiting(null);
        // before the first update the socket closes, and the probe tells why
        if (this.#greeted) this.handlers.refused(heard.message, []);
        break;
    }
  }

  #updated(update: Update): void {
    // What was on its way to the seat looked from before is for nobody's eyes.
    if (this.#seat !== undefined && update.looking !== null && update.looking !== this.#seat) return;
    // Where there are no secrets, two at one screen read the same log.
    const turned = update.secrets && this.#update !== null && update.looking !== this.#update.looking;
    if (turned) this.#events = [];
    const known = new Map(this.#events.map((event) => [event.number, event]));
    const fresh: TableEvent[] = [];
    for (const event of update.events) {
      if (known.get(event.number)?.text !== event.text) fresh.push(event);
      known.set(event.number, event);
    }
    const events = [...known.values()]
      .filter((event) => event.number <= update.number)
      .sort((one, other) => one.number - other.number);
    if (events.length !== update.number && this.#events.length > 0) {
      // Something was missed: begin again from nothing.
      this.#events = [];
      this.#hello(0);
      return;
    }
    this.#events = events;
    this.#update = update;
    this.#attempt = 0;
    const first = !this.#greeted;
    this.#greeted = true;
    this.#setStatus("open");
    this.handlers.update(update, events, turned ? [] : fresh);
    if (first && this.#waiting) this.#send(this.#waiting);
  }

  async #lost(): Promise<void> {
    this.#deafen();
    this.#socket = null;
    const greeted = this.#greeted;
    this.#greeted = false;
    this.#setStatus(this.#update ? "reconnecting" : "connecting");
    if (!greeted) {
      const final = await this.handlers.probe();
      if (this.#busy()) return;
      if (final) {
        this.#setWaiting(null);
        this.#setStatus("refused");
        this.handlers.gone(final);
        return;
      }
      this.#setStatus("reconnecting");
    }
    this.#timer = this.around.wait(
      () => {
        this.#timer = null;
        this.start();
      },
      backOff(this.#attempt++, this.around.random()),
    );
  }

  /** Whether the page was left, or another socket opened, in the meantime. */
  #busy(): boolean {
    return this.#status === "closed" || this.#socket !== null;
  }

  #setStatus(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.handlers.status(status);
  }

  #setWaiting(move: Move | null): void {
    this.#waiting = move;
    this.handlers.pending(move !== null);
  }
}

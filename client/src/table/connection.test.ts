import { beforeEach, describe, expect, it } from "vitest";
import { event } from "../fixtures";
import type { Advice, FromBrowser, FromServer, Message, TableEvent, Update } from "../protocol";
import {
  backOff,
  Connection,
  freshId,
  SILENCE,
  type Handlers,
  type Socket,
  type Status,
  type Surroundings,
} from "./connection";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  sent: FromBrowser[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  break(): void {
    this.onclose?.({} as CloseEvent);
  }
}

const happened = (number: number, seat = 0, text = `move ${number}`): TableEvent => ({ ...event(number, text), seat });
const update = (number: number, events: TableEvent[]): Update =>
  ({ type: "update", number, ask: number, events }) as unknown as Update;

let sockets: FakeSocket[];
interface Timer {
  id: number;
  callback: () => void;
  wait: number;
}
let timers: Timer[]; // until the next try
let silences: Timer[]; // until the connection counts as lost
let statuses: Status[];
let updates: { number: number; events: number[]; fresh: number[] }[];
let refusals: string[];
let pending: boolean[];
let advice: { ask: number; choices: Advice[] }[];
let final: Message | null;
let gone: Message | null;
let connection: Connection;

const last = () => sockets.at(-1) as FakeSocket;
const settle = () => new Promise((done) => setTimeout(done));
async function drop(): Promise<void> {
  last().break();
  await settle();
}
function reconnect(): void {
  timers.shift()?.callback();
}

beforeEach(() => {
  sockets = [];
  timers = [];
  silences = [];
  statuses = [];
  updates = [];
  refusals = [];
  pending = [];
  advice = [];
  final = null;
  gone = null;
  let ids = 0;
  let clocks = 0;
  const handlers: Handlers = {
    status: (status) => statuses.push(status),
    update: (now, events, fresh) =>
      updates.push({ number: now.number, events: events.map((e) => e.number), fresh: fresh.map((e) => e.number) }),
    pending: (waiting) => pending.push(waiting),
    refused: (message) => refusals.push(message.id),
    hint: (ask, choices) => advice.push({ ask, choices }),
    probe: () => Promise.resolve(final),
    gone: (message) => (gone = message),
  };
  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    wait: (callback, wait) => {
      (wait === SILENCE ? silences : timers).push({ id: ++clocks, callback, wait });
      return clocks;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
      silences = silences.filter((timer) => timer.id !== id);
    },
    random: () => 1,
    id: () => `id-${++ids}`,
  };
  connection = new Connection("ws://table", handlers, around);
  connection.start();
  last().open();
});

describe("a hint", () => {
  const choices: Advice[] = [
    { do: "plan 1 2 4", label: { id: "plan" }, chance: 0.8, low: 0.7, high: 0.9, games: 80, why: { id: "why" } },
  ];

  it("is asked for like a move and handed on once", () => {
    last().tell(update(2, [happened(1, -1), happened(2)]));
    expect(connection.hint()).toBe(true);
    expect(last().sent.at(-1)).toEqual({ type: "hint", ask: 2, id: "id-1" });
    expect(connection.do("plan 1 2 4")).toBe(false);
    last().tell({ type: "hint", id: "another", ask: 3, choices });
    expect(advice).toEqual([]);
    last().tell({ type: "hint", id: "id-1", ask: 3, choices });
    last().tell({ type: "hint", id: "id-1", ask: 3, choices });
    expect(advice).toEqual([{ ask: 3, choices }]);
    expect(connection.waiting).toBe(false);
  });

  it("is asked for again after the connection was lost", async () => {
    last().tell(update(2, [happened(1, -1), happened(2)]));
    connection.hint();
    await drop();
    reconnect();
    last().open();
    last().tell(update(3, [happened(2), happened(3, 0, "hint")]));
    expect(last().sent.at(-1)).toEqual({ type: "hint", ask: 2, id: "id-1" });
  });
});

describe("silence", () => {
  const fallSilent = () => silences.shift()?.callback();

  it("is measured anew with whatever is heard", () => {
    const first = silences[0]?.id;
    last().tell(update(0, []));
    expect(silences).toHaveLength(1);
    expect(silences[0]?.id).not.toBe(first);
    const second = silences[0]?.id;
    last().tell({ type: "beat" });
    expect(silences).toHaveLength(1);
    expect(silences[0]?.id).not.toBe(second);
  });

  it("is broken by a beat, which is answered and changes nothing", () => {
    last().tell(update(2, [happened(1, -1), happened(2)]));
    connection.do("plan");
    last().tell({ type: "beat" });
    expect(last().sent.at(-1)).toEqual({ type: "beat" });
    expect([connection.waiting, updates.length, refusals]).toEqual([true, 1, []]);
  });

  it("means that the connection is lost: another is opened, and the waiting move is sent again", async () => {
    last().tell(update(1, [happened(1, -1)]));
    connection.do("plan");
    const silent = last();
    fallSilent();
    await settle();
    expect([silent.closed, statuses.at(-1), silences]).toEqual([true, "reconnecting", []]);
    silent.break(); // the browser notices at last: nothing more is lost
    await settle();
    expect(timers).toHaveLength(1);
    reconnect();
    last().open();
    last().tell(update(1, []));
    expect(last()).not.toBe(silent);
    expect(last().sent.slice(1)).toEqual([{ type: "do", do: "plan", ask: 1, id: "id-1" }]);
  });

  it("is not ended by what a lost connection still says", async () => {
    const silent = last();
    silent.tell(update(1, [happened(1, -1)]));
    fallSilent();
    await settle();
    reconnect();
    last().open();
    silent.tell(update(2, [happened(1, -1), happened(2)]));
    expect([updates.length, silences.length]).toEqual([1, 1]);
    last().tell(update(1, []));
    expect(updates.at(-1)?.number).toBe(1);
  });

  it("is not measured once the page is left", () => {
    connection.stop();
    expect(silences).toEqual([]);
    expect(timers).toEqual([]);
  });
});

describe("a connection", () => {
  it("greets and hands on what it hears", () => {
    last().tell(update(2, [happened(1, -1), happened(2)]));
    expect(last().sent).toEqual([{ type: "hello", seen: 0 }]);
    expect(statuses).toEqual(["open"]);
    expect(updates).toEqual([{ number: 2, events: [1, 2], fresh: [1, 2] }]);
  });

  it("accepts no move before the table is known, nor while one waits", () => {
    expect(connection.do("roll")).toBe(false);
    last().tell(update(0, []));
    expect(connection.do("one")).toBe(true);
    expect(connection.do("two")).toBe(false);
    expect(connection.undo(false)).toBe(false);
    expect(last().sent.slice(1)).toEqual([{ type: "do", do: "one", ask: 0, id: "id-1" }]);
    last().tell({ type: "answer", id: "id-1", number: 1 });
    expect(pending).toEqual([true, false]);
    expect(connection.undo(true)).toBe(true);
    expect(last().sent.at(-1)).toEqual({ type: "undo", ask: 0, id: "id-2", whole: true });
  });

  it("sends a waiting move again with the same id, once, after a reconnect", async () => {
    last().tell(update(1, [happened(1, -1)]));
    connection.do("plan");
    await drop();
    expect(statuses.at(-1)).toBe("reconnecting");
    reconnect();
    last().open();
    expect(last().sent).toEqual([{ type: "hello", seen: 1 }]);
    last().tell(update(1, []));
    last().tell(update(1, []));
    expect(last().sent.slice(1)).toEqual([{ type: "do", do: "plan", ask: 1, id: "id-1" }]);
    expect(statuses.at(-1)).toBe("open");
  });

  it("forgets what one seat was told when another looks, and drops what was still on its way", () => {
    last().tell({ ...update(2, [happened(1, -1), happened(2)]), secrets: true, looking: 0 });
    connection.look(null);
    expect(last().sent.at(-1)).toEqual({ type: "hello", seen: 0, seat: null });
    last().tell({ ...update(3, [happened(3)]), secrets: true, looking: 0 });
    expect(updates).toHaveLength(1);
    last().tell({ ...update(3, [happened(1, -1), happened(2), happened(3)]), secrets: true, looking: null });
    expect(updates.at(-1)).toEqual({ number: 3, events: [1, 2, 3], fresh: [] });
    connection.look(1);
    expect(last().sent.at(-1)).toEqual({ type: "hello", seen: 0, seat: 1 });
    last().tell({ ...update(3, [happened(1, -1), happened(2), happened(3)]), secrets: true, looking: 1 });
    expect(updates.at(-1)?.fresh).toEqual([]);
  });

  it("keeps the log where two at one screen have no secrets from each other", () => {
    last().tell({ ...update(2, [happened(1, -1), happened(2)]), secrets: false, looking: 0 });
    last().tell({ ...update(3, [happened(3)]), secrets: false, looking: 1 });
    expect(updates.at(-1)).toEqual({ number: 3, events: [1, 2, 3], fresh: [3] });
  });

  it("does not send an answered move again", async () => {
    last().tell(update(0, []));
    connection.do("plan");
    last().tell({ type: "answer", id: "id-1", number: 1 });
    await drop();
    reconnect();
    last().open();
    last().tell(update(1, [happened(1)]));
    expect(last().sent).toEqual([{ type: "hello", seen: 0 }]);
  });

  it("says why a move was refused, and is free again", () => {
    last().tell(update(0, []));
    connection.do("plan");
    last().tell({ type: "refused", id: "other", message: { id: "not-ours" }, rules: [] });
    last().tell({ type: "refused", id: "id-1", message: { id: "no-duct" }, rules: ["N-9.2"] });
    expect(refusals).toEqual(["no-duct"]);
    expect(connection.waiting).toBe(false);
    connection.do("plan");
    last().tell({ type: "stale", id: "id-2" });
    expect(connection.waiting).toBe(false);
  });

  it("forgets events that were taken back", () => {
    last().tell(update(3, [happened(1, -1), happened(2), happened(3)]));
    last().tell(update(2, []));
    last().tell(update(3, [happened(3, 0, "another")]));
    expect(updates.map((one) => one.events)).toEqual([
      [1, 2, 3],
      [1, 2],
      [1, 2, 3],
    ]);
    expect(updates.map((one) => one.fresh)).toEqual([[1, 2, 3], [], [3]]);
  });

  it("asks after a reconnect for all that could have been taken back meanwhile", async () => {
    last().tell(update(4, [happened(1, -1), happened(2, -1), happened(3), happened(4)]));
    await drop();
    reconnect();
    last().open();
    expect(last().sent).toEqual([{ type: "hello", seen: 2 }]);
  });

  it("begins again when something was missed", () => {
    last().tell(update(1, [happened(1)]));
    last().tell(update(4, [happened(4)]));
    expect(last().sent.at(-1)).toEqual({ type: "hello", seen: 0 });
    last().tell(
      update(
        4,
        [1, 2, 3, 4].map((number) => happened(number)),
      ),
    );
    expect(updates.at(-1)?.events).toEqual([1, 2, 3, 4]);
  });

  it("gives up when the server says so for good", async () => {
    final = { id: "table-unknown" };
    await drop();
    expect(statuses.at(-1)).toBe("refused");
    expect(gone).toEqual({ id: "table-unknown" });
    expect([timers, silences]).toEqual([[], []]);
  });

  it("waits longer each time, and not at all when hurried", async () => {
    await drop();
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      waits.push(timers[0]?.wait ?? 0);
      reconnect();
      await drop();
    }
    expect(waits).toEqual([400, 800, 1600, 3200]);
    const before = sockets.length;
    connection.hurry();
    expect(sockets.length).toBe(before + 1);
    expect(timers).toEqual([]);
  });

  it("stays closed once stopped", async () => {
    last().tell(update(0, []));
    const socket = last();
    connection.stop();
    socket.break();
    await settle();
    expect(socket.closed).toBe(true);
    expect(timers).toEqual([]);
    expect(statuses.at(-1)).toBe("closed");
    expect(connection.do("plan")).toBe(false);
  });
});

it("spreads the waiting out and caps it", () => {
  expect(backOff(0, 0)).toBe(40);
  expect(backOff(0, 1)).toBe(400);
  expect(backOff(50, 1)).toBe(15_000);
});

it("makes ids of the usual shape", () => {
  expect(freshId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(freshId()).not.toBe(freshId());
});

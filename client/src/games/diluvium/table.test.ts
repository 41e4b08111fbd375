import { describe, expect, it } from "vitest";
import type { Ask } from "../../protocol";
import { choice, player, refusal, view } from "./fixture";
import { buttons, byPlace, commits, moored, NOTHING, offer, placeOf, target, threats } from "./table";

const ask = (choices = [choice("sail A2", "place-A2")], refusals = [refusal("sail A3")]): Ask => ({
  prompt: { id: "diluvium-ask-sail" },
  seats: [0],
  mine: true,
  sealed: false,
  rules: [],
  choices,
  refusals,
});

describe("targets", () => {
  it.each([
    ["sail C2", "place-C2"],
    ["produce C2", "place-C2"],
    ["mark C2.3", "mark-C2.3"],
    ["take C2.1", "space-C2.1"],
    ["take board.settle", "section-settle"],
    ["flee board.engage", "section-engage"],
    ["flee A1.2", "space-A1.2"],
    ["place C2.1", "space-C2.1"],
    ["wheel explore", "wheel-explore"],
    ["play gate", "card-gate"],
    ["gain food", "resource-food"],
    ["discard craft", "resource-craft"],
    ["sell", "sell"],
    ["commit 3", "commit 3"],
  ])("%s points at %s", (text, part) => expect(target(text)).toBe(part));

  it("lie on places", () => {
    expect(placeOf("space-C2.1")).toBe("C2");
    expect(placeOf("place-D11")).toBe("D11");
    expect(placeOf("section-settle")).toBeNull();
    expect(byPlace(["space-C2.1", "space-C2.2", "wheel-explore"])).toEqual(
      new Map([["C2", ["space-C2.1", "space-C2.2"]]]),
    );
  });
});

describe("an offer", () => {
  it("has the choices and the near-moves by what they point at", () => {
    const { open, closed } = offer(ask(), true);
    expect([...open.keys()]).toEqual(["place-A2"]);
    expect([...closed.keys()]).toEqual(["place-A3"]);
  });
  it("is empty for whoever may not move", () => {
    expect(offer(ask(), false)).toBe(NOTHING);
    expect(offer(null, true)).toBe(NOTHING);
  });
  it("gives buttons to what is nowhere on the table", () => {
    const all = ["sail A2", "stay", "play gate", "gain food", "commit 1", "take board.settle", "wheel explore"];
    const { open } = offer(ask(all.map((text) => choice(text))), true);
    expect(buttons(open).map((one) => one.do)).toEqual(["stay", "gain food"]);
  });
  it("counts the weapons that may be sealed", () => {
    const found = commits(offer(ask([choice("commit 0"), choice("commit 1")], [refusal("commit 2")]), true));
    expect(found.choices.map((one) => one.do)).toEqual(["commit 0", "commit 1"]);
    expect(found.refusal?.do).toBe("commit 2");
  });
});

it("finds the ships of a place, exploration ships first", () => {
  const found = moored([player(0, { explorer: "A2", warship: "A2" }), player(1, { explorer: "A2" })]);
  expect(found.get("A2")).toEqual([
    { seat: 0, ship: "explorer" },
    { seat: 1, ship: "explorer" },
    { seat: 0, ship: "warship" },
  ]);
});

it("knows who threatens what, oneself left out", () => {
  const shown = view({
    players: [player(0, { threatens: ["A2"] }), player(1, { threatens: ["A2"], may_threaten: ["A3"] })],
  });
  expect(threats(shown)).toEqual(
    new Map([
      ["A2", { now: [1], fed: [] }],
      ["A3", { now: [], fed: [1] }],
    ]),
  );
});

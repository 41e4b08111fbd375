import { describe, expect, it } from "vitest";
import { ask, choice, refusal } from "../../fixtures";
import { player, view } from "./fixture";
import { buttons, byPlace, commits, moored, NOTHING, offer, placeOf, threats } from "./table";

const asked = (
  choices = [choice("sail A2", "place-A2")],
  refusals = [refusal("sail A3", "place-A3")],
): ReturnType<typeof offer> => offer(ask("sail", choices, refusals), true);

describe("targets", () => {
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
    const { open, closed } = asked();
    expect([...open.keys()]).toEqual(["place-A2"]);
    expect([...closed.keys()]).toEqual(["place-A3"]);
  });
  it("is empty for whoever may not move", () => {
    expect(offer(ask("sail", []), false)).toBe(NOTHING);
    expect(offer(null, true)).toBe(NOTHING);
  });
  it("gives buttons to what is nowhere on the table", () => {
    const all = [
      choice("sail A2", "place-A2"),
      choice("stay", "stay"),
      choice("play gate", "card-gate"),
      choice("gain food", "resource-food"),
      choice("commit 1", "commit"),
      choice("take board.settle", "section-settle"),
      choice("wheel explore", "wheel-explore"),
      choice("deed give 1", "deed-give"),
      choice("deed give 2", "deed-give"),
    ];
    expect(buttons(asked(all)).map((one) => one.do)).toEqual(["stay", "gain food", "deed give 1", "deed give 2"]);
  });
  it("counts the weapons that may be sealed", () => {
    const found = commits(asked([choice("commit 0"), choice("commit 1")], [refusal("commit 2")]));
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

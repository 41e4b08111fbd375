/**
 * Walks a game by clicking what is lit, and looks at the page before every click. Injected before the page's own scripts.
 *
 * What is true is heard from the server; the page is only looked at and clicked, at the point a person would click: whatever
 * lies on top there gets it.
 */
(() => {
  const DEAD = 2_500; // ms until a click has changed something
  const EDGE = 1.5; // px: borders are rounded
  const PHONE = 768;
  const walker = { number: -1, ask: -1, mine: false, over: false, waiting: 0, refused: [], entries: [], captions: [], times: [], moves: 0 };
  Object.assign(walker, { patience: 12_000, kind: "", caption_faults: [] }); // ms until the next question; what it is about
  window.walker = walker;

  // What the server tells.
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    }
    send(text) {
      if (JSON.parse(text).type === "do") [walker.waiting, moved] = [JSON.parse(text).do, clicked];
      super.send(text);
    }
  };
  let [clicked, moved] = [0, 0]; // when, and when for the move that is on its way
  /** From a click to the frame that shows what came of it. */
  const drawn_after = (begun) =>
    requestAnimationFrame(() => setTimeout(() => walker.times.push(performance.now() - begun)));
  function hear(message) {
    if (message.type === "refused") walker.refused.push(`${walker.waiting}: ${message.message?.id}`);
    if (["answer", "refused", "stale", "error"].includes(message.type)) walker.waiting = 0;
    if (message.type === "answer") walker.moves++;
    if (message.type !== "update") return;
    if (moved) drawn_after(moved);
    moved = 0;
    const asked = message.view.ask;
    Object.assign(walker, { number: message.number, ask: message.ask, mine: asked?.mine === true, kind: asked?.question ?? "" });
    walker.over = message.view.outcome != null;
  }

  // What jumps. A window that is resized moves everything: that is no jump.
  const told = (node) =>
    node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}` : (node?.data ?? "?");
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const resizes = []; // from when to when the window found its new form
  const jumped = ({ startTime }) => !resizes.some(({ from, until }) => startTime >= from && startTime <= until);
  const source = ({ node, previousRect, currentRect }) => `${told(node)} ${box(previousRect)} > ${box(currentRect)}`;
  const shift = ({ value, startTime, sources }) => ({ value, startTime, what: sources.map(source) }); // what goes has no name
  const keep = (entries) => walker.entries.push(...entries.map(shift));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  walker.resizing = () => void resizes.push({ from: performance.now(), until: Infinity });
  /** Until the window has its new size, the page its new form, and nothing moves any more. */
  walker.resized = async (width = innerWidth, height = innerHeight) => {
    const form = () => marks() + [".frame", ".stage", ".dock"].map((part) => size_of(document.querySelector(part)));
    for (let [n, same, last] = [0, 0, ""]; n < 60 && same < 4; n++) {
      await frame();
      const [now, count] = [form(), walker.entries.length];
      keep(observer.takeRecords());
      const there = innerWidth === width && innerHeight === height && count === walker.entries.length;
      same = there && now === last && document.documentElement.scrollHeight <= innerHeight ? same + 1 : 0;
      last = now;
    }
    resizes.forEach((one) => (one.until = Math.min(one.until, performance.now() + 100))); // a busy machine draws late
  };
  const size_of = (node) => (node ? box(node.getBoundingClientRect()) : "");
  walker.shifts = () => {
    keep(observer.takeRecords());
    const shown = ({ value, startTime, what }) => ({ value, at: Math.round(startTime), what });
    return walker.entries.filter(jumped).map(shown);
  };

  // What is said of the moves of others.
  new MutationObserver(() => {
    const told = document.querySelector("[data-caption]")?.textContent.trim();
    if (!told || told === walker.captions.at(-1)) return;
    walker.captions.push(told);
    void frame().then(() => walker.caption_faults.push(...caption()));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-caption"] });

  const frame = () =>
    new Promise((done) => {
      const timer = setTimeout(done, 50); // a hidden page draws nothing
      requestAnimationFrame(() => (clearTimeout(timer), done()));
    });
  const lit = () => [...document.querySelectorAll("[data-lit]")].filter((node) => !node.closest("[inert]"));
  const name = (node) => {
    const { place, target, do: move, sure, lit } = node.dataset;
    const kept = place ?? target ?? move ?? sure ?? lit;
    const said = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}[${kept || ""}] "${said}"`;
  };

  const WHOLE = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const clip_of = (node) => window_of(node, { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 });
  /** The part of the window in which this node can be seen. */
  function window_of(node, seen = WHOLE()) {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX !== "visible" || overflowY !== "visible") seen = cut(seen, up.getBoundingClientRect());
    }
    return seen;
  }
  const inside = (x, y, area) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
  const POINTS = [0.5, 0.3, 0.7, 0.15, 0.85];
  const points = (rect) =>
    POINTS.flatMap((down) =>
      POINTS.map((across) => [rect.left + across * rect.width, rect.top + down * rect.height]),
    );
  const belongs = (hit, node) =>
    hit !== null && (node.contains(hit) || hit.closest("label")?.control === node || hit.closest("label")?.contains(node));
  /** Where a click reaches this node: the first is the best. */
  function reach(node) {
    const rect = node.getBoundingClientRect();
    return points(rect).filter(([x, y]) => belongs(document.elementFromPoint(x, y), node));
  }
  function look_at(node) {
    const rect = node.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    if (rect.width === 0 || rect.height === 0) return `lit, but not drawn: ${name(node)}`;
    const seen = window_of(node);
    if (!inside(x, y, seen)) return `out of view: ${name(node)} at ${box(rect)}, seen ${Object.values(seen).map(Math.round)}`;
    const own = reach(node).length;
    const over = document.elementFromPoint(x, y);
    const shared = over?.closest("[data-lit]") && !belongs(over, node); // what lies on it is lit too
    if (own < (shared ? 2 : 5)) return `covered: ${name(node)} at ${box(rect)} by ${over ? name(over) : "nothing"} (${own}/25)`;
    return null;
  }
  function too_small(node) {
    if (innerWidth >= PHONE) return null;
    const { width, height } = node.getBoundingClientRect();
    const least = node.closest("[data-stage]") ? 24 : 40; // a board can be zoomed
    return Math.min(width, height) < least - 0.5
      ? `small target (${width.toFixed()} by ${height.toFixed()}): ${name(node)}`
      : null;
  }

  /** Whoever has no pointer gets there too: by Tab, or with the arrow keys from one of its group. */
  function out_of_reach(node) {
    const part = node.matches("button, a, input, select, [tabindex]") ? node : node.querySelector("button, input, [tabindex]");
    const group = node.closest("[role=group], [role=radiogroup], [role=grid], [role=toolbar], [role=listbox]");
    if (part && !part.disabled && (part.tabIndex >= 0 || group?.querySelector('[tabindex="0"]'))) return null;
    return `not for the keyboard: ${name(node)}`;
  }

  function question() {
    const asked = document.querySelector("[data-question]") ?? document.querySelector("[data-sure]");
    if (!asked) return ["no question"];
    const rect = asked.getBoundingClientRect();
    const text = asked.textContent.trim();
    const faults = text === "" ? ["an empty question"] : [];
    if (!inside(rect.left + 2, rect.top + rect.height / 2, window_of(asked))) faults.push(`question out of view at ${box(rect)}`);
    if (/undefined|NaN|\{ ?\$|\[object/.test(text)) faults.push(`question: ${text}`);
    return faults;
  }
  function beyond_the_window() {
    for (const node of document.body.querySelectorAll("*")) {
      const { right, bottom } = node.getBoundingClientRect();
      const seen = clip_of(node);
      if ((right > innerWidth + 1 && seen.right > innerWidth) || (bottom > innerHeight + 1 && seen.bottom > innerHeight))
        return name(node);
    }
    return "?";
  }
  function scrolling() {
    const faults = [];
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth)
      faults.push(`the window scrolls: ${scrollWidth} by ${scrollHeight}, by ${beyond_the_window()}`);
    for (const node of document.querySelectorAll("[data-stage], .dock, [data-stage] :not(svg *), .dock :not(svg *)")) {
      const over = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
      if (Math.max(...over) <= 2 || node.clientHeight === 0) continue;
      const { overflowX, overflowY } = getComputedStyle(node);
      const scrolls = (way, more) => more > 2 && ["auto", "scroll"].includes(way);
      if (scrolls(overflowX, over[0]) || scrolls(overflowY, over[1])) faults.push(`scrolls by ${over}: ${name(node)}`);
    }
    return faults;
  }
  /** Texts of the frame that can be seen, with their size on the screen. */
  function* texts(where) {
    for (const part of document.querySelectorAll(where)) {
      const all = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (all.nextNode()) {
        const node = all.currentNode.parentElement;
        if (!all.currentNode.data.trim() || node.closest("[inert], .visually-hidden, [hidden]")) continue;
        if (node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) yield node;
      }
    }
  }
  function font(node) {
    const size = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node.ownerSVGElement ? node.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }
  function small_print() {
    const least = innerWidth < PHONE ? 14 : 13;
    const moving = document.getAnimations().flatMap(({ playState, effect }) => (playState === "running" ? [effect?.target] : []));
    const still = (node) => !moving.some((one) => one?.contains(node)); // what grows is small for a moment
    const found = [...texts(".frame > .head, .dock, .frame > .foot")].filter((node) => font(node) < least - 0.05 && still(node));
    return found.map((node) => `text of ${font(node).toFixed(1)} px: ${name(node)}`);
  }
  /** What stands in the dock but does not fit. */
  function spilled() {
    const dock = document.querySelector(".dock")?.getBoundingClientRect();
    if (!dock) return [];
    const beyond = ({ left, top, right, bottom, width }) =>
      width > 1 && (left < dock.left - EDGE || top < dock.top - EDGE || right > dock.right + EDGE || bottom > dock.bottom + EDGE);
    return [...texts(".dock")]
      .filter((node) => beyond(node.getBoundingClientRect()))
      .map((node) => `beyond the dock: ${name(node)} at ${box(node.getBoundingClientRect())}, dock ${box(dock)}`);
  }

  /** All that is wrong with the page as it is. */
  walker.look = () => {
    const all = lit();
    const faults = [...question(), ...scrolling(), ...small_print(), ...spilled()];
    faults.push(...all.flatMap((node) => [look_at(node), too_small(node), out_of_reach(node)].filter(Boolean)));
    return [...new Set(faults)];
  };

  /** All that is wrong with what is said of a move of others: it stands where the question stands. */
  function caption() {
    const said = document.querySelector("[data-caption]");
    if (!said) return []; // over before it was drawn
    const [rect, skip] = [said.getBoundingClientRect(), document.querySelector(".dock .skip")];
    const faults = [...question(), ...scrolling(), ...small_print(), ...spilled()];
    if (said.scrollHeight > said.clientHeight + 6) faults.push(`cut off by ${said.scrollHeight - said.clientHeight} at ${box(rect)}: ${said.textContent.trim()}`);
    if (reach(said).length < 25) faults.push(`covered: ${name(said)} at ${box(rect)}`);
    const row = document.querySelector(".dock > .row")?.getBoundingClientRect();
    if (row && rect.bottom > row.top + EDGE) faults.push(`covers what is below: ${name(said)} at ${box(rect)}`);
    faults.push(...(skip ? [look_at(skip), too_small(skip)].filter(Boolean) : ["cannot be skipped"]));
    return [...new Set(faults)].map((fault) => `caption ${fault}`);
  }
  /** What the question is about, and how much there is to answer it with. */
  walker.extent = () => {
    const sure = document.querySelector("[data-sure]") ? " sure" : "";
    return { kind: `${walker.kind}${sure}`, lit: lit().length };
  };

  const drawn = () => [".frame > .stage", ".dock"].map((part) => document.querySelector(part)?.innerHTML ?? "").join("");
  const marks = () =>
    `${walker.ask} ${walker.number} ${lit().map((node) => box(node.getBoundingClientRect()))}`;
  /** Until the next question stands still. True, or what is wrong. */
  async function ready(since) {
    const begun = performance.now();
    let [last, same] = ["", 0];
    while (performance.now() - begun < walker.patience) {
      await frame();
      if (walker.over) return true;
      if (walker.waiting || !walker.mine) continue;
      if (since !== null && since.ask === walker.ask && drawn() === since.drawn) {
        if (performance.now() - begun > DEAD) return `a click changed nothing: ${since.name}`;
        continue;
      }
      const now = marks();
      same = now === last ? same + 1 : 0;
      last = now;
      if (same >= 2 && lit().length) return true;
    }
    return walker.mine ? `asked, but nothing is lit: ${document.querySelector("[data-question]")?.textContent}` : "nobody is asked";
  }
  walker.ready = () => ready(null);

  /** A random number generator with a seed (mulberry32). */
  let seed = 1;
  walker.sow = (number) => (seed = number);
  function chance() {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  const last_clicked = new Map();
  /** Something lit that can be reached; what was clicked for this question is clicked last. */
  function pick() {
    const open = lit().filter((node) => reach(node).length);
    const times = (node) => last_clicked.get(`${walker.ask} ${name(node)}`) ?? 0;
    const least = Math.min(...open.map(times));
    const fresh = open.filter((node) => times(node) === least);
    return fresh[Math.floor(chance() * fresh.length)];
  }
  function press(node) {
    const key = `${walker.ask} ${name(node)}`;
    last_clicked.set(key, (last_clicked.get(key) ?? 0) + 1);
    const [x, y] = reach(node)[0];
    const hit = document.elementFromPoint(x, y);
    const about = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, isPrimary: true };
    hit.dispatchEvent(new PointerEvent("pointerdown", { ...about, pointerId: 1, pointerType: "mouse", buttons: 1 }));
    hit.dispatchEvent(new PointerEvent("pointerup", { ...about, pointerId: 1, pointerType: "mouse" }));
    hit.dispatchEvent(new MouseEvent("click", about));
  }
  /** Something lit, with the keyboard's focus; its name, or what is wrong. Whoever presses Enter then waits with `after`. */
  let since = null;
  walker.focus = () => {
    const node = pick();
    if (!node) return "nothing is lit";
    last_clicked.set(`${walker.ask} ${name(node)}`, 1 + (last_clicked.get(`${walker.ask} ${name(node)}`) ?? 0));
    since = { drawn: drawn(), ask: walker.ask, name: name(node) };
    node.focus();
    return document.activeElement === node ? true : `cannot have the focus: ${name(node)}`;
  };
  walker.after = () => ready(since);
  /** So many clicks, each after a look at the page: what was wrong, and whether it is over. */
  walker.walk = async (steps, looking = true) => {
    const faults = [];
    for (let step = 0; step < steps && !walker.over; step++) {
      const node = pick();
      if (!node) return [...faults, `nothing lit can be reached: ${document.querySelector("[data-question]")?.textContent}`];
      const now = { drawn: drawn(), ask: walker.ask, name: name(node) };
      clicked = performance.now();
      press(node);
      const verdict = await ready(now);
      if (verdict !== true) faults.push(verdict);
      if (verdict !== true && !lit().length) return faults;
      if (looking && !walker.over) faults.push(...walker.look());
    }
    return faults;
  };
})();

import type { Line, TableEvent } from "../../protocol";
import { itsTurn } from "./since";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Picture } from "../diluvium/Picture.svelte";
export { default as Besides } from "./Besides.svelte";
export { beside, colours, Emblem, Facts, framed, Rival } from "../diluvium";
export { default as About } from "./ScenarioRules.svelte";

/** What the adversary did, until you turn the wheel. */
export const news = (_: number, events: TableEvent[]): Line[] => itsTurn(events);

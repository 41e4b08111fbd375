import { settings } from "../settings.svelte";
import { Player } from "./player";

export const player = new Player(() => settings.sound);

import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./language.svelte";
import { dressPage } from "./settings.svelte";
import { server } from "./shell/server.svelte";
import { engageWorker } from "./shell/worker";

dressPage();
const target = document.getElementById("app");
async function open(target: HTMLElement): Promise<void> {
  if (!(await startLanguage())) void server.missed();
  mount(App, { target });
}
if (target) void open(target);
engageWorker();

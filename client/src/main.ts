import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./language.svelte";
import { dressPage } from "./settings.svelte";

dressPage();
const target = document.getElementById("app");
if (target) void startLanguage().then(() => mount(App, { target }));

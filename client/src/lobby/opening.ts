import { create, type WantedTable } from "../api";
import { keepLinks } from "../links.svelte";
import { notices } from "../notices.svelte";
import { own } from "../people/name.svelte";
import { namesOf } from "../people/naming";
import { router } from "../router.svelte";

/** Set up a table and go there; where that fails, tell why. */
export async function openTable(wanted: WantedTable): Promise<void> {
  try {
    const made = await create({ names: namesOf(wanted.seats, own.name), ...wanted });
    keepLinks(made.table, { seats: made.links, watch: made.watch });
    router.go(`/t/${made.table}`);
  } catch (fault) {
    notices.report(fault);
  }
}

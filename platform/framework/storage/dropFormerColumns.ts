// The second step of an upgrade: drops what only the previous version needed.
import { ensureInstances, findOthers } from "./instances";
import { type RenameBridge, layoutOf, readLayouts, writeLayouts } from "./layouts";
import { lockMigration } from "./migrate";
import { dropBridge } from "./renames";
import type { Store } from "./Store";
import type { Table } from "./Table";
import { Refusal } from "../settings/Refusal";
import { ensureBookkeeping } from "./bookkeeping";
import { disableRecording } from "./Recorder";

/**
 * Drops the columns that keep former names, and answers them.
 * @throws Refusal if a process of another version runs, or if these definitions differ from those of the last migration
 */
export const dropFormerColumns = async (
  { db, engine }: Store,
  tables: readonly Table[],
): Promise<readonly RenameBridge[]> =>
  db.transaction().execute(async (step) => {
    disableRecording(step);
    await lockMigration(engine, step);
    await ensureBookkeeping(engine, step);
    await ensureInstances(step);
    const layouts = await readLayouts(step);
    const layout = layoutOf(tables);
    if (layouts.current !== layout)
      throw new Refusal("The store was not migrated to these definitions yet: run npm run migrate first.");
    const others = engine === "sqlite" ? [] : await findOthers(step, { id: "", layout });
    if (others.length > 0)
      throw new Refusal(
        `${others.length} processes of another version use the store; stop them first. Nothing was changed.`,
      );
    for (const bridge of layouts.bridges) await dropBridge(step, bridge);
    await writeLayouts(step, layouts, tables, [], layouts.bridges.length > 0);
    return layouts.bridges;
  });

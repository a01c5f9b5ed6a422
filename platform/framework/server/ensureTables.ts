import { ensureOwnTables } from "../access/ownTables";
import { ensurePreferences } from "../preferences/table";
import type { Db, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";
import { ensureHeads } from "../trail/heads";
import { ensureViews } from "../views/table";

/** Creates the tables that the platform has besides those of the definitions. */
export const ensureTables = async (store: Store, db: Db, described: Described): Promise<void> => {
  for (const ensure of [ensurePreferences, ensureViews, ensureOwnTables]) await ensure(store.engine, db, described);
  if (described.model.trail !== null) await ensureHeads(db, store.keys);
};

import { ensureSignInKeys } from "../access/signInKeys";
import { ensureJobTable } from "../queue/Job";
import type { Db, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";
import { checkLeftOut, dropTriggersOfOthers, recordFeatureTables } from "./leftOut";
import { type PlatformFeature, tablesOfFeatures } from "../Feature";
import { ensureUploads } from "../uploads/uploads";
import { ensureHeads } from "../trail/ensureHeads";

/**
 * Creates the platform's own tables, which have no definitions. Call it in the transaction of the migration, because two
 * instances that create a table at once would fail. `acceptsTrail`: see ensureHeads.
 */
export const ensureTables = async (
  store: Store,
  db: Db,
  described: Described,
  acceptsTrail: boolean,
  features: readonly PlatformFeature[],
): Promise<void> => {
  await checkLeftOut(store.engine, db, { ...described, features });
  await dropTriggersOfOthers(store.engine, db, { ...described, features });
  await ensureJobTable(db);
  for (const { ensure } of tablesOfFeatures(features)) await ensure(store.engine, db, described);
  await recordFeatureTables(db, { ...described, features });
  for (const ensure of [ensureSignInKeys, ensureUploads]) await ensure(db);
  const entries = described.tables.get(described.model.trail?.resource ?? "");
  if (entries !== undefined) await ensureHeads(db, store.keys, entries, acceptsTrail);
};

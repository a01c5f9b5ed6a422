// `npm run trail`: verifies the audit trail. It needs access to the store and the key of its secrets. The
// platform may run meanwhile.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "../../../generator";
import { Refusal } from "../settings/Refusal";
import { openKnownKeys } from "../storage/dataKeys";
import { openStore } from "../storage/open";
import { SQLITE_FILE } from "../storage/sqlite";
import { tablesOf } from "../storage/Table";
import { transact } from "../storage/transact";
import { type Fault, type Verified, verifyTrail } from "../trail/verify";
import type { Place } from "./resetPassword";

const SENTENCES: Readonly<Record<Fault["is"], (id: number) => string>> = {
  changed: (id) => `Entry ${id} was changed, or its seal was.`,
  missing: (id) => `Entry ${id} is missing, and perhaps others after it.`,
  inserted: (id) => `Entry ${id} was inserted.`,
  head: (id) => `What the store says of the ends of chain ${id} was changed; entries may have been cut off.`,
};

const headsOf = ({ heads }: Verified): string =>
  heads
    .filter(({ place }) => place > 0)
    .map(({ chain, place, seal }) => `  ${chain}: ${place} ${seal}`)
    .join("\n");

/**
 * Answers the text to print: the number of entries, and the heads of the chains. Kept elsewhere, the heads show later
 * whether the newest entries were cut off.
 * @throws Refusal that names the entries that were changed, inserted or removed, or if there is no trail
 */
export const checkTrail = async (model: Model, { dataDir, databaseUrl, masters }: Place): Promise<string> => {
  const table = tablesOf(model).get(model.trail?.resource ?? "");
  if (table === undefined) throw new Refusal("This console keeps no audit trail: console.yaml has no `trail:`.");
  if (databaseUrl === null && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new Refusal(`There is no store in ${dataDir}; DATA_DIR or DATABASE_URL says where it is.`);
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined, connections: 1 });
  try {
    await openKnownKeys(store, masters);
    const verified = await transact(store, (db) => verifyTrail(db, table, store.keys));
    const { entries, faults } = verified;
    if (faults.length > 0)
      throw new Refusal(
        [`The audit trail is not as it was written.`, ...faults.map(({ id, is }) => SENTENCES[is](id))].join("\n"),
      );
    return `The audit trail is whole: ${entries} entries. The heads of its chains:\n${headsOf(verified)}`;
  } finally {
    await store.close();
  }
};

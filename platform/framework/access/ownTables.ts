import type { Db, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";
import { ensureFactors } from "./factor";
import { ensureLinks } from "./providerLinks";

/** Creates the platform's own tables that refer to accounts: second factors, and links to identity providers. */
export const ensureOwnTables = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  await ensureFactors(engine, db, described);
  await ensureLinks(engine, db, described);
};

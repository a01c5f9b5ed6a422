// A SQLite store with the tables that decide about rights, which the test fills: accounts, roles, menus, owners, and
// what they refer to.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Model } from "../../generator";
import { type Identity, identityOf } from "../../platform/framework/access/identity";
import { migrate } from "../../platform/framework/storage/migrate";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import type { Described } from "../../platform/framework/storage/tableFor";
import { transact } from "../../platform/framework/storage/transact";
import { insertRow } from "../../platform/framework/storage/write";
import { openWithKeys } from "./hosts";

export interface SigningStore {
  readonly described: Described;
  readonly identity: Identity;
  readonly store: Store;
  add(table: Table, ...rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

export const openSigningStore = async (model: Model): Promise<SigningStore> => {
  const dataDir = mkdtempSync(join(tmpdir(), "pilothouse-signing-"));
  const store = await openWithKeys({ dataDir });
  const described = { model, tables: tablesOf(model, store.keys) };
  const identity = identityOf(described);
  const needed = new Set([identity.accounts, identity.roles, identity.menus]);
  for (const { links } of needed)
    for (const { target } of links) {
      const table = described.tables.get(target);
      if (table) needed.add(table);
    }
  await migrate(store, needed, async () => undefined);
  return {
    described,
    identity,
    store,
    add: async (table, ...rows) => {
      await transact(store, async (db) => {
        for (const row of rows) await insertRow(db, table, row, 1);
      });
    },
    close: async () => {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

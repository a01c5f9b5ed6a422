// The cost of a password hash follows the setting: a cheaper hash is replaced when its owner signs in.
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword, transformPassword } from "../../platform/framework/passwords/passwordHash";
import { renewHash } from "../../platform/framework/access/renewHash";
import { findFirst, oneOf } from "../../platform/framework/storage/query";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { columnFor, tableFor } from "../../platform/framework/storage/tableFor";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { updateRow } from "../../platform/framework/storage/write";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";

const model = readModel(10);

/** Changes or reads the row of a person directly in the store. */
const within = async <Value>(
  place: StorePlace,
  table: string,
  userId: string,
  act: (found: { store: Store; row: Row; table: Table }) => Promise<Value>,
): Promise<Value> => {
  const store = await openWithKeys(place);
  const tables = tablesOf(model, store.keys);
  try {
    const people = tableFor({ tables }, table);
    const row = await findFirst(store.db, people, [oneOf(columnFor(people, "user_id"), [userId])]);
    if (row === null) throw new Error(`nobody is called ${userId}`);
    return await act({ store, row, table: people });
  } finally {
    await store.close();
  }
};
const hashOf = (place: StorePlace, table: string, userId: string): Promise<string> =>
  within(place, table, userId, async ({ row }) => String(row.user_password));
const costOf = (hash: string): number => Math.log2(Number(hash.split("$")[1]));

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`what a password's hash costs on ${name}`, () => {
    afterAll(() => found?.close());
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };

    it("is what PASSWORD_COST says since the last sign-in, of operators and of an app's users", async () => {
      const place = newPlace();
      const hashes = () =>
        Promise.all([hashOf(place, "account", "operator"), hashOf(place, "app_user", "emma")]).then((all) =>
          all.map(costOf),
        );
      await (await openHost(place, model)).close();
      expect(await hashes()).toEqual([10, 10]);

      const host = await openHost(place, model, [], { PASSWORD_COST: 11 });
      const { client } = host;
      expect((await client.signIn("operator", "not-it")).code).toBe(514);
      expect(await hashes()).toEqual([10, 10]);
      expect((await client.signIn("operator")).code).toBe(200);
      expect(await hashes()).toEqual([11, 10]);
      const kept = await hashOf(place, "account", "operator");
      const user_password = client.encrypted("emma", "pilothouse");
      expect((await client.call("/user/login", { user_id: "emma", user_password })).code).toBe(200);
      expect(await hashes()).toEqual([11, 11]);
      expect((await client.signIn("operator")).code).toBe(200);
      await host.close();
      expect(await hashOf(place, "account", "operator")).toBe(kept);
    });

    it("does not change a password that was replaced while its owner signed in", async () => {
      const place = newPlace();
      await (await openHost(place, model)).close();
      const replaced = await hashPassword(transformPassword("operator", "a harbour at night"), 10);
      await within(place, "account", "operator", async ({ store, row, table }) => {
        const now = Math.floor(Date.now() / 1000);
        await transact(store, (db) => updateRow(db, table, row[table.key.name], { user_password: replaced }, now));
        const known = { secret: transformPassword("operator", "pilothouse"), cost: 11 };
        await renewHash(store, table, row, "user_password", known, now);
      });
      expect(await hashOf(place, "account", "operator")).toBe(replaced);
    });
  });
}

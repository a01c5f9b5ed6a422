// Upgrades a store of an older version, in which balances had another name and outgoing amounts had no sign.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { signInPerson } from "./Person";

const model = readModel(20);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`wallets of an older store on ${name}`, () => {
    afterAll(() => found?.close());

    it("keep what they hold, and their flow gets its signs, once", async () => {
      if (!found) return;
      const place = found.place();
      const before = await openHost(place, model);
      const admin = await signInPerson(before.client, "admin");
      await admin.recharged("30.00");
      expect((await admin.withdraw("1.25")).code).toBe(200);
      const [wallets, flow] = [await admin.wallets(), await admin.flow()];
      expect(flow.filter(({ money }) => String(money).startsWith("-")).length).toBeGreaterThan(0);
      await before.close();

      const store = await openStore(place);
      await sql`alter table money rename column money to balance`.execute(store.db);
      await sql`update money_flow set money = -money where type in (2, 3)`.execute(store.db);
      await store.close();

      for (const _ of ["migrated", "started again"]) {
        const after = await openHost(place, model);
        const again = await signInPerson(after.client, "admin");
        expect(await again.wallets()).toEqual(wallets);
        expect(await again.flow()).toEqual(flow);
        await after.close();
      }
    });
  });
}

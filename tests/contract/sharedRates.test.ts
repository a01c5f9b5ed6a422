// Rate limits count the requests of all instances that share a store.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Rates } from "../../platform/framework/access/Rates";
import { shareRatesOnce } from "../../platform/framework/access/shareRates";
import { ensureBookkeeping } from "../../platform/framework/storage/bookkeeping";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { placesForStores, storeNames } from "./hosts";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`limits of instances on ${name}`, () => {
    let store: Store;

    beforeAll(async () => {
      if (!found) return;
      store = await openStore(found.place());
      await ensureBookkeeping(store.engine, store.db);
    });
    afterAll(async () => {
      await store?.close();
      found?.close();
    });

    it("let one account have as much as one instance alone would, and an address too", async () => {
      const instances = [0, 1, 2].map(() => new Rates({ ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 120 }));
      const shareAll = async (now: number) => {
        for (const rates of [...instances, ...instances]) await shareRatesOnce(store.db, rates, now);
      };
      const ask = (kind: "account" | "address", now: number) =>
        instances.map(
          ({ shared }) =>
            Array.from({ length: 20 }, () => shared[kind].take("ada", now)).filter((wait) => wait === 0).length,
        );
      expect([ask("account", 100), ask("address", 100)]).toEqual([
        [20, 20, 20],
        [20, 20, 20],
      ]);
      await shareAll(100);
      expect([ask("account", 100), ask("account", 101)]).toEqual([
        [0, 0, 0],
        [1, 1, 1],
      ]);
      // Together, the three instances answered two requests more than the limit. These two are subtracted in the next
      // seconds.
      await shareAll(101);
      expect([ask("account", 102), ask("account", 103), ask("account", 104)]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 1],
      ]);
      expect(instances[0]?.shared.account.take("grace", 104)).toBe(0);
      await shareAll(300);
      expect(instances[0]?.shared.account.take("ada", 300)).toBe(0);
    });

    it("say nothing of senders who use little, so that these cost no statement", async () => {
      const rates = new Rates({ ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 60 });
      for (let at = 0; at < 14; at += 1) rates.shared.account.take("ada", 100);
      expect(rates.shared.account.much(100)).toEqual([]);
    });
  });
}

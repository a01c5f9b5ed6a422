// The process that keeps the sums, and its database, are killed at any moment. Afterwards, the sums still equal those
// of the rows.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { business } from "../../../platform/business";
import { aggregates } from "../../../platform/business/statistics";
import { tablesOfAggregate } from "../platform/Kept";
import { checkAggregate, isAggregateFilled } from "../platform/keepAggregates";
import type { Platform } from "../../../platform/framework/Platform";
import { isFullRun } from "../../../tests/effort";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";

const ROUNDS = isFullRun ? 6 : 2;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`kill -9 while sums are kept on ${name}`, () => {
    afterAll(() => found?.close(), 60_000);

    it("leaves sums that are those of the rows", { timeout: 60_000 * ROUNDS }, async () => {
      if (!found) return;
      const place = found.place();
      for (let round = 0; round < ROUNDS; round += 1) {
        await runUntilKilled(
          "features/aggregates/tests/changingOrders",
          place,
          [String(round)],
          (_, count) => count >= 25 + 7 * round,
        );
        // This also kills the processes of the database.
        found.cluster?.crash();
        found.cluster?.start();
        let platform: Platform | null = null;
        const starting = async (started: Platform) => {
          platform = started;
        };
        const host = await openHost(place, readModel(60), [], { JOBS: false }, { ...business, starting });
        try {
          const opened = platform as Platform | null;
          if (opened === null) throw new Error("not started");
          for (const one of aggregates) {
            const kept = tablesOfAggregate(opened, one);
            const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(kept.blocks)}`.execute(
              opened.store.db,
            );
            expect(Number(rows[0]?.n)).toBeGreaterThan(0);
            expect(await isAggregateFilled(opened.store, kept)).toBe(true);
            expect(await checkAggregate(opened, kept)).toBe(0);
          }
        } finally {
          await host.close();
        }
      }
    });
  });
}

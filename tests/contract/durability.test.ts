// A confirmed write is not lost, even if the process is killed a moment later.
import { afterAll, describe, expect, it } from "vitest";
import { rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { runUntilKilled } from "./killed";

const WRITES = 40;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`kill -9 during writes on ${name}`, () => {
    afterAll(() => found?.close());

    it("loses no row that was answered for", { timeout: 60_000 }, async () => {
      if (!found) return;
      const place = found.place();
      const lines = await runUntilKilled("tests/contract/writing", place, [], (_, count) => count >= WRITES);
      expect(lines.length).toBeGreaterThanOrEqual(WRITES);
      // This also kills the processes of the database.
      found.cluster?.crash();
      found.cluster?.start();
      const host = await openHost(place, readModel());
      try {
        const token = await host.client.token("admin");
        const rows = rowsOf(
          await host.client.call("/v2/user/admin/cron/list", { name: "kept", page_size: 5000 }, { token }),
        );
        const names = new Set(rows.map((row) => row.name));
        expect(lines.filter((one) => !names.has(one))).toEqual([]);
      } finally {
        await host.close();
      }
    });
  });
}

// Rows are deleted only when they are older than their definition says. They then disappear from the store, from lists
// and from totals. The audit trail records their number.
import { afterAll, describe, expect, it } from "vitest";
import { business } from "../../platform/business";
import type { Platform } from "../../platform/framework/Platform";
import { runTableUpkeep } from "../../platform/framework/storage/retention";
import { platformForActor } from "../../platform/framework/trail/createTrail";
import { readAuditEntries } from "./readAuditEntries";
import { rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

const DAY = 86_400;
const model = readModel(60);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`old rows on ${name}`, () => {
    afterAll(() => found?.close(), 60_000);

    it("are deleted and reported, and younger ones are listed as before", { timeout: 60_000 }, async () => {
      if (found === null) return;
      const seen: { platform?: Platform } = {};
      const starting = async (platform: Platform) => {
        seen.platform = platform;
        await business.starting?.(platform);
      };
      const host = await openHost(found.place(), model, [], {}, { ...business, starting });
      const { platform } = seen;
      if (platform === undefined) throw new Error("nothing has started");
      const token = await host.client.token("admin");
      const list = () =>
        host.client.call("/v2/iot/admin/log/list", { page_size: 100, sort_field: "gmt_create" }, { token });
      const before = await list();
      const moments = rowsOf(before).map((row) => Number(row.gmt_create));
      expect(before.count).toBe(60);
      // Demo rows are not that old yet.
      expect(Math.min(...moments)).toBeGreaterThan(platform.now() - 365 * DAY);

      // On PostgreSQL, a partition is dropped when its quarter is over, so rows are deleted up to a quarter later.
      const quarter = name === "SQLite" ? 0 : 93;
      const now = platform.now() + (250 + quarter) * DAY;
      const oldest = Math.floor(now / DAY - 365) * DAY;
      const keeping = { ...platformForActor(platform, { account: null, call: null, work: "retention", address: "" }) };
      const care = (deletes: boolean) => runTableUpkeep({ ...keeping, deletes, now: () => now });
      await care(false);
      expect((await list()).count).toBe(60);
      await care(true);
      const after = await list();
      const left = rowsOf(after).map((row) => Number(row.gmt_create));
      expect(after.count).toBe(left.length);
      expect(left.length).toBeLessThan(60);
      expect(left).toEqual(expect.arrayContaining(moments.filter((moment) => moment >= oldest)));
      expect(Math.min(...left)).toBeGreaterThanOrEqual(oldest - quarter * DAY);

      const entries = await readAuditEntries(host.client, token, { record_of: "device_log", event: "del" });
      const match = /"field\W+count\W+after\W+(\d+)/.exec(JSON.stringify(entries));
      expect(Number(match?.[1])).toBe(60 - left.length);
      await host.close();
    });
  });
}

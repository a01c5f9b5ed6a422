// Statistics read from kept sums must equal statistics computed from the rows: after changes by calls and by SQL,
// before and after these were added to blocks, in every time zone, on days when clocks change, and for each account.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkAggregate, runAggregateUpkeep } from "../platform/keepAggregates";
import { tablesOfAggregate } from "../platform/Kept";
import { FILLED_COMPLETELY } from "../platform/keptTables";
import { AGGREGATES_TABLE } from "../../../platform/framework/storage/triggers";
import type { Platform } from "../../../platform/framework/Platform";
import { business } from "../../../platform/business";
import { aggregates } from "../../../platform/business/statistics";
import { isFullRun } from "../../../tests/effort";
import { type Client, rowsOf } from "../../../tests/contract/Client";
import { createRandomChanges } from "../../../tests/contract/changedOrders";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const ROUNDS = isFullRun ? 20 : 3;
const at = (text: string): number => Date.parse(text) / 1000;

/** In Berlin, the clocks go back on the third day. Two of the ranges begin and end within a quarter of an hour. */
const ASKED = [
  { time_zone: "Asia/Shanghai", gmt_begin: at("2026-09-30T16:00:00Z"), gmt_end: at("2026-11-04T15:59:59Z") },
  { time_zone: "Europe/Berlin", gmt_begin: at("2026-10-22T22:00:00Z"), gmt_end: at("2026-10-30T22:59:59Z") },
  { time_zone: "Asia/Kathmandu", gmt_begin: at("2026-09-30T18:15:00Z"), gmt_end: at("2026-10-31T18:14:59Z") },
  { time_zone: "Australia/Lord_Howe", gmt_begin: at("2026-10-02T13:41:07Z"), gmt_end: at("2026-10-05T03:02:11Z") },
  { time_zone: "UTC", gmt_begin: at("2026-10-25T00:07:00Z"), gmt_end: at("2026-10-25T00:09:00Z") },
];
const BEFORE = { before_begin: at("2026-09-29T16:00:00Z"), before_end: at("2026-10-20T15:59:59Z") };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`kept sums on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let platform: Platform;
    let tokens: readonly string[];
    let filters: readonly Record<string, unknown>[];

    const setFilled = (filled: number) =>
      sql`update ${sql.table(AGGREGATES_TABLE)} set filled = ${filled}`.execute(platform.store.db);
    const care = () => runAggregateUpkeep(platform, aggregates);
    /** The answers of all statistics, for every account. */
    const answers = async (asked = ASKED): Promise<readonly unknown[]> => {
      const found: unknown[] = [];
      for (const token of tokens) {
        for (const range of asked)
          for (const filter of filters) {
            const given = { ...range, ...filter };
            const legacy = { token, style: "legacy" } as const;
            found.push(await client.call("/mall/statis/order", given, legacy));
            found.push(await client.call("/mall/statis/order/comp", { ...given, ...BEFORE }, legacy));
          }
        found.push(await client.call("/v2/user/data/overview/get", { time_zone: "Asia/Kathmandu" }, { token }));
      }
      return found;
    };
    const scanned = async (): Promise<readonly unknown[]> => {
      await setFilled(0);
      const found = await answers();
      await setFilled(FILLED_COMPLETELY);
      return found;
    };

    beforeAll(async () => {
      if (!found) return;
      // The dashboard uses the present day and time, so the time is fixed.
      vi.useFakeTimers({ toFake: ["Date"], now: at("2026-11-02T03:21:45Z") * 1000 });
      const starting = async (started: Platform) => {
        platform = started;
        await business.starting?.(started);
      };
      // Background jobs are off, so that nothing corrects the sums before the test compares them.
      host = await openHost(found.place(), readModel(90), [], { JOBS: false }, { ...business, starting });
      ({ client } = host);
      tokens = [await client.token("admin"), await client.token("ruishi")];
      const orders = rowsOf(
        await client.call("/v2/mall/admin/order/list", { page_size: 1000 }, { token: tokens[1] ?? "" }),
      );
      const [first] = orders;
      filters = [{}, { app_id: first?.app_id }, { comp_id: first?.comp_id, app_id: first?.app_id }];
    }, 60_000);
    afterAll(async () => {
      vi.useRealTimers();
      await host?.close();
      found?.close();
    });

    it("answer as a scan does, after changes of all kinds", { timeout: 120_000 }, async () => {
      const changes = createRandomChanges(platform, 20261125);
      await changes.spread();
      expect(await answers()).toEqual(await scanned());
      await setFilled(0);
      await care();
      for (let round = 0; round < ROUNDS; round += 1) {
        await changes.make(12);
        if (round % 3 === 1) await care();
        expect(await answers(), `round ${round}`).toEqual(await scanned());
      }
      await care();
      expect(await answers()).toEqual(await scanned());
      for (const one of aggregates) expect(await checkAggregate(platform, tablesOfAggregate(platform, one))).toBe(0);
    });

    it("are right about the states of orders that people change", async () => {
      const token = tokens[0] ?? "";
      const orders = rowsOf(await client.call("/v2/mall/admin/order/list", { page_size: 500 }, { token }));
      const codes: unknown[] = [];
      for (const { order_id } of orders.filter(({ order_state }) => order_state === 1 || order_state === 4).slice(0, 4))
        codes.push((await client.call("/v2/mall/admin/order/cancel", { order_id }, { token })).code);
      for (const { order_id } of orders.filter(({ order_state }) => order_state === 3).slice(0, 12))
        codes.push(
          (await client.call("/v2/mall/admin/order/refund/add", { order_id, refund_reason: "x" }, { token })).code,
        );
      // Some rows that SQL changed cannot be changed by these calls.
      expect(codes.filter((code) => code === 200).length).toBeGreaterThan(1);
      expect(codes.filter((code) => code !== 200 && code !== 519)).toEqual([]);
      expect(await answers()).toEqual(await scanned());
    });

    it("are answered without a look at the orders, if the range is of whole quarters of an hour", async () => {
      const spied = vi.spyOn(platform.store.db.getExecutor(), "executeQuery");
      await answers(ASKED.slice(0, 3));
      const texts = spied.mock.calls.map(([query]) => query.sql);
      spied.mockRestore();
      const ofStatistics = texts.filter((text) => text.includes("agg_place"));
      expect(ofStatistics.length).toBeGreaterThan(20);
      // The dashboard compares today so far with yesterday up to the same time, which is within a quarter of an hour.
      const reading = ofStatistics.filter((text) => /(from|join|cross join) "(order|refund)"/.test(text));
      expect(reading.filter((text) => !text.includes("agg_edges"))).toEqual([]);
      expect(reading.length).toBeLessThan(ofStatistics.length / 5);
    });

    it("are corrected, and the log says so, if they were wrong", async () => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const right = await answers();
      for (const one of aggregates) {
        const kept = tablesOfAggregate(platform, one);
        await sql`update ${sql.table(kept.blocks)} set agg_rows = agg_rows + 1 where agg_level > 900`.execute(
          platform.store.db,
        );
        await sql`delete from ${sql.table(kept.blocks)} where agg_level = 900 and agg_begin % 1800 = 0`.execute(
          platform.store.db,
        );
      }
      expect(await answers()).not.toEqual(right);
      for (const one of aggregates)
        expect(await checkAggregate(platform, tablesOfAggregate(platform, one))).toBeGreaterThan(0);
      expect(warned.mock.calls.flat().join("\n")).toContain("Sums of order differed from its rows");
      warned.mockRestore();
      expect(await answers()).toEqual(right);
    });
  });
}

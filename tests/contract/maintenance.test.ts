// Scheduled tasks with their setting `days`: exactly the rows that are old enough are removed.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "./Client";
import type { JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { DAY } from "../../platform/framework/wire/seconds";

const PATHS = {
  alarms: "/v2/umh/admin/alarmlog/list",
  pushes: "/v2/push/record/list",
  clouds: "/mall/oss/order/query",
  lives: "/mall/live/order/query",
};

const LEGACY = [PATHS.clouds, PATHS.lives];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`maintenance on ${name}`, () => {
    let host: TestHost;
    let token = "";
    let tasks = 0;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(240));
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const call = (path: string, params: JsonRecord) =>
      host.client.call(path, params, { token, style: LEGACY.includes(path) ? "legacy" : "bearer" });
    const all = async (path: string) => rowsOf(await call(path, { page_size: 1000 }));
    const momentsOf = async (path: string) => (await all(path)).map((row) => Number(row.gmt_create));

    /** Runs the task now. Answers the number of records that it processed. */
    const run = async (type: number, param: JsonRecord): Promise<number> => {
      tasks += 1;
      const task = { name: `Maintenance ${tasks}`, type, state: 1, spec: "0 0 1 1 *", param: JSON.stringify(param) };
      const { id } = recordOf(await call("/v2/user/admin/cron/add", task));
      expect((await call("/v2/user/admin/cron/run", { id })).code).toBe(200);
      return Number(rowsOf(await call("/v2/user/admin/cron/list", { id }))[0]?.affected);
    };
    const now = () => Math.floor(Date.now() / 1000);

    it.each([
      ["purge_alarms", PATHS.alarms, 30],
      ["archive_push_records", PATHS.pushes, 90],
    ])("%s removes what is older than its days, and no more", async (task, path, usual) => {
      const moments = (await momentsOf(path)).sort((a, b) => a - b);
      const ages = moments.map((moment) => (now() - moment) / DAY);
      expect(ages.some((age) => age > 3)).toBe(true);
      const expectedOf = (days: number) => ages.filter((age) => age > days).length;
      const third = Math.ceil(ages[Math.floor(ages.length / 3)] ?? 2);
      let gone = 0;
      const runs = [
        [400, 400],
        [undefined, usual],
        [third, third],
        [2, 2],
      ] as const;
      for (const [days, means] of runs) {
        const ran = await run(2, { task, ...(days === undefined ? {} : { days }) });
        expect([days, gone + ran]).toEqual([days, Math.max(gone, expectedOf(means))]);
        gone += ran;
        expect(await momentsOf(path)).toHaveLength(moments.length - gone);
      }
      for (const moment of await momentsOf(path)) expect(now() - moment).toBeLessThanOrEqual(2 * DAY + 60);
    });

    it("reminds of what ends within its days, which are a week by default", async () => {
      const ends = [...(await all(PATHS.clouds)), ...(await all(PATHS.lives))].map(
        (row) => (Number(row.gmt_end) - now()) / DAY,
      );
      const within = (days: number) => ends.filter((end) => end >= 0 && end <= days).length;
      for (const days of [30, 400])
        expect([days, await run(3, { task: "remind_expiry", days })]).toEqual([days, within(days)]);
      expect(await run(3, { task: "remind_expiry" })).toBe(within(7));
    });

    it("counts the orders of its days, which are the last one by default", async () => {
      const made = await momentsOf("/v2/mall/admin/order/list");
      const within = (days: number) => made.filter((moment) => moment >= now() - days * DAY).length;
      for (const days of [7, 60])
        expect([days, await run(1, { task: "count_orders", days })]).toEqual([days, within(days)]);
      expect(await run(1, { task: "count_orders" })).toBe(within(1));
    });
  });
}

// The number of SQL statements per call, which is the same on any machine.
import { DefaultQueryExecutor } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel();
const TASKS = "/v2/user/admin/cron/list";
const DEVICES = "/v2/iot/web/uid/reg/list";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the statements of a call on ${name}`, () => {
    let host: TestHost;
    let token = "";

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
    }, 60_000);
    afterEach(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    /** Background tasks of the platform may run meanwhile, but they use none of these tables. */
    const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
      // The first call fills the caches of callers and row counts. The clock stands still, because a session is read again
      // when a new second begins.
      vi.useFakeTimers({ toFake: ["Date"] });
      await work();
      const statements: string[] = [];
      const running = DefaultQueryExecutor.prototype.executeQuery;
      vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery").mockImplementation(function (
        this: DefaultQueryExecutor,
        query,
      ) {
        statements.push(query.sql);
        return running.call(this, query);
      });
      await work();
      return statements.filter((text) => /"(cron|device|audit|platform_session|platform_change)"/.test(text));
    };
    /** On PostgreSQL, each call also checks whether another instance ended the session or changed rows. */
    const beside = name === "PostgreSQL" ? ['from "platform_session"', 'from "platform_change"'] : [];

    it("reads a page with one, beside one each for the session and for what others changed", async () => {
      const page = { page_size: 10, sort_field: "gmt_active", sort_order: "desc", online: 1 };
      const statements = await statementsOf(() => host.client.call(DEVICES, page, { token }));
      expect(statements).toHaveLength(beside.length + 1);
      for (const [at, part] of [...beside, 'from "device"'].entries()) expect(statements[at]).toContain(part);
    });

    it("reads a record once to change it", async () => {
      const [task = {}] = rowsOf(await host.client.call(TASKS, { page_size: 1 }, { token }));
      let turn = 0;
      const statements = await statementsOf(async () => {
        turn += 1;
        const values = { id: task.id, name: `Task ${turn}` };
        expect((await host.client.call("/v2/user/admin/cron/set", values, { token })).code).toBe(200);
      });
      expect(statements.filter((text) => /^select .* from "cron" where "id" =/.test(text))).toHaveLength(1);
      expect(statements.filter((text) => /^update "cron"/.test(text))).toHaveLength(1);
    });
  });
}

// While one table is locked, calls of its resource are refused with 503. All other calls are answered.
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { openHost, placesForStores, readModel } from "./hosts";

const CALLS = 60;

const found = await placesForStores("PostgreSQL");
describe.skipIf(found === null)("a locked table", () => {
  afterAll(() => found?.close());

  it("does not use up the connections for the others", { timeout: 60_000 }, async () => {
    if (!found) return;
    const place = found.place();
    const host = await openHost(place, readModel(12));
    const { client } = host;
    const token = await client.session("admin");
    const locking = new pg.Client({ connectionString: place.databaseUrl });
    await locking.connect();
    await locking.query("begin; lock table cron in access exclusive mode");
    const list = (path: string) => client.call(path, { page_size: 5 }, { token });
    let refused = 0;
    const locked = Array.from({ length: CALLS }, async () => {
      const answer = await list("/v2/user/admin/cron/list");
      refused += 1;
      return answer;
    });
    // This list does not use the locked table.
    expect((await list("/v2/mall/admin/order/list")).code).toBe(200);
    expect(refused).toBe(0);
    for (let turn = 0; turn < 10; turn += 1) expect((await list("/v2/mall/admin/order/list")).code).toBe(200);
    const answers = await Promise.all(locked);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([503]));
    expect(answers[0]?.msg).toBe("The platform is busy. Try again in a moment.");
    await locking.query("rollback");
    expect((await list("/v2/user/admin/cron/list")).code).toBe(200);
    await locking.end();
    await host.close();
  });
});

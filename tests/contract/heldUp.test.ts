// No account delays the others: while many requests of one account or visitor wait, a small call of another account is
// answered. `npm run bench -- platform` measures the time.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel();
const DAY = 86_400;
/**
 * Some of these requests may be answered before the small call: for each of its statements, the requests that are
 * processed at the same time.
 */
const MANY = 90;
const MOST = MANY / 2;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a small call on ${name}`, () => {
    let host: TestHost;
    let token = "";
    let others = "";

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model, [], { PASSWORD_COST: 14 });
      token = await host.client.token("admin");
      others = await host.client.token("operator");
      await small();
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    /** A write, which also waits for the disk. */
    const small = async () => {
      const path = "/rest/preferences";
      const headers = { authorization: `Bearer ${others}`, "content-type": "application/json" };
      const body = JSON.stringify({ id: "heldUp", value: String(Math.random()) });
      return (await host.client.fetch(path, { method: "POST", headers, body })).status;
    };

    const works: readonly (readonly [string, (at: number) => Promise<unknown>])[] = [
      [
        "statistics",
        () => {
          const now = Math.floor(Date.now() / 1000);
          const range = { gmt_begin: now - 80 * DAY, gmt_end: now, time_zone: "Asia/Shanghai" };
          return host.client.call("/mall/statis/order", range, { token, style: "legacy" });
        },
      ],
      [
        "sums",
        () => {
          const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
          const body = JSON.stringify({ resource: "order", fields: ["price"], filters: {} });
          return host.client.fetch("/rest/sums", { method: "POST", headers, body });
        },
      ],
      ["large pages", () => host.client.call("/v2/iot/web/uid/reg/list", { page_size: 1000 }, { token })],
      ["pictures, by a visitor", () => host.client.call("/v2/user/login/code")],
      ["attempts to sign in", async () => recordOf(await host.client.signIn("operator"))],
    ];

    it.each(works)("is answered while most of many %s wait", async (_, work) => {
      await work(0);
      let done = 0;
      const many = Array.from({ length: MANY }, async (__, at) => {
        await work(at);
        done += 1;
      });
      await small();
      expect(done).toBeLessThan(MOST);
      await Promise.all(many);
      expect(done).toBe(MANY);
    });
  });
}

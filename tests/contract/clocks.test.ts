// A clock is a day ahead for some time, and then right again. Nothing that was written in between delays anything until
// that day.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { countPasswordTry, countEvents } from "../../platform/framework/access/attempts";
import { Rates } from "../../platform/framework/access/Rates";
import { shareRatesOnce } from "../../platform/framework/access/shareRates";
import { defineJob } from "../../platform/framework/Platform";
import { TryLater } from "../../platform/framework/queue/defineJob";
import { findJob } from "../../platform/framework/queue/Job";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const now = () => Math.floor(Date.now() / 1000);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`after a clock that was a day ahead, on ${name}`, { timeout: 120_000 }, () => {
    let host: TestHost;
    let store: Store;
    let runs = 0;
    const warnings: string[] = [];
    const trying = defineJob({
      kind: "trying",
      read: (payload) => payload,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new TryLater();
        return {};
      },
    });
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, readModel(), [trying]);
      store = await openStore(place);
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    });
    afterEach(() => vi.restoreAllMocks());
    const ahead = async (work: () => Promise<unknown>) => {
      vi.spyOn(console, "warn").mockImplementation((text) => void warnings.push(String(text)));
      host.later(DAY);
      await work();
      host.later(-DAY);
    };

    it("tasks run at their times, and the log says which were planned too late", async () => {
      const tasks = async () => {
        const token = await host.client.token("admin");
        return rowsOf(await host.client.call("/v2/user/admin/cron/list", { page_size: 50, state: 1 }, { token }));
      };
      const planned = async () => (await tasks()).map(({ gmt_next }) => Number(gmt_next));
      await host.platform?.runDue();
      await ahead(async () => host.platform?.runDue());
      expect(Math.max(...(await planned()))).toBeGreaterThan(now() + DAY);
      await host.platform?.runDue();
      // All tasks run at least once a day; two minutes more for a slow machine.
      for (const { spec, gmt_next } of await tasks())
        if (/^\S+ \S+ \* \* \*$/.test(String(spec))) expect(Number(gmt_next)).toBeLessThanOrEqual(now() + DAY + 120);
      expect(warnings).toContainEqual(
        expect.stringMatching(/^The task ".+" was planned for \S+Z, after its next time/),
      );
      const due = Math.min(...(await planned())) - now();
      host.later(due + 1);
      await host.platform?.runDue();
      const ran = (await tasks()).map(({ gmt_run }) => Number(gmt_run));
      host.later(-due - 1);
      expect(Math.max(...ran)).toBeGreaterThanOrEqual(now());
    });

    it("a job that waits for another try is tried, and a job of a dead process is taken over", async () => {
      const queue = host.platform?.queue;
      await ahead(async () => {
        await queue?.add(store.db, { id: "waits", kind: "trying", payload: {} }, now() + DAY);
        await queue?.idle();
      });
      expect((await findJob(store.db, "waits"))?.not_before).toBeGreaterThan(now() + DAY - 60);
      await queue?.add(store.db, { id: "died", kind: "trying", payload: {}, not_before: now() + HOUR }, now());
      await store.db
        .updateTable("platform_job")
        .set({ not_before: 0, lease_until: now() + DAY })
        .where("id", "=", "died")
        .execute();
      host.later(120);
      await queue?.idle();
      host.later(60);
      for (const id of ["waits", "died"])
        await expect
          .poll(
            async () => {
              await queue?.idle();
              return (await findJob(store.db, id))?.state;
            },
            { timeout: 10_000 },
          )
          .toBe(3);
      host.later(-180);
      expect(warnings).toContainEqual(
        expect.stringMatching(/^A clock was ahead: \d+ jobs no longer wait for its time/),
      );
    });

    it("does not delay people who mistyped a password, and no limit lasts until then", async () => {
      const stranger = { account: "admin", address: "192.0.2.7", browser: null };
      for (let tries = 0; tries < 5; tries += 1)
        await countPasswordTry(store, stranger, now() + DAY).catch((error: unknown) =>
          expect(String(error)).toContain("514"),
        );
      await countPasswordTry(store, stranger, now());
      for (let times = 0; times < 3; times += 1) await countEvents(store, "x", now() + DAY, HOUR);
      expect(await countEvents(store, "x", now(), HOUR)).toEqual({
        times: 1,
        until: expect.toSatisfy((at) => at <= now() + HOUR),
      });
      const used = async (at: number, requests: number) => {
        const rates = new Rates({ ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 60 });
        for (let times = 0; times < requests; times += 1) rates.takeAddress("192.0.2.7", at);
        await shareRatesOnce(store.db, rates, at);
        return rates;
      };
      await used(now() + DAY, 60);
      const rates = await used(now(), 30);
      expect(() => rates.takeAddress("192.0.2.7", now())).not.toThrow();
    });
  });
}

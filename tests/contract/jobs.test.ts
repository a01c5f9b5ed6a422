// Background jobs that the console starts: exports and batches of codes, with restarts, cancelling and retries.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "./Client";
import { JOBS_TABLE } from "../../platform/framework/queue/Job";
import { openStore } from "../../platform/framework/storage/open";
import type { JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";
import { DAY } from "../../platform/framework/wire/seconds";

const EXPORT = "/mall/order/bind/export";
const BATCH = "/mall/cdk/order";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`long work on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, readModel());
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const call = (path: string, params: JsonRecord = {}) => host.client.call(path, params, { token, style: "legacy" });
    const until = async (look: () => Promise<JsonRecord | undefined>, holds: (row: JsonRecord) => boolean) => {
      for (let turn = 0; turn < 600; turn += 1) {
        const row = await look();
        if (row && holds(row)) return row;
        await new Promise((settle) => setTimeout(settle, 25));
      }
      throw new Error(`it never got there: ${JSON.stringify(await look())}`);
    };
    const range = () => {
      const now = Math.floor(Date.now() / 1000);
      return { gmt_create_begin: now - 80 * DAY, gmt_create_end: now };
    };
    const exportOf = (id: unknown) => async () => rowsOf(await call(`${EXPORT}/get`, { id }))[0];
    const batchOf = (id: unknown) => async () => rowsOf(await call(`${BATCH}/get`, { id }))[0];
    const taskOf = async (id: unknown, language = "en") => {
      const listed = await host.client.call("/v2/user/task/list", {}, { token, language });
      return rowsOf(listed).find((task) => task.id === id);
    };
    const restart = async () => {
      await host.close();
      host = await openHost(place, readModel());
    };

    it("ends every export that was begun before a restart, and hands its file out", async () => {
      const ids = [];
      for (let at = 0; at < 11; at += 1)
        ids.push(recordOf(await call(`${EXPORT}/add`, { ...range(), format: at % 2 ? "csv" : "xlsx" })).id);
      await restart();
      for (const id of ids) {
        const task = await until(exportOf(id), ({ state }) => state !== 1);
        expect(task).toMatchObject({ state: 3, reason: "" });
        const headers = { authorization: `Bearer ${token}` };
        const file = await host.platform?.fetch(new Request(`http://platform${String(task.url)}`, { headers }));
        expect((await file?.arrayBuffer())?.byteLength).toBe(task.size);
      }
    });

    it("ends an export that is cancelled, and begins it again when that is asked for", async () => {
      const { id } = recordOf(await call(`${EXPORT}/add`, range()));
      const cancelled = await call(`${EXPORT}/add`, { cancel: id });
      if (cancelled.code === 200) expect(recordOf(cancelled)).toMatchObject({ state: 2, reason: "It was cancelled" });
      // The job may have finished already.
      else expect(cancelled.code).toBe(519);
      if (cancelled.code !== 200) return;
      expect((await call(`${EXPORT}/add`, { cancel: id })).code).toBe(519);
      expect(recordOf(await call(`${EXPORT}/add`, { retry: id }))).toMatchObject({ state: 1 });
      expect(await until(exportOf(id), ({ state }) => state !== 1)).toMatchObject({ state: 3 });
      expect((await call(`${EXPORT}/add`, { cancel: "someone-elses-task" })).code).toBe(404);
    });

    it("answers a batch of codes at once, and makes each code once over a restart", { timeout: 60_000 }, async () => {
      const number = 5000;
      const gmt_expire = Math.floor(Date.now() / 1000) + DAY;
      const batch = recordOf(await call(`${BATCH}/add`, { spec_id: 5, comp_id: 1, number, gmt_expire }));
      expect(batch).toMatchObject({ number, pending: number });
      await until(batchOf(batch.id), ({ pending }) => Number(pending) < number && Number(pending) > 0);
      await restart();
      await until(batchOf(batch.id), ({ pending }) => pending === 0);
      const codes = await call("/mall/cdk/get", { batch_id: batch.id, page_size: 5000 });
      expect(codes.count).toBe(number);
      expect(new Set(rowsOf(codes).map(({ cdk }) => cdk)).size).toBe(number);
    });

    it("leaves a batch with the codes it has when the rest is given up", async () => {
      const gmt_expire = Math.floor(Date.now() / 1000) + DAY;
      const batch = recordOf(await call(`${BATCH}/add`, { spec_id: 5, comp_id: 1, number: 50_000, gmt_expire }));
      await until(batchOf(batch.id), ({ pending }) => Number(pending) < 50_000);
      const job = { id: `cdk_order-${String(batch.id)}` };
      const operator = await host.client.token("operator");
      expect((await host.client.call("/v2/user/task/cancel", job, { token: operator })).code).toBe(404);
      expect((await host.client.call("/v2/user/task/cancel", job, { token })).code).toBe(200);
      const after = await batchOf(batch.id)();
      expect(after?.pending).toBe(0);
      expect((await call("/mall/cdk/get", { batch_id: batch.id })).count).toBe(after?.number);
      expect(Number(after?.number)).toBeLessThan(50_000);
      expect((await host.client.call("/v2/user/task/retry", job, { token })).code).toBe(519);
      expect(await taskOf(job.id)).toMatchObject({ state: 2, reason: "It was cancelled", resource: "cdk_order" });
    });

    it("keeps the number of a failed batch, says why it failed and what is missing, and goes on when asked to", async () => {
      const number = 3000;
      const gmt_expire = Math.floor(Date.now() / 1000) + DAY;
      const batch = recordOf(await call(`${BATCH}/add`, { spec_id: 5, comp_id: 1, number, gmt_expire }));
      await until(batchOf(batch.id), ({ pending }) => Number(pending) < number);
      const id = `cdk_order-${String(batch.id)}`;
      await host.close();
      // The earlier attempts were interrupted before they did anything.
      const store = await openStore(place);
      await store.db.updateTable(JOBS_TABLE).set({ attempts: 9 }).where("id", "=", id).execute();
      await store.close();
      host = await openHost(place, readModel());
      const failed = await until(
        () => taskOf(id),
        ({ state }) => state === 2,
      );
      expect(failed).toMatchObject({ reason: "It was interrupted too often and will not be retried automatically" });
      expect(await taskOf(id, "zh-CN")).toMatchObject({ reason: "多次中断，不再自动重试" });
      const after = await batchOf(batch.id)();
      const made = (await call("/mall/cdk/get", { batch_id: batch.id })).count;
      expect([after?.number, Number(after?.pending) + made]).toEqual([number, number]);
      expect(Number(after?.pending)).toBeGreaterThan(0);
      const operator = await host.client.token("operator");
      const again = (as: string) => host.client.call("/v2/user/task/retry", { id }, { token: as });
      expect((await again(operator)).code).toBe(404);
      expect((await Promise.all([again(token), again(token)])).map(({ code }) => code).sort()).toEqual([200, 519]);
      await until(batchOf(batch.id), ({ pending }) => pending === 0);
      expect((await call("/mall/cdk/get", { batch_id: batch.id })).count).toBe(number);
    });
  });
}

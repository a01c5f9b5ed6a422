// Ending a company with many rows: it is closed at once, then processed in steps that survive interruptions.
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { verifyTrail } from "../../marks/platform/verify";
import { recordOf, rowsOf } from "../../../tests/contract/Client";
import { defineCountingJob } from "../../../tests/contract/counting";
import { createEndingTestTools, model, PASSWORD } from "./endingCompany";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";
import { newName } from "../../../tests/contract/newName";

/** More rows than the call processes before it answers. */
const MANY = 600;
const KILLED = 4000;
const now = () => Math.floor(Date.now() / 1000);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the end of a company in steps on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    let company: ReturnType<typeof createEndingTestTools>;
    let open = () => {};
    const blocked = defineCountingJob({ kind: "blocked", before: () => closed });
    let closed = Promise.resolve();

    const start = async () => {
      host = await openHost(place, model, [blocked]);
      company = createEndingTestTools(host.client, store, await host.client.session("admin"));
    };
    /** Keeps the queue busy until `open` is called: the company is closed, but its rows are not processed yet. */
    const block = async () => {
      closed = new Promise((settle) => {
        open = settle;
      });
      for (const part of [0, 1])
        await host.platform?.queue.add(
          store.db,
          { id: newName(`blocked${part}`), kind: "blocked", payload: {} },
          now(),
        );
      for (let turn = 0; turn < 200; turn += 1) {
        host.platform?.queue.wake();
        const { rows } = await sql<{
          n: number;
        }>`select count(*) as n from platform_job where kind = 'blocked' and state = 1 and lease_until > 0`.execute(
          store.db,
        );
        if (Number(rows[0]?.n) === 2) return;
        await new Promise((settle) => setTimeout(settle, 20));
      }
      throw new Error("the queue is not busy");
    };
    const entriesOf = async (id: unknown) => {
      const filter = encodeURIComponent(JSON.stringify({ of: "company", record: id }));
      return rowsOf(await company.rest("GET", `/history?filter=${filter}`)).filter(({ event }) => event === "end");
    };

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      await (await openHost(place, model)).close();
      store = await openWithKeys(place);
      await start();
    }, 120_000);
    afterAll(async () => {
      open();
      await store?.close();
      await host?.close();
      found?.close();
    }, 60_000);
    // If a test fails, the queue must still work for the next test.
    afterEach(() => open());

    it(
      "closes the company before the answer, and also processes rows that the platform wrote meanwhile",
      { timeout: 60_000 },
      async () => {
        const [one, heir] = [await company.add("Closed"), await company.add("Heir")];
        const { user, key, token } = await company.hire(one);
        await company.equip(one, MANY);
        await block();
        const answered = recordOf(await company.end(one, "transfer", heir.id));
        expect(answered).toMatchObject({ state: "working", done: 0, total: MANY });
        expect((await company.api("/v2/user/account/get", {}, token)).code).toBe(401);
        expect((await host.client.signIn(user, PASSWORD)).code).not.toBe(200);
        const yard = await company.api("/v2/property/community/add", {
          comp_id: one.id,
          name: newName("Yard"),
          type: 1,
        });
        expect(yard.code).not.toBe(200);
        const below = { comp_name: newName("Below"), comp_type: 7, comp_parent_id: one.id };
        expect((await company.api("/v2/user/company/add", below)).code).not.toBe(200);
        expect((await company.api("/v2/user/company/set", { comp_id: heir.id, comp_parent_id: one.id })).code).not.toBe(
          200,
        );
        const other = await company.hire(heir);
        expect((await company.api("/v2/user/account/set", { id: other.key, comp_id: one.id })).code).not.toBe(200);
        expect((await company.api("/v2/user/account/set", { id: key, state: 1 })).code).toBe(519);
        // Until all rows have arrived, the company that receives them can neither end nor be deleted.
        expect(recordOf(await company.end(heir, "archive")).code).toBe(519);
        expect((await company.api("/v2/user/company/del", { comp_id: heir.id })).code).toBe(519);
        await company.insert("device", { uid: newName("PHLATE").replaceAll(/\W/g, ""), comp_id: one.id });
        open();
        expect(await company.ended(one.id)).toMatchObject({ state: "ended" });
        expect(await company.countRows("device", sql`comp_id = ${one.id}`)).toBe(0);
        expect(await company.countRows("device", sql`comp_id = ${heir.id}`)).toBe(MANY + 1);
        expect(await entriesOf(one.id)).toMatchObject([{ event: "end", name: "admin" }]);
        expect(recordOf(await company.end(heir, "archive")).state).toBe("ended");
      },
    );

    it("is a task of the account that ended it, and cannot be cancelled", { timeout: 60_000 }, async () => {
      const one = await company.add("Task");
      await company.equip(one, MANY);
      await block();
      await company.end(one, "erase");
      const mine = async () =>
        rowsOf(await company.api("/v2/user/task/list", {})).find(({ record }) => String(record) === String(one.id));
      const job = await mine();
      expect(job).toMatchObject({ kind: "ending", resource: "company", name: one.name, state: 1, total: MANY });
      expect((await company.api("/v2/user/task/cancel", { id: job?.id })).code).toBe(519);
      open();
      expect(await company.ended(one.id)).toMatchObject({ state: "ended" });
      expect(await mine()).toMatchObject({ state: 3, done: MANY, total: MANY });
      expect(await company.countRows("device", sql`comp_id = ${one.id}`)).toBe(0);
    });

    it("stops with a message that says what to do, and continues afterwards", { timeout: 60_000 }, async () => {
      const [one, heir] = [await company.add("Stopped"), await company.add("Heir")];
      const yard = newName("Same yard");
      await company.insert("community", { name: yard, comp_id: one.id });
      await company.equip(one, MANY);
      await block();
      await company.end(one, "transfer", heir.id);
      const { id: same } = await company.insert("community", { name: yard, comp_id: heir.id });
      open();
      const stopped = await company.ended(one.id);
      expect(stopped).toMatchObject({
        state: "stopped",
        total: MANY + 1,
        reason: expect.stringMatching(/same.*continue/i),
        obstacles: [expect.objectContaining({ of: "community", count: 1, reason: "same" })],
      });
      expect(await entriesOf(one.id)).toEqual([]);
      await company.put(one.id, { again: true });
      expect(await company.ended(one.id)).toMatchObject({ state: "stopped" });
      await sql`update community set name = ${newName("Other yard")} where id = ${same}`.execute(store.db);
      await company.put(one.id, { again: true });
      expect(await company.ended(one.id)).toMatchObject({ state: "ended" });
      expect(await company.countRows("device", sql`comp_id = ${heir.id}`)).toBe(MANY);
      expect(await company.countRows("community", sql`comp_id = ${heir.id}`)).toBe(2);
      expect((await company.put(one.id, { again: true })).code).toBe(404);
    });

    it("continues after kill -9, and ends exactly once", { timeout: 120_000 }, async () => {
      const [one, heir] = [await company.add("Killed"), await company.add("Heir")];
      await company.equip(one, KILLED);
      await host.close();
      await runUntilKilled(
        "features/ending/tests/endingKilled",
        place,
        [String(one.id), one.name, String(heir.id)],
        (line) => Number(line) >= 300,
      );
      await store.close();
      store = await openWithKeys(place);
      const there = Number(
        (await sql<{ n: number }>`select count(*) as n from device where comp_id = ${heir.id}`.execute(store.db))
          .rows[0]?.n,
      );
      expect(there).toBeGreaterThanOrEqual(300);
      expect(there).toBeLessThan(KILLED);
      await start();
      // Another process might still have the lease, so the platform waits until the lease ends.
      host.later(16);
      host.platform?.queue.wake();
      expect(await company.ended(one.id)).toMatchObject({ state: "ended" });
      expect(await company.countRows("device", sql`comp_id = ${heir.id}`)).toBe(KILLED);
      expect(await company.countRows("device", sql`comp_id = ${one.id}`)).toBe(0);
      expect(await entriesOf(one.id)).toMatchObject([{ event: "end", name: "admin" }]);
      const entries = tablesOf(model).get(model.trail?.resource ?? "");
      if (entries === undefined) throw new Error("no trail");
      // The trail has one entry for all device rows, with their number, although two processes moved them.
      const counted = sql`changes like ${`%"count"%:${KILLED}%`} and ${sql.ref(model.trail?.of ?? "")} = 'device'`;
      expect(await company.countRows(entries.name, counted)).toBe(1);
      expect((await store.db.transaction().execute((db) => verifyTrail(db, entries, store.keys))).faults).toEqual([]);
      host.later(-16);
    });
  });
}

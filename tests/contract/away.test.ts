// The database becomes unreachable and comes back. Meanwhile calls are answered with "try again", nothing else is lost,
// and no process ends.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transact } from "../../platform/framework/storage/transact";
import { openStore } from "../../platform/framework/storage/open";
import { defineCountingJob, STEPS } from "./counting";
import { findJob } from "../../platform/framework/queue/Job";
import { openHost, placesForStores, readModel } from "./hosts";
import type { TestHost } from "./Host";

const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("while PostgreSQL is away", () => {
  let host: TestHost;
  let token: string;
  let place: ReturnType<NonNullable<typeof found>["place"]>;
  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    const slow = defineCountingJob({ kind: "slow", before: () => new Promise((settle) => setTimeout(settle, 200)) });
    host = await openHost(place, readModel(20), [slow]);
    token = await host.client.token("admin");
  }, 120_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const LIST = "/v2/user/admin/cron/list";

  it("calls answer 503 with when to try again, then what they did before, and a job goes on where it was", async () => {
    const { platform } = host;
    if (!platform || !found?.cluster) throw new Error("this test makes its own platform");
    const store = await openStore(place);
    await platform.queue.add(store.db, { id: "slow", kind: "slow", payload: {} }, Math.floor(Date.now() / 1000));
    await expect.poll(async () => (await findJob(store.db, "slow"))?.done, { timeout: 10_000 }).toBe(3);
    found.cluster.crash();
    for (const path of [LIST, "/v2/user/login/code"]) {
      const answer = await host.client.ask(path, {}, { token });
      expect(answer.headers.get("retry-after")).toBe("1");
      expect(await answer.json()).toMatchObject({ code: 503 });
    }
    const rest = await host.client.fetch("/rest/preferences/x", { headers: { authorization: `Bearer ${token}` } });
    expect([rest.status, rest.headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await host.client.fetch(`/stream/${"0".repeat(24)}/index.m3u8`)).status).toBe(503);
    found.cluster.start();
    expect((await host.client.call(LIST, {}, { token })).code).toBe(200);
    // The lease of the job must end first, unless the platform could give the job back.
    host.later(20);
    await expect
      .poll(async () => findJob(store.db, "slow"), { timeout: 20_000 })
      .toMatchObject({ state: 3, done: STEPS });
    await store.close();
  }, 60_000);

  it("a transaction whose connection breaks between two statements fails alone", async () => {
    const store = await openStore(place);
    const broken = transact(store, async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
      // No request uses the connection while the message about its end arrives.
      await new Promise((settle) => setTimeout(settle, 200));
      await sql`select 1`.execute(db);
    });
    await expect(broken).rejects.toThrow(/terminat|connection|queryable/i);
    expect((await sql<{ one: number }>`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
    await store.close();
  });
});

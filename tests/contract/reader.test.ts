// A read replica for lists. It answers while it is sufficiently up to date, people always see their own writes, and
// nobody notices when it is behind or unreachable. Uses a real streaming replica, whose replay is paused.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { startCluster, type PostgresReplica } from "./postgres";

const cluster = storeNames.includes("PostgreSQL") ? await startCluster() : null;
const folders = await placesForStores("SQLite", ["SQLite"]);
const model = readModel(12);
const METRICS_TOKEN = "reads-the-metrics-of-tests";
const BEHIND = 5;

describe.skipIf(cluster === null)("a replica for reads", () => {
  let standby: PostgresReplica;
  let one: TestHost;
  let other: TestHost;
  const token = { writer: "", reader: "" };

  const place = folders?.place();
  const open = async (readUrl: string | null, databaseUrl: string): Promise<TestHost> => {
    if (place === undefined) throw new Error("needs a folder");
    return openHost({ ...place, databaseUrl }, model, [], {
      METRICS_TOKEN,
      DATABASE_READ_URL: readUrl,
      READ_BEHIND: BEHIND,
    });
  };

  beforeAll(async () => {
    const databaseUrl = cluster?.database("read") ?? "";
    await (await open(null, databaseUrl)).close();
    standby = (await cluster?.replica()) ?? expect.unreachable();
    one = await open(standby.database("read"), databaseUrl);
    other = await open(standby.database("read"), databaseUrl);
    token.writer = await one.client.token("admin");
    token.reader = await one.client.token("ruishi");
    await until(one, "used");
    await until(other, "used");
  }, 180_000);
  afterAll(async () => {
    await one?.close();
    await other?.close();
    cluster?.stop();
    folders?.close();
  }, 60_000);

  const get = async (host: TestHost, path: string): Promise<Response> =>
    host.platform?.fetch(
      new Request(`http://127.0.0.1${path}`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
    ) ?? expect.unreachable();
  const stateOf = async (host: TestHost): Promise<unknown> => (await get(host, "/ready")).json();
  const until = async (host: TestHost, replica: string): Promise<void> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200))
      if (JSON.stringify(await stateOf(host)).includes(`"replica":"${replica}"`)) return;
    throw new Error(`the replica was never ${replica}: ${JSON.stringify(await stateOf(host))}`);
  };
  const readsFrom = async (host: TestHost, place: "replica" | "primary"): Promise<number> => {
    const text = await (await get(host, "/metrics")).text();
    return Number(new RegExp(`pilothouse_replica_reads\\{from="${place}"\\} (\\d+)`).exec(text)?.[1]);
  };
  const namesOf = async (host: TestHost, by: string) => {
    const reply = await host.client.call("/user/product/get", { page_size: 100 }, { token: by, style: "legacy" });
    return { total: reply.count, names: rowsOf(reply).map(({ name }) => name) };
  };
  const rename = async (name: string): Promise<void> => {
    const reply = await one.client.call(
      "/user/product/set",
      { pk: "pkHomeCam2K", name },
      { token: token.writer, style: "legacy" },
    );
    expect(reply).toMatchObject({ code: 200 });
  };

  it("answers lists, and says so", async () => {
    const before = await readsFrom(one, "replica");
    expect((await namesOf(one, token.reader)).names.length).toBeGreaterThan(0);
    expect(await readsFrom(one, "replica")).toBe(before + 1);
    expect(await stateOf(one)).toEqual({ ready: true, state: "ready", replica: "used" });
  });

  it("is not asked by people for what they have just written, on any instance, and by others it is", async () => {
    await until(one, "used");
    standby.pause();
    try {
      await rename("Just renamed");
      expect((await namesOf(one, token.writer)).names).toContain("Just renamed");
      expect((await namesOf(other, token.writer)).names).toContain("Just renamed");
      expect((await namesOf(one, token.reader)).names).not.toContain("Just renamed");
    } finally {
      standby.resume();
    }
    await until(one, "used");
    await expect.poll(async () => (await namesOf(one, token.reader)).names).toContain("Just renamed");
    const before = await readsFrom(one, "replica");
    expect((await namesOf(one, token.writer)).names).toContain("Just renamed");
    expect(await readsFrom(one, "replica")).toBe(before + 1);
  });

  it("answers no total that the writer knows better", async () => {
    standby.pause();
    try {
      const [{ total: theirs }, { total = 0 }] = [await namesOf(one, token.reader), await namesOf(one, token.writer)];
      const product = { name: "Added", category: 1, comp_id: 18, node_type: 1 };
      const added = await one.client.call("/user/product/add", product, { token: token.writer, style: "legacy" });
      expect(added).toMatchObject({ code: 200 });
      expect((await namesOf(one, token.reader)).total).toBe(theirs);
      expect((await namesOf(one, token.writer)).total).toBe(Number(total) + 1);
      expect((await namesOf(other, token.writer)).total).toBe(Number(total) + 1);
    } finally {
      standby.resume();
    }
  });

  it("is never asked about roles", async () => {
    await until(one, "used");
    const before = await readsFrom(one, "replica");
    await one.client.call("/v2/user/admin/role/list", {}, { token: token.writer });
    expect(await readsFrom(one, "replica")).toBe(before);
  });

  it("is left alone while it is too far behind", async () => {
    standby.pause();
    try {
      await rename("Renamed while it sleeps");
      expect((await namesOf(one, token.reader)).names).not.toContain("Renamed while it sleeps");
      await until(one, "behind");
      expect((await namesOf(one, token.reader)).names).toContain("Renamed while it sleeps");
      expect((await get(one, "/ready")).status).toBe(200);
    } finally {
      standby.resume();
    }
    await until(one, "used");
  }, 60_000);

  it("is not missed while it is away", async () => {
    standby.stop();
    expect((await namesOf(one, token.reader)).names.length).toBeGreaterThan(0);
    await until(one, "away");
    expect((await namesOf(one, token.reader)).names.length).toBeGreaterThan(0);
    expect((await get(one, "/ready")).status).toBe(200);
    standby.start();
    await until(one, "used");
  }, 60_000);
});

// A PostgreSQL that accepts no writes, for example because it became a standby. People get a message, and proxies send
// requests elsewhere.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { startCluster } from "./postgres";

const cluster = storeNames.includes("PostgreSQL") ? await startCluster() : null;
const folders = await placesForStores("SQLite", ["SQLite"]);

describe.skipIf(cluster === null)("a store that takes no writes", () => {
  let host: TestHost;
  let token = "";
  const place = folders?.place() ?? expect.unreachable();
  const databaseUrl = cluster?.database("reading") ?? "";

  beforeAll(async () => {
    host = await openHost({ ...place, databaseUrl }, readModel(12));
    token = await host.client.token("admin");
  }, 120_000);
  afterAll(async () => {
    await host?.close();
    cluster?.stop();
    folders?.close();
  }, 60_000);

  const set = async (value: "on" | "off"): Promise<void> => {
    const store = await openStore({ ...place, databaseUrl });
    // A read-only session may change settings, but no rows.
    await sql.raw(`alter system set default_transaction_read_only = ${value}`).execute(store.db);
    await sql`select pg_reload_conf()`.execute(store.db);
    await store.close();
  };
  const ready = async () => {
    const answer = await host.platform?.fetch(new Request("http://platform/ready"));
    return [answer?.status, await answer?.json()];
  };
  const isReady = (expected: unknown) => expect.poll(ready, { timeout: 20_000, interval: 500 }).toEqual(expected);
  const rename = (name: string) =>
    host.client.call("/user/product/set", { pk: "pkHomeCam2K", name }, { token, style: "legacy" });

  it("is reported to proxies and people, and all goes on when it takes writes again", { timeout: 60_000 }, async () => {
    await isReady([200, { ready: true, state: "ready" }]);
    await set("on");
    await isReady([503, { ready: false, state: "the store takes no writes" }]);
    expect(await rename("Read only")).toMatchObject({ code: 503 });
    await set("off");
    await isReady([200, { ready: true, state: "ready" }]);
    expect(await rename("Writable")).toMatchObject({ code: 200 });
  });
});

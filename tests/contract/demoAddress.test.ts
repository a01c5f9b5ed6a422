// The demo servers have the address of one of several instances. If that instance dies, another instance stores its own
// address.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import type { Row, Store } from "../../platform/framework/storage/Store";
import type { TestHost } from "./Host";
import { openHost, type StorePlace, placesForStores, readModel } from "./hosts";
import { freePort } from "./process";

const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("the address of the demo servers", { timeout: 60_000 }, () => {
  const model = readModel(40);
  let place: StorePlace;
  let store: Store;
  let hosts: TestHost[] = [];
  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    hosts = [await openHost(place, model), await openHost(place, model)];
    store = await openStore(place);
  }, 60_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await store?.close();
    found?.close();
  });

  const addresses = async (): Promise<readonly string[]> => {
    const servers =
      await sql<Row>`select distinct http_addr as at from server where http_addr like '127.0.0.1:%'`.execute(store.db);
    const goods =
      await sql<Row>`select distinct goods_url as at from third_party where goods_url like 'http://127.0.0.1:%'`.execute(
        store.db,
      );
    return [...servers.rows, ...goods.rows].map(({ at }) => String(at).replace(/^http:\/\/|\/goods$/g, ""));
  };
  /** The common address of servers and third parties. */
  const address = async (): Promise<string> => {
    const all = new Set(await addresses());
    expect(all.size).toBe(1);
    return [...all][0] ?? "";
  };
  const answers = async (at: string): Promise<boolean> =>
    fetch(`http://${at}/goods`, { method: "POST", body: "{}" }).then(
      ({ ok }) => ok,
      () => false,
    );

  it("stays that of the first instance while it lives, and is then that of the other", async () => {
    const [first, second] = hosts;
    if (!first || !second) return expect.unreachable();
    // At the usual distance from the console's port, or at a free port if that one is taken.
    await first.platform?.opened(await freePort());
    const taken = await address();
    expect(await answers(taken)).toBe(true);
    await second.platform?.opened(await freePort());
    expect(await address()).toBe(taken);
    await first.close();
    hosts = [second];
    expect(await answers(taken)).toBe(false);
    await expect.poll(async () => new Set(await addresses()).has(taken), { timeout: 15_000 }).toBe(false);
    expect(await answers(await address())).toBe(true);
  });
});

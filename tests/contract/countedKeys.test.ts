// A bulk action processes the records that the platform answers for the selected keys.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../platform/framework/storage/Store";
import { createBulkTestTools, FOREIGN_COMMUNITY, model } from "../../features/bulk/tests/bulkTasks";
import { rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, placesForStores, storeNames } from "./hosts";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the keys of a selection on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    }, 60_000);

    it("are counted by the platform: neither those that are gone nor those out of reach", async () => {
      const { client } = host;
      const tasks = createBulkTestTools(client, store);
      const keys = await tasks.keysOf(await tasks.write(4));
      const foreign = await tasks.keysOf(await tasks.write(1, { community_id: FOREIGN_COMMUNITY }));
      const [admin, own] = [await client.token("admin"), await client.token("property")];
      const [gone, ...left] = keys;
      const deleted = await client.call("/v2/property/notice/del", { id: [gone] }, { token: admin });
      expect(deleted.code).toBe(200);
      const id = [...keys, ...foreign, 999_999_999];
      const count = async (token: string) => {
        const asked = { id, page_index: 1, page_size: id.length };
        const said = await client.call("/v2/property/notice/list", asked, { token });
        return { count: said.count, keys: rowsOf(said).map((row) => row.id) };
      };
      expect(await count(own)).toEqual({ count: 3, keys: expect.arrayContaining([...left]) });
      expect((await count(admin)).count).toBe(4);
    });
  });
}

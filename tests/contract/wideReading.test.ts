// The audit trail records accounts that read very many records with unmasked personal data (issue 30, point 3).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditEntries } from "./readAuditEntries";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

const model = { ...readModel(5), personalRows: 8 };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`reading very many records with personal data on ${name}`, () => {
    let host: TestHost;
    let admin: string;
    let clerk: string;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      admin = await host.client.token("admin");
      clerk = await host.client.token("clerk");
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    const read = (path: string, user: string, params = {}) =>
      host.client.call(path, { page_size: 5, ...params }, { token: user });
    const viewEntries = () => readAuditEntries(host.client, admin, { event: "view" });

    it("is recorded once an hour, with the number of records and the request", async () => {
      await read("/v2/user/account/list", admin);
      expect(await viewEntries()).toEqual([]);
      await read("/v2/user/account/list", admin, { state: 1, invented: "x" });
      const [entry, ...more] = await viewEntries();
      expect(more).toEqual([]);
      expect(entry).toMatchObject({ account_name: "admin", call: "account.list", record_of: "account" });
      expect(JSON.parse(String(entry?.changes))).toContainEqual({ field: "state", after: 1 });
      expect(JSON.parse(String(entry?.changes))).toContainEqual({ field: "count", after: expect.any(Number) });
      expect(String(entry?.changes)).not.toContain("invented");
      await read("/v2/user/account/list", admin, { page_size: 50 });
      expect(await viewEntries()).toHaveLength(1);
      host.later(3700);
      await read("/v2/user/account/list", admin, { page_size: 50 });
      expect(await viewEntries()).toHaveLength(2);
    });

    it("is not reported for masks or names, or for a resource without personal data", async () => {
      const before = (await viewEntries()).length;
      for (const page_index of [1, 2, 3, 4]) {
        await read("/v2/user/account/list", clerk, { page_size: 50, page_index });
        await read("/v2/user/account/list", admin, { page_size: 50, page_index, names: 1 });
        await read("/v2/product/list", admin, { page_size: 50, page_index });
      }
      expect(await viewEntries()).toHaveLength(before);
    });
  });
}

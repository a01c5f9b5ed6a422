// When a browser writes rows of a list to a file, it reports this to the platform before the person gets the file
// (/rest/exports).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import type { JsonRecord } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`exports by a browser on ${name}`, () => {
    let host: TestHost;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), readModel(5));
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const ask = async (user: string | null, path: string, body?: JsonRecord): Promise<Response> =>
      host.client.fetch(`/rest/${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          "content-type": "application/json",
          ...(user !== null && { authorization: `Bearer ${await host.client.session(user)}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const entries = async (): Promise<readonly JsonRecord[]> =>
      readAuditEntries(host.client, await host.client.session("admin"), { event: "export" });

    it("are recorded in the audit trail with account, list, filters and number of rows, and masked personal values", async () => {
      const filter = { state: 1, user_phone: "13900000003", user_password: "secret" };
      expect((await ask("ruishi", "exports", { of: "account", filter, rows: 87 })).status).toBe(200);
      const [entry] = await entries();
      expect(entry).toMatchObject({ account_name: "ruishi", record_of: "account", call: "account.list", comp_id: 2 });
      expect(JSON.parse(String(entry?.changes))).toEqual([
        { field: "state", after: 1 },
        { field: "user_phone", after: "139****0003" },
        { field: "user_password", secret: true },
        { field: "count", after: 87 },
        { field: "said_by", after: "browser" },
      ]);
    });

    it("contain only filters of the list, and at most 16 KB of them", async () => {
      const invented = Object.fromEntries(Array.from({ length: 980 }, (_, at) => [`invented_${at}`, "x".repeat(4000)]));
      const long = Object.fromEntries(["user_name", "user_id", "user_email"].map((name) => [name, "长".repeat(4000)]));
      const filter = { ...invented, ...long, gmt_create_begin: 1_700_000_000, q: "lee" };
      expect((await ask("ruishi", "exports", { of: "account", filter, rows: 3 })).status).toBe(200);
      const [entry] = await entries();
      const changes: unknown = JSON.parse(String(entry?.changes));
      expect(Buffer.byteLength(String(entry?.changes))).toBeLessThan(16 * 1024);
      expect(changes).toEqual([
        ...Object.keys(long).map((field) => ({ field, after: expect.stringMatching(/^.+$/) })),
        { field: "gmt_create_begin", after: 1_700_000_000 },
        { field: "q", after: "lee" },
        { field: "count", after: 3 },
        { field: "said_by", after: "browser" },
      ]);
    });

    it("have their own rate limit", async () => {
      const report = () => ask("agent", "exports", { of: "device", rows: 1 });
      const statuses = new Set<number>();
      for (let times = 0; times < 210 && !statuses.has(429); times += 1) statuses.add((await report()).status);
      expect([...statuses]).toEqual([200, 429]);
      expect((await ask("ruishi", "exports", { of: "device", rows: 1 })).status).toBe(200);
    });

    it("are refused for lists that the caller may not read, without a list, and without a session", async () => {
      const before = await entries();
      const statuses = [
        await ask("property", "exports", { of: "audit", rows: 1 }),
        await ask("ruishi", "exports", { of: "nothing", rows: 1 }),
        await ask("ruishi", "exports", { of: "account", rows: "many" }),
        await ask(null, "exports", { of: "account", rows: 1 }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 406, 406, 401]);
      expect(await entries()).toHaveLength(before.length);
    });
  });
}

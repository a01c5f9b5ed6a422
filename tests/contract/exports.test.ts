// Files that a browser writes from a list: it tells the platform of each before it hands it out (/rest/exports).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, type Record_ } from "./Client";
import { openHost, places, readModel, stores } from "./hosts";
import type { Host } from "./Host";

for (const name of stores) {
  const found = await places(name);
  describe.skipIf(found === null)(`exports by a browser on ${name}`, () => {
    let host: Host;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), readModel(5));
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const ask = async (user: string | null, path: string, body?: Record_): Promise<Response> =>
      host.client.fetch(`/rest/${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          "content-type": "application/json",
          ...(user !== null && { authorization: `Bearer ${await host.client.session(user)}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const told = async (): Promise<readonly Record_[]> => {
      const filter = encodeURIComponent(JSON.stringify({ event: "export" }));
      const rows: unknown = await (await ask("admin", `audit?filter=${filter}&range=[0,49]`)).json();
      return Array.isArray(rows) ? rows.filter(isRecord) : [];
    };

    it("stand in the audit trail with who, what, by which filters and how many, personal values masked", async () => {
      const filter = { state: 1, user_phone: "13900000003", user_password: "secret" };
      expect((await ask("ruishi", "exports", { of: "account", filter, rows: 87 })).status).toBe(200);
      const [entry] = await told();
      expect(entry).toMatchObject({ account_name: "ruishi", record_of: "account", call: "account.list", comp_id: 2 });
      expect(JSON.parse(String(entry?.changes))).toEqual([
        { field: "state", after: 1 },
        { field: "user_phone", after: "139****0003" },
        { field: "user_password", secret: true },
        { field: "count", after: 87 },
      ]);
    });

    it("are refused of what the caller may not read, of nothing, and without a session", async () => {
      const before = await told();
      const statuses = [
        await ask("property", "exports", { of: "audit", rows: 1 }),
        await ask("ruishi", "exports", { of: "nothing", rows: 1 }),
        await ask("ruishi", "exports", { of: "account", rows: "many" }),
        await ask(null, "exports", { of: "account", rows: 1 }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 406, 406, 401]);
      expect(await told()).toHaveLength(before.length);
    });
  });
}

// Viewing the console as another role: it shows what the role may see, changes nothing, and is recorded in the audit
// trail.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditEntries } from "./readAuditEntries";
import { isRecord, recordOf, rowsOf, type JsonRecord } from "./Client";
import { callsOfResource } from "./drafts";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { newName } from "./newName";

const model = readModel(12);
const BOTH = { list: "/v2/user/role/list", set: "/v2/user/role/set", add: "/v2/user/role/add" };
/** The demo's general agent, of the company with key 5, which also sees the companies below it. */
const AGENT = { role: 4, company: 5, account: "agent" };
/** Calls whose body is not JSON, and the sign-out, which has a separate test. */
const APART = new Set(["/v2/oss/upload", "/user/logout"]);
/** Resources whose rows belong to an account, not to its role. */
const OF_ACCOUNTS = /_import$|task|^(audit|access_key|wallet|flow|bill)/;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`viewing the console as a role, on ${name}`, () => {
    let host: TestHost;
    let admin = "";
    const ask = async (path: string, token: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const response = await host.client.fetch(`/rest/seeing${path}`, { headers, ...init });
      const body: unknown = await response.json();
      return { status: response.status, body: isRecord(body) ? body : {} };
    };
    const begin = async (token: string, given: JsonRecord) =>
      ask("", token, { method: "POST", body: JSON.stringify(given) });
    const look = async (role: unknown, from: unknown = null): Promise<string> => {
      const { status, body } = await begin(admin, { role, from });
      expect([status, body.message]).toEqual([200, undefined]);
      return String(body.token);
    };
    /** The sums in the list of orders. */
    const sums = async (token: string) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const body = JSON.stringify({ resource: "order", fields: ["price"], filters: {} });
      return (await host.client.fetch("/rest/sums", { method: "POST", headers, body })).json();
    };
    const own = async (token: string) => recordOf(await host.client.call("/v2/user/account/get", {}, { token }));
    const listing = (resource: (typeof model.resources)[number], token: string) =>
      callsOfResource(host.client, token, resource)("list", { page_size: 5 });
    const audit = model.resources.find((resource) => resource.name === "audit");
    const entriesOf = async (event: string) => {
      if (audit === undefined) throw new Error("no audit trail");
      return callsOfResource(host.client, admin, audit)("list", { event, page_size: 200 });
    };
    const trail = async (event: string) => rowsOf(await entriesOf(event));
    /** The number of changes of records in the audit trail. */
    const changed = async () => (await Promise.all(["add", "set", "del"].map(entriesOf))).map(({ count }) => count);

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      admin = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("shows the menus and the rows that an account with that role has there", async () => {
      const token = await look(AGENT.role, AGENT.company);
      const other = await host.client.token(AGENT.account);
      const [seen, theirs] = [await own(token), await own(other)];
      const menus = (one: JsonRecord) => [...(Array.isArray(one.menus) ? one.menus : [])].sort();
      expect(menus(seen)).toEqual(menus(theirs));
      expect(seen).toMatchObject({ super: false, user_id: "admin", comp_id: AGENT.company });
      const different: string[] = [];
      let compared = 0;
      for (const resource of model.resources) {
        if (!resource.calls.some(({ verb }) => verb === "list") || OF_ACCOUNTS.test(resource.name)) continue;
        const [mine, his] = [await listing(resource, token), await listing(resource, other)];
        compared += his.code === 200 ? 1 : 0;
        if (JSON.stringify([mine.code, mine.count, mine.data]) !== JSON.stringify([his.code, his.count, his.data]))
          different.push(`${resource.name}: ${mine.code} ${mine.count}, for the account ${his.code} ${his.count}`);
      }
      expect(different).toEqual([]);
      expect(compared).toBeGreaterThan(20);
    }, 60_000);

    it("changes nothing by any call, even as the super admin", async () => {
      const token = await look(1);
      const before = await changed();
      const done: string[] = [];
      for (const resource of model.resources)
        for (const call of resource.calls) {
          if (call.reads || APART.has(call.path)) continue;
          const reply = await callsOfResource(
            host.client,
            token,
            resource,
          )(call.name, { [resource.key]: 1, name: "a.csv" });
          if (reply.code !== 513) done.push(`${resource.name}.${call.name}: ${reply.code}`);
        }
      expect(done).toEqual([]);
      expect((await trail("refused")).length).toBeGreaterThan(0);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      for (const init of [{ method: "PUT", body: '{"value":"en"}' }, { method: "DELETE" }])
        expect((await host.client.fetch("/rest/preferences/locale", { ...init, headers })).status).toBe(403);
      for (const path of ["bulk", "views"])
        expect((await host.client.fetch(`/rest/${path}`, { method: "POST", body: "{}", headers })).status).toBe(403);
      const agreed = await host.client.fetch("/rest/deleting/audit", {
        method: "PUT",
        body: '{"agree":true}',
        headers,
      });
      expect(agreed.status).toBe(403);
      expect(await changed()).toEqual(before);
    }, 60_000);

    it("sums up what an account with that role sums up", async () => {
      const expected = await sums(await host.client.token(AGENT.account));
      expect(expected).toMatchObject({ id: "order", count: expect.any(Number) });
      expect(await sums(await look(AGENT.role, AGENT.company))).toEqual(expected);
    }, 60_000);

    it("does not allow uploads, or downloads of files of tasks", async () => {
      const token = await look(1);
      const headers = { authorization: `Bearer ${token}` };
      const upload = (given: Record<string, string>) => {
        const body = new FormData();
        body.set("file", new File(["a,b"], "a.csv"));
        return host.client.fetch("/api/v2/oss/upload", { method: "POST", headers: given, body });
      };
      expect(await (await upload(headers)).json()).toMatchObject({ code: 513 });
      expect(await (await upload({ authorization: `Bearer ${admin}` })).json()).toMatchObject({ code: 200 });
      const file = (given: Record<string, string>) =>
        host.client.fetch("/files/tasks/not-a-task/a.xlsx", { headers: given });
      expect(await (await file(headers)).json()).toMatchObject({ code: 513 });
      expect(await (await file({ authorization: `Bearer ${admin}` })).json()).toMatchObject({ code: 404 });
    }, 60_000);

    it("is only for accounts that may give the role and reach the company", async () => {
      const clerk = await host.client.token("clerk");
      const agent = await host.client.token(AGENT.account);
      expect((await ask("/1", admin)).body).toEqual({ id: "1", may: true });
      for (const [who, role, may] of [
        [agent, 1, false],
        [agent, 5, true],
        [agent, 3, false],
        [clerk, 5, false],
        [admin, 14, false],
        [admin, 999_999, false],
      ] as const) {
        expect((await ask(`/${role}`, who)).body).toEqual({ id: String(role), may });
        expect((await begin(who, { role })).status).toBe(may ? 200 : 403);
      }
      expect((await begin(agent, { role: 5, from: 2 })).status).toBe(403);
      expect((await begin(admin, {})).status).toBe(406);
      const looking = await look(AGENT.role);
      expect((await begin(looking, { role: 5 })).status).toBe(403);
    });

    it("never shows more than the person's own account may see", async () => {
      const agent = await host.client.token(AGENT.account);
      const { body } = await begin(agent, { role: 5 });
      const [wide, narrow] = [await own(agent), await own(String(body.token))];
      const menus = (one: JsonRecord) => new Set(Array.isArray(one.menus) ? one.menus.map(String) : []);
      const held = menus(wide);
      expect([...menus(narrow)].filter((menu) => !held.has(menu))).toEqual([]);
      expect(menus(narrow).size).toBeLessThan(held.size);
    });

    it("is recorded in the audit trail, with the account and the role", async () => {
      const before = new Set((await trail("see")).map(({ id }) => id));
      await look(AGENT.role, AGENT.company);
      const rows = (await trail("see")).filter(({ id }) => !before.has(id));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ account_name: "admin", record_of: "role", record_key: String(AGENT.role) });
      const [entry] = await readAuditEntries(host.client, admin, { event: "see" });
      expect(String(entry?.changes)).toContain(String(AGENT.company));
    });

    it("ends without ending the session that began it, but ends with that session, and signing out ends both", async () => {
      const works = async (token: string) => (await host.client.call("/v2/user/account/get", {}, { token })).code;
      const looks = async (token: string) => String((await begin(token, { role: AGENT.role })).body.token);
      const first = await host.client.token("admin");
      const ended = await looks(first);
      expect((await ask(`/${AGENT.role}`, ended, { method: "DELETE" })).status).toBe(200);
      expect([await works(ended), await works(first)]).toEqual([401, 200]);
      // A new view as a role replaces the previous one.
      const [one, two] = [await looks(first), await looks(first)];
      expect([await works(one), await works(two)]).toEqual([401, 200]);
      await host.client.call("/user/logout", {}, { token: first, style: "legacy" });
      expect([await works(two), await works(first)]).toEqual([401, 401]);
      const second = await host.client.token("admin");
      const last = await looks(second);
      await host.client.call("/user/logout", {}, { token: last, style: "legacy" });
      expect([await works(last), await works(second)]).toEqual([401, 401]);
    });

    it("ends when the role is disabled, or may no longer be given", async () => {
      const added = recordOf(
        await host.client.call(
          BOTH.add,
          {
            name: newName("role"),
            cn_name: newName("role"),
            type: 2,
            state: 1,
            comp_id: 1,
            role_ids: [],
            menu_ids: [],
          },
          { token: admin },
        ),
      );
      const token = await look(added.id);
      expect((await host.client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
      const row = rowsOf(await host.client.call(BOTH.list, { id: added.id }, { token: admin }))[0];
      expect((await host.client.call(BOTH.set, { ...row, state: 2 }, { token: admin })).code).toBe(200);
      expect((await host.client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
      expect((await host.client.call("/v2/user/account/get", {}, { token: admin })).code).toBe(200);
    });

    it("ends after an hour, and is not in the account's list of sessions", async () => {
      const token = await look(AGENT.role);
      const headers = { authorization: `Bearer ${admin}` };
      const listed: unknown = await (await host.client.fetch("/rest/sessions", { headers })).json();
      const agents = Array.isArray(listed) ? listed.filter(isRecord).map(({ agent }) => agent) : [];
      expect(agents).not.toContain("");
      host.later(3601);
      expect((await host.client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
      expect((await host.client.call("/v2/user/account/get", {}, { token: admin })).code).toBe(200);
    });
  });
}

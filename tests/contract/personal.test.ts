// Personal data: without the right to it, no call reveals it.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { columnPlace } from "../../platform/framework/storage/nameOf";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import { DAY } from "../../platform/framework/wire/seconds";
import { readAuditEntries } from "./readAuditEntries";
import { fieldsOf, type JsonRecord, recordOf, type Reply, rowsOf } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import { newName } from "./newName";

/** The model, in which owners of rooms are exported in the background like orders. */
const withExport = (plain: Model): Model => {
  const calls = plain.resources
    .flatMap((resource) => resource.calls)
    .filter(({ path }) => path.startsWith("/mall/order/bind/export/"))
    .map((call) => ({ ...call, path: call.path.replace("order/bind", "owner") }));
  const access = Object.fromEntries(calls.map((call) => [call.name, "property.owner"]));
  const [add = "", follow = ""] = calls.map((call) => call.name);
  const resources = plain.resources.map((one) =>
    one.name === "owner"
      ? {
          ...one,
          calls: [...one.calls, ...calls],
          access: { ...one.access, ...access },
          exporting: { add, follow, range: null },
        }
      : one,
  );
  return { ...plain, resources };
};

const model = withExport(readModel(12));
const tables = [...tablesOf(model).values()];
const personal = tables.filter(({ masked }) => masked.length > 0);
const { trail } = model;
if (trail === null || model.personal === null)
  throw new Error("console.yaml has no trail, or no rights to personal data");
const { see, reveal } = model.personal;

/** Every personal value starts with this text. An answer may contain at most its first letter. */
const MARK = "unseen-";
const OWNERS = "/v2/property/owner/list";
const PASSWORD = "Nobody sees 4711";
/** Calls that end the session, or whose body is not JSON. */
const APART = new Set(["/v2/oss/upload", "/user/logout", "/user/password/modify"]);

/** Gives every personal field a unique value. */
const markAll = async ({ db, keys }: Store): Promise<void> => {
  for (const table of personal)
    for (const { name: column, encrypted } of table.masked) {
      const { name, key } = table;
      const rows = (await sql<Row>`select ${sql.ref(key.name)} from ${sql.table(name)}`.execute(db)).rows;
      for (const { [key.name]: one } of rows) {
        const text = `${MARK}${name}-${column}-${String(one)}`;
        const stored = encrypted && keys !== null ? keys.encrypt(columnPlace(name, column), text) : text;
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${stored} where ${sql.ref(key.name)} = ${one}`.execute(
          db,
        );
      }
    }
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`personal data on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let admin: string;

    const api = async (path: string, params: JsonRecord, token: string): Promise<Reply> =>
      host.client.call(path, params, { token });
    const rest = async (path: string, token: string, body?: JsonRecord): Promise<Reply> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
      const answer = await host.client.fetch(`/rest${path}`, init);
      const data: unknown = await answer.json();
      return { code: answer.status, data, count: 0 };
    };
    const historyOf = async (of: string, record: unknown, token: string) =>
      rest(`/history?filter=${encodeURIComponent(JSON.stringify({ of, record }))}`, token);

    /** Signs in with a new account of the top company that has all rights except the given ones. */
    const without = async (...rights: readonly string[]): Promise<string> => {
      const menus = rowsOf(await api("/v2/user/menu/list", { page_size: 1000 }, admin));
      const menu_ids = menus.filter(({ menu_key }) => !rights.includes(String(menu_key))).map(({ menu_id }) => menu_id);
      const called = newName("role");
      const role = { name: called, cn_name: called, type: 1, state: 1, comp_id: 1, menu_ids, role_ids: [] };
      const { id: role_id } = recordOf(await api("/v2/user/role/add", role, admin));
      const user_id = newName("reader").replaceAll(/\W/g, "");
      const account = {
        user_id,
        user_name: called,
        user_password: PASSWORD,
        user_type: 1,
        comp_id: 1,
        scope: 2,
        state: 1,
      };
      expect(await api("/v2/user/account/add", { ...account, role_id }, admin)).toMatchObject({ code: 200 });
      return host.client.token(user_id, PASSWORD);
    };

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      admin = await host.client.session("admin");
      const store = await openWithKeys(place);
      await markAll(store);
      await store.close();
    }, 120_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it(
      "is masked in the answers of all calls for accounts without the right to see it",
      { timeout: 120_000 },
      async () => {
        const blind = await without(see, reveal);
        const seen: string[] = [];
        const judge = (place_: string, reply: unknown): void => {
          if (JSON.stringify(reply).includes(MARK)) seen.push(place_);
        };
        // Changes the records, so that the audit trail has entries about each resource.
        for (const table of personal.filter(({ resource }) => declares(resource, "set"))) {
          const { resource, key } = table;
          const [row = {}] = rowsOf(await callsOfResource(host.client, admin, resource)("list", { page_size: 1 }));
          const values = Object.fromEntries(table.masked.map((column) => [column.name, `${MARK}again`]));
          await callsOfResource(host.client, admin, resource)("set", { [key.name]: row[key.name], ...values });
        }
        for (const resource of model.resources) {
          const ask = callsOfResource(host.client, blind, resource);
          const [first = {}] = declares(resource, "list") ? rowsOf(await ask("list", { page_size: 1 })) : [];
          for (const call of resource.calls) {
            if (APART.has(call.path) || call.verb === "del") continue;
            const params =
              call.verb === "list"
                ? { page_size: 100 }
                : call.verb === "add"
                  ? ((await createDraft(host.client, blind, model, resource)) ?? {})
                  : Object.fromEntries(
                      (call.verb === "action" ? call.params.map((param) => param.name) : [resource.key]).map(
                        (param) => [param, first[param] ?? ""],
                      ),
                    );
            judge(`${resource.name}.${call.name}`, await ask(call.name, params));
            if (call.verb === "list") judge(`${resource.name} names`, await ask("list", { q: "u", names: 1 }));
          }
          if (first[resource.key] !== undefined)
            judge(`history of ${resource.name}`, await historyOf(resource.name, first[resource.key], blind));
        }
        expect(seen).toEqual([]);
        expect(JSON.stringify(await api("/v2/umh/admin/user/list", {}, admin))).toContain(MARK);
      },
    );

    it(
      "is masked in files that were requested without the right, and shown in other files",
      { timeout: 60_000 },
      async () => {
        const blind = await without(see, reveal);
        const end = Math.floor(Date.now() / 1000) + DAY;
        const texts = async (token: string): Promise<string> => {
          const files: string[] = [];
          for (const resource of model.resources.filter(({ exporting }) => exporting !== null)) {
            const { add = "", follow = "", range = null } = resource.exporting ?? {};
            const ask = callsOfResource(host.client, token, resource);
            const between = range === null ? {} : { [`${range}_begin`]: end - 80 * DAY, [`${range}_end`]: end };
            const { id } = recordOf(await ask(add, { format: "csv", ...between }));
            await host.platform?.queue.idle();
            const task = rowsOf(await ask(follow, { id })).find((one) => one.id === id);
            const file = await host.client.fetch(String(task?.url), { headers: { authorization: `Bearer ${token}` } });
            files.push(await file.text());
          }
          expect(files.length).toBeGreaterThan(0);
          return files.join("\n");
        };
        expect(await texts(blind)).not.toContain(MARK);
        expect(await texts(admin)).toContain(MARK);
      },
    );

    it("cannot be filtered by, sorted by or searched by accounts that may not see it", async () => {
      const blind = await without(see, reveal);
      const users = "/v2/umh/admin/user/list";
      for (const filter of [
        { user_phone: MARK },
        { user_phone_begin: MARK },
        { user_name: [`${MARK}app_user-user_name-emma`] },
        { where: `user_phone begins_with ${MARK.slice(0, 2)}` },
        { where: `user_id is nobody or (user_id is emma and user_phone is_not x)` },
        { where: "user_phone not_empty" },
      ]) {
        const refused = await api(users, filter, blind);
        expect(refused.code).toBe(513);
        expect(Object.values(fieldsOf(refused))).toEqual(["invalid.personal"]);
        expect((await api(users, filter, admin)).count).toBeGreaterThan(0);
      }
      const plain = rowsOf(await api(users, { page_size: 50 }, blind)).map((row) => row.user_id);
      for (const sort_order of ["asc", "desc"]) {
        const sorted = rowsOf(await api(users, { page_size: 50, sort_field: "user_phone", sort_order }, blind));
        expect(sorted.map((row) => row.user_id)).toEqual(plain);
      }
      expect((await api(users, { q: MARK }, blind)).count).toBe(0);
      expect((await api(users, { q: "emma" }, blind)).count).toBe(1);
      const orders = "/v2/mall/admin/order/list";
      expect((await api(orders, { q: MARK }, admin)).count).toBeGreaterThan(0);
      expect((await api(orders, { q: MARK }, blind)).count).toBe(0);
    });

    it("is revealed one value at a time to accounts with that right, and recorded in the trail", async () => {
      const [blind, asking] = [await without(see, reveal), await without(see)];
      const emma = { of: "app_user", record: "emma", field: "user_phone" };
      expect((await rest("/personal", blind, emma)).code).toBe(403);
      expect((await rest("/personal", asking, { ...emma, field: "user_password" })).code).toBe(406);
      expect((await rest("/personal", asking, { ...emma, record: "nobody" })).code).toBe(404);
      const shown = await rest("/personal", asking, emma);
      expect(shown).toMatchObject({ code: 200, data: { value: `${MARK}app_user-user_phone-emma` } });
      const history = await historyOf("app_user", "emma", asking);
      expect(history.data).toMatchObject([{ event: "reveal", changes: [{ field: "user_phone", after: "u***" }] }]);
    });

    it("is in no entry about a refused call, nor is a password", async () => {
      const clerk = await host.client.session("clerk");
      const sent = { id: 3, user_email: "typed-by-hand@pilothouse.example", user_password: "Typed by hand 4711" };
      expect((await api("/v2/user/account/set", sent, clerk)).code).toBe(513);
      const entries = await readAuditEntries(host.client, admin, { event: "refused", call: "account.set" });
      const text = JSON.stringify(entries);
      expect(text).toContain("t***@pilothouse.example");
      expect(text.toLowerCase()).not.toMatch(/typed.by.hand/);
    });

    it("is not replaced by its mask when a record is stored", async () => {
      const blind = await without(see, reveal);
      const [{ id } = { id: 0 }] = rowsOf(await api(OWNERS, { page_size: 1, sort_field: "id" }, admin));
      const own = { id, name: "Emma Fischer", phone_area: "+86", phone: "13912345678", id_card: "" };
      expect(await api("/v2/property/owner/set", own, admin)).toMatchObject({ code: 200 });
      const [{ row_masked, ...masked } = {}] = rowsOf(await api(OWNERS, { id }, blind));
      expect(masked).toMatchObject({ name: "E***", phone: "139****5678" });
      expect(row_masked).toEqual(expect.arrayContaining(["name", "phone"]));
      const set = await api("/v2/property/owner/set", { ...masked, members: 9 }, blind);
      expect(set).toMatchObject({ code: 200, data: { members: 9, phone: "139****5678" } });
      expect(rowsOf(await api(OWNERS, { id }, admin))).toMatchObject([{ ...own, members: 9 }]);
      const changed = await api("/v2/property/owner/set", { id, phone: "13800138021" }, blind);
      expect(changed).toMatchObject({ code: 200, data: { phone: "138****8021" } });
      const late = { id, members: 3, row_version: masked.row_version };
      expect(recordOf(await api("/v2/property/owner/set", late, blind)).record).toMatchObject({ phone: "138****8021" });
    });

    it("of one's own is shown to everybody", async () => {
      const blind = await without(see, reveal);
      const own = recordOf(await api("/v2/user/account/get", {}, blind));
      const { id } = own;
      await api("/v2/user/account/set", { id, user_email: "reader@pilothouse.example" }, admin);
      expect(recordOf(await api("/v2/user/account/get", { id }, blind)).user_email).toBe("reader@pilothouse.example");
      const other = await without(see);
      expect(recordOf(await api("/v2/user/account/get", { id }, other)).user_email).toBe("r***@pilothouse.example");
      expect(JSON.stringify(await historyOf("account", id, blind))).toContain("reader@pilothouse.example");
      expect(JSON.stringify(await historyOf("account", id, other))).not.toContain("reader@pilothouse.example");
    });
  });
}

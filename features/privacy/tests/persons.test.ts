// The data of one person: exported as a file, and erased, also in the audit trail.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRows } from "../../../platform/framework/storage/query";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { verifyTrail } from "../../marks/platform/verify";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import { isRecord, type JsonRecord, recordOf, type Reply, rowsOf } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";

const model = readModel(12);
const tables = tablesOf(model);
const entries = tables.get(model.trail?.resource ?? "");
if (entries === undefined) throw new Error("console.yaml has no trail");

const PASSWORD = "Told to nobody 4711";
const USER = "emma";
/** A value that only this user has. */
const MAIL = "only.emma@northlight.example";
const NAME = "Emma Onlyhere";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the data of one person on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let admin: string;

    const api = async (path: string, params: JsonRecord, token = admin): Promise<Reply> =>
      host.client.call(path, params, { token });
    const rest = async (path: string, token = admin, body?: JsonRecord): Promise<Reply> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const init = body === undefined ? { headers } : { headers, method: "PUT", body: JSON.stringify(body) };
      const answer = await host.client.fetch(`/rest${path}`, init);
      return { code: answer.status, data: await answer.json(), count: 0 };
    };
    const historyOf = async (of: string, record: unknown) =>
      rowsOf(await rest(`/history?filter=${encodeURIComponent(JSON.stringify({ of, record }))}`));
    const idOf = (of: string, key: unknown) => `/personal/${encodeURIComponent(`${of}:${String(key)}`)}`;
    const fileOf = (of: string, key: unknown) => `/personal/${encodeURIComponent(`file:${of}:${String(key)}`)}`;
    /** All rows of these tables, as text. */
    const stored = async (): Promise<string> => {
      const all = [];
      for (const table of tables.values()) all.push(...(await readRows(store.db, table, sql``)));
      return JSON.stringify(all);
    };
    /** A new account of the top company. */
    const hire = async (more: JsonRecord = {}) => {
      const user_id = newName("hired").replaceAll(/\W/g, "");
      const account = { user_id, user_name: newName("Hired"), user_password: PASSWORD, user_type: 1, comp_id: 1 };
      const given = { ...account, role_id: 2, scope: 2, state: 1, ...more };
      const { id } = recordOf(await api("/v2/user/account/add", given));
      return { id, user_id };
    };

    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
      admin = await host.client.session("admin");
      const values = { user_name: NAME, user_email: MAIL };
      await sql`update app_user set user_name = ${values.user_name}, user_email = ${values.user_email} where user_id = ${USER}`.execute(
        store.db,
      );
      await sql`update feedback set user_id = ${USER}, contact = ${MAIL} where id = (select min(id) from feedback)`.execute(
        store.db,
      );
      await sql`update "order" set user_id = ${USER} where order_id = (select min(order_id) from "order")`.execute(
        store.db,
      );
      await sql`update outbox set user_id = ${USER}, receiver = ${MAIL}, body = ${`Dear ${NAME}, hello.`} where id = 1`.execute(
        store.db,
      );
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await host.close();
      found?.close();
    });

    it("can be fetched as a file: all records about the person, records that mention them, and the trail", async () => {
      const clerk = await host.client.session("clerk");
      expect((await rest(fileOf("app_user", USER), clerk)).code).toBe(403);
      expect((await rest(fileOf("app_user", "nobody"))).code).toBe(404);
      const file = recordOf(await rest(fileOf("app_user", USER)));
      const { records, mentions, person } = file;
      expect(person).toEqual({ resource: "app_user", key: USER });
      if (!isRecord(records) || !isRecord(mentions)) throw new Error("no records");
      expect(Object.keys(records)).toEqual(expect.arrayContaining(["app_user", "feedback", "outbox"]));
      expect(records.app_user).toMatchObject([{ user_id: USER, user_email: MAIL }]);
      expect(Object.keys(mentions)).toContain("order");
      expect(JSON.stringify(file)).not.toMatch(/password/);
      expect(await historyOf("app_user", USER)).toMatchObject([{ event: "export" }]);
    });

    it("has nothing about the people whose records the person changed", async () => {
      const { id, user_id } = await hire({ role_id: 1 });
      const token = await host.client.token(user_id, PASSWORD);
      const other = await hire();
      const set = await api("/v2/user/account/set", { id: other.id, user_email: "another@pilothouse.example" }, token);
      expect(set.code).toBe(200);
      const { audit_trail } = recordOf(await rest(fileOf("account", id)));
      const text = JSON.stringify(audit_trail);
      // The trail still says that the person did it, but no longer what the entry says about another person.
      expect(text).toContain('"call":"account.set"');
      expect(text).not.toContain("another@pilothouse.example");
      expect(JSON.stringify(await historyOf("account", other.id))).toContain("another@pilothouse.example");
    });

    it("is erased after the effects were counted and confirmed, but records of money stay", async () => {
      const orders = Number((await api("/v2/mall/admin/order/list", { user_id: USER })).count);
      const counted = recordOf(await rest(idOf("app_user", USER)));
      expect(counted.erased).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ of: "feedback", label: "Feedback" })]),
      );
      expect(counted.kept).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ of: "order", count: orders })]),
      );
      const wrong = await rest(idOf("app_user", USER), admin, { confirm: "emm" });
      expect(wrong).toMatchObject({ code: 406 });
      expect(await stored()).toContain(MAIL);
      expect((await rest(idOf("app_user", USER), admin, { confirm: USER })).code).toBe(200);
      const left = await stored();
      for (const value of [MAIL, NAME]) expect(left).not.toContain(value);
      expect((await api("/v2/mall/admin/order/list", { user_id: USER })).count).toBe(orders);
      expect(recordOf(await api("/v2/umh/admin/user/get", { user_id: USER }))).toMatchObject({
        user_name: `erased-${USER}`,
        user_email: "",
      });
      // On a store with several chains, entries of the same second have no order.
      const history = await historyOf("app_user", USER);
      expect(history).toEqual(expect.arrayContaining([expect.objectContaining({ event: "erase", name: "admin" })]));
    });

    it("is unreadable in the trail, and the seals of the trail stay valid", async () => {
      const { id, user_id } = await hire({ user_email: "first@pilothouse.example" });
      await api("/v2/user/account/set", { id, user_email: "second@pilothouse.example" });
      expect(JSON.stringify(await historyOf("account", id))).toContain("first@pilothouse.example");
      // Only the key in the store still refers to the person.
      const rows = await readRows(store.db, entries, sql`where record_key = ${String(id)}`);
      expect(JSON.stringify(rows)).not.toContain("first@pilothouse.example");
      const verify = () => store.db.transaction().execute((db) => verifyTrail(db, entries, store.keys));
      const before = await verify();
      expect(before.faults).toEqual([]);
      expect((await rest(idOf("account", id), admin, { confirm: String(id) })).code).toBe(200);
      const text = JSON.stringify(await historyOf("account", id));
      expect(text).not.toMatch(/(first|second)@pilothouse/);
      expect(text).toContain('"before":"***"');
      const audit = JSON.stringify(await readAuditEntries(host.client, admin, { record_key: String(id) }));
      expect(audit).toContain('\\"***\\"');
      expect(audit).not.toMatch(/(first|second)@pilothouse/);
      expect((await verify()).faults).toEqual([]);
      // The account name still shows who did what.
      expect(text).toContain('"name":"admin"');
      expect(user_id).not.toBe("");
    });

    it("of an account is erased together with its sessions: nobody can sign in as the person", async () => {
      const { id, user_id } = await hire({ user_email: "mailed@pilothouse.example" });
      const token = await host.client.token(user_id, PASSWORD);
      await sql`insert into outbox (title, body, receiver) values ('Hello', 'Dear hired', 'mailed@pilothouse.example')`.execute(
        store.db,
      );
      expect((await rest(idOf("account", id), admin, { confirm: String(id) })).code).toBe(200);
      expect((await api("/v2/user/account/get", {}, token)).code).toBe(401);
      expect((await host.client.signIn(user_id, PASSWORD)).code).not.toBe(200);
      expect(await stored()).not.toContain("mailed@pilothouse.example");
    });

    it("cannot be erased by the person themselves, nor by somebody with fewer rights than the person", async () => {
      const own = recordOf(await api("/v2/user/account/get", {}));
      const itself = await rest(idOf("account", own.id), admin, { confirm: String(own.id) });
      expect(itself.code).toBe(409);
      const operator = await host.client.session("operator");
      const above = await rest(idOf("account", own.id), operator, { confirm: String(own.id) });
      expect(above.code).toBe(403);
      expect((await rest(idOf("account", own.id), await host.client.session("clerk"))).code).toBe(403);
    });
  });
}

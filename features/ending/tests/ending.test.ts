// Ending a company: its rows are counted first, it is closed at once, and its rows are then processed.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findByKey, readRows } from "../../../platform/framework/storage/query";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow } from "../../../platform/framework/storage/write";
import { verifyTrail } from "../../marks/platform/verify";
import { type JsonRecord, recordOf, type Reply, rowsOf } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";

const model = readModel(12);
const tables = tablesOf(model);
const PASSWORD = "Told to nobody 4711";
/** The company of the account `agent`, which ends the companies below it. */
const AGENT = 5;
const DISTRIBUTOR = 11;

interface Company {
  readonly id: number;
  readonly name: string;
  readonly user: string;
  readonly token: string;
  readonly account: unknown;
}

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the end of a company on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let admin: string;
    let agent: string;

    const api = async (path: string, params: JsonRecord, token = admin): Promise<Reply> =>
      host.client.call(path, params, { token });
    const rest = async (method: string, path: string, token: string, body?: JsonRecord): Promise<Reply> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const init = { headers, method, ...(body && { body: JSON.stringify(body) }) };
      const answer = await host.client.fetch(`/rest${path}`, init);
      return { code: answer.status, data: await answer.json(), count: 0 };
    };
    const count = (record: unknown, to: unknown = "", token = admin) =>
      rest("POST", "/ending", token, { of: "company", record, to });
    const put = (id: unknown, body: JsonRecord, token = admin) =>
      rest("PUT", `/ending/${encodeURIComponent(`company:${String(id)}`)}`, token, body);
    /** Counts the effects of the end of a company, and then ends the company. */
    const end = async ({ id, name: confirm }: Company, procedure: string, to: unknown = "", token = admin) => {
      const { mark } = recordOf(await count(id, to, token));
      const answer = await put(id, { procedure, to, confirm, mark }, token);
      // On a slow machine, the call answers before the work is complete.
      await host.platform?.queue.idle();
      return answer;
    };
    const codeOf = ({ data }: Reply) =>
      data !== null && typeof data === "object" && "code" in data ? data.code : null;
    const kindsOf = (reply: Reply) => {
      const { kinds } = recordOf(reply);
      return rowsOf({ ...reply, data: kinds });
    };
    const countRows = async (table: string, where: ReturnType<typeof sql>): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(
        store.db,
      );
      return Number(rows[0]?.n);
    };
    const table = (of: string) => {
      const one = tables.get(of);
      if (!one) throw new Error(of);
      return one;
    };
    const insert = (of: string, row: JsonRecord) =>
      transact({ ...store, trail: null }, (db) => insertRow(db, table(of), row, 1_790_000_000));

    /** Adds a company below the distributor, with an account. */
    const found_ = async (parent = DISTRIBUTOR, comp_type = 6): Promise<Company> => {
      const comp_name = newName("Ending");
      const person = { comp_person: `${comp_name} boss`, comp_phone: "13800138021" };
      const made = await api("/v2/user/company/add", { comp_name, comp_type, comp_parent_id: parent, ...person });
      const id = Number(recordOf(made).comp_id);
      const user = newName("works").replaceAll(/\W/g, "");
      const given = { user_id: user, user_name: `${user} name`, user_email: `${user}@northlight.example` };
      const rights = { user_password: PASSWORD, user_type: 1, comp_id: id, role_id: 9, scope: 2, state: 1 };
      const account = recordOf(await api("/v2/user/account/add", { ...given, ...rights })).id;
      return { id, name: comp_name, user, account, token: await host.client.token(user, PASSWORD) };
    };
    /** Adds rows of a company: a device with an alarm, a community, and a paid order of an app user. */
    const furnish = async ({ id, name: of }: Company) => {
      const key = newName("T").replaceAll(/\W/g, "").toUpperCase();
      const app = await insert("app", { name: `${of} app`, comp_id: id, comp_name: of, package_name: `x.${key}` });
      const user = await insert("app_user", { user_id: key, user_name: `${of} user`, app_id: app.id, comp_id: id });
      const uid = `PHCAM-${key}`;
      await insert("device", { uid, comp_id: id });
      await insert("device_bind", { uid, user_id: key, app_id: app.id });
      await insert("alarm_log", { uid, comp_id: id });
      await insert("community", { name: `${of} yard`, comp_id: id });
      const order = await insert("order", { order_state: 3, comp_id: id, app_id: app.id, user_id: key, uid });
      return { app: app.id, uid, user: user.user_id, order: order.order_id };
    };

    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
      admin = await host.client.session("admin");
      agent = await host.client.session("agent");
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await host.close();
      found?.close();
    });

    it("is counted beforehand for each kind of record, with its obstacles", async () => {
      const one = await found_();
      await furnish(one);
      const counted = await count(one.id, "", agent);
      expect(kindsOf(counted)).toEqual(
        expect.arrayContaining([
          { of: "account", label: "Accounts", count: 1, transfer: "stay", archive: "stay", erase: "erase" },
          { of: "device", label: "Devices", count: 1, transfer: "move", archive: "stay", erase: "erase" },
          { of: "device_bind", label: "Device bindings", count: 1, transfer: "move", archive: "stay", erase: "erase" },
          { of: "order", label: "Orders", count: 1, transfer: "stay", archive: "stay", erase: "stay" },
        ]),
      );
      expect(recordOf(counted)).toMatchObject({ word: one.name, obstacles: [] });
      await insert("order", { order_state: 1, comp_id: one.id });
      await insert("money", { comp_id: one.id, money_type: "rmb", money: "5.00" });
      const below = await found_(one.id, 7);
      expect(recordOf(await count(one.id)).obstacles).toEqual([
        expect.objectContaining({ of: "money", count: 1, reason: "open", advice: expect.stringMatching(/balance/) }),
        expect.objectContaining({ of: "order", count: 1, reason: "open", advice: expect.stringMatching(/Cancel/) }),
        expect.objectContaining({ of: "company", count: 1, reason: "below" }),
      ]);
      const refused = await end(one, "archive");
      expect([refused.code, codeOf(refused)]).toEqual([409, 519]);
      expect((await end(below, "archive")).code).toBe(200);
      expect(JSON.stringify(recordOf(await count(one.id)).obstacles)).not.toContain("below");
    });

    it("closes an archived company: its people are signed out, and its rows can be read but not changed", async () => {
      const one = await found_();
      const { app } = await furnish(one);
      const key = { account_id: one.account, name: newName("Key"), menu_ids: [1] };
      expect((await put(one.id, { procedure: "archive", confirm: "another", mark: "" }, agent)).code).toBe(406);
      expect((await end(one, "archive", "", agent)).code).toBe(200);
      expect((await api("/v2/user/account/get", {}, one.token)).code).toBe(401);
      expect((await host.client.signIn(one.user, PASSWORD)).code).not.toBe(200);
      const [row] = rowsOf(await api("/v2/user/company/list", { comp_id: one.id }));
      expect(Number(row?.gmt_end)).toBeGreaterThan(0);
      expect(rowsOf(await api("/v2/user/app/list", { comp_id: one.id }))).toMatchObject([{ id: app }]);
      expect(await countRows("app", sql`comp_id = ${one.id}`)).toBe(1);
      const set = await api("/v2/user/company/set", { comp_id: one.id, comp_person: "Somebody" });
      expect(set).toMatchObject({ code: 519, msg: expect.stringMatching(/has ended/) });
      const yard = { comp_id: one.id, name: newName("Yard") };
      expect((await api("/v2/property/community/add", yard)).code).not.toBe(200);
      expect(await countRows("community", sql`comp_id = ${one.id}`)).toBe(1);
      expect((await api("/v2/user/account/set", { id: one.account, state: 1 })).code).toBe(519);
      expect((await rest("POST", "/access_key", admin, key)).code).not.toBe(200);
      expect((await count(one.id)).code).toBe(409);
    });

    it("moves rows to another company within reach, and keeps rows that are evidence", async () => {
      const [one, other] = [await found_(), await found_()];
      const { app, uid, order } = await furnish(one);
      for (const to of [one.id, 3, 1_000_000, ""]) {
        const refused = await end(one, "transfer", to, agent);
        expect([to, refused.code]).toEqual([to, 406]);
      }
      const accounts = rowsOf(await api("/v2/user/account/list", { comp_id: one.id })).length;
      expect((await end(one, "transfer", other.id, agent)).code).toBe(200);
      const after = async (of: string, key: unknown) => findByKey(store.db, table(of), key);
      expect(await after("app", app)).toMatchObject({ comp_id: other.id, comp_name: other.name });
      expect(await after("device", uid)).toMatchObject({ comp_id: other.id });
      expect(await after("order", order)).toMatchObject({ comp_id: one.id });
      expect(rowsOf(await api("/v2/user/account/list", { comp_id: one.id })).length).toBe(accounts);
      // Nothing goes to a company that has ended.
      expect((await count(other.id, one.id)).code).toBe(406);
    });

    it("is refused while the other company has the same, or the other company is below", async () => {
      const [one, other] = [await found_(), await found_()];
      const below = await found_(one.id, 7);
      for (const { id } of [one, other]) await insert("community", { name: "Same yard", comp_id: id });
      expect((await count(one.id, below.id)).code).toBe(406);
      expect((await end(below, "archive")).code).toBe(200);
      expect(recordOf(await count(one.id, other.id)).obstacles).toMatchObject([{ of: "community", reason: "same" }]);
      expect(codeOf(await end(one, "transfer", other.id))).toBe(519);
      expect(await countRows("community", sql`comp_id = ${one.id}`)).toBe(1);
    });

    it("erases rows and personal data, and keeps records of money and the trail", async () => {
      const one = await found_();
      const { app, uid, user, order } = await furnish(one);
      await api("/v2/user/account/set", { id: one.account, user_email: `second.${one.user}@northlight.example` });
      expect((await end(one, "erase", "", agent)).code).toBe(200);
      expect(await countRows("alarm_log", sql`comp_id = ${one.id}`)).toBe(0);
      expect(await countRows("community", sql`comp_id = ${one.id}`)).toBe(0);
      expect(await countRows("device_bind", sql`uid = ${uid}`)).toBe(0);
      expect(await countRows("account", sql`comp_id = ${one.id}`)).toBe(0);
      expect(await findByKey(store.db, table("order"), order)).toMatchObject({ comp_id: one.id, app_id: app, uid });
      expect(await findByKey(store.db, table("app_user"), user)).toMatchObject({ user_name: `erased-${user}` });
      expect(await findByKey(store.db, table("company"), one.id)).toMatchObject({
        comp_name: one.name,
        comp_person: "",
        comp_phone: "",
      });
      const stored = [];
      for (const each of tables.values()) stored.push(...(await readRows(store.db, each, sql``)));
      for (const value of [`${one.user}@northlight`, `${one.name} user`, `${one.name} boss`])
        expect([value, JSON.stringify(stored).includes(value)]).toEqual([value, false]);
      const filter = encodeURIComponent(JSON.stringify({ of: "company", record: one.id }));
      expect(rowsOf(await rest("GET", `/history?filter=${filter}`, admin))).toEqual(
        expect.arrayContaining([expect.objectContaining({ event: "end", name: "agent" })]),
      );
      const entries = table(model.trail?.resource ?? "");
      const verified = await store.db.transaction().execute((db) => verifyTrail(db, entries, store.keys));
      expect(verified.faults).toEqual([]);
    });

    it("is refused if the counts changed in between", async () => {
      const one = await found_();
      const { mark } = recordOf(await count(one.id));
      const body = { procedure: "erase", confirm: one.name, mark };
      await insert("device", { uid: `PHCAM-${newName("X").replaceAll(/\W/g, "")}`, comp_id: one.id });
      const refused = await put(one.id, body);
      expect([refused.code, codeOf(refused)]).toEqual([412, 412]);
      expect(await countRows("device", sql`comp_id = ${one.id}`)).toBe(1);
      expect((await end(one, "erase")).code).toBe(200);
    });

    it("happens once, even if requested twice at the same moment, and no row is added meanwhile", async () => {
      const [one, other] = [await found_(), await found_()];
      const { mark } = recordOf(await count(one.id));
      const { mark: toOther } = recordOf(await count(one.id, other.id));
      const add = () => api("/v2/user/account/add", { ...given(), comp_id: one.id });
      const given = () => {
        const user_id = newName("late").replaceAll(/\W/g, "");
        return { user_id, user_name: user_id, user_password: PASSWORD, user_type: 1, role_id: 9, scope: 1, state: 1 };
      };
      const both = await Promise.all([
        put(one.id, { procedure: "archive", confirm: one.name, mark }),
        put(one.id, { procedure: "transfer", to: other.id, confirm: one.name, mark: toOther }, agent),
        add(),
      ]);
      const [first, second, third] = both.map(({ code }) => code);
      const ended = [first, second].filter((code) => code === 200).length;
      expect(ended).toBeLessThanOrEqual(1);
      // There are two correct outcomes. The account may be added after the counts; then both attempts to end the
      // company are refused. Or adding the account is refused.
      expect([ended, third === 200]).toEqual(third === 200 ? [expect.any(Number), true] : [1, false]);
      const left = await sql<{ state: number }>`select state from account where comp_id = ${one.id}`.execute(store.db);
      if (ended === 1) expect(left.rows.map(({ state }) => Number(state))).not.toContain(1);
    });

    it("cannot be the caller's own company, one out of reach, one above, or the top one", async () => {
      const one = await found_();
      const clerk = await host.client.session("clerk");
      expect((await count(one.id, "", clerk)).code).toBe(403);
      expect((await put(one.id, { procedure: "erase", confirm: one.name, mark: "" }, clerk)).code).toBe(403);
      const own = await count(AGENT, "", agent);
      expect([own.code, codeOf(own)]).toEqual([403, 513]);
      expect((await count(3, "", agent)).code).toBe(404);
      expect((await count(2, "", agent)).code).toBe(404);
      expect((await count(1)).code).toBe(403);
      const ownOne = await count(one.id, "", one.token);
      expect(ownOne.code).toBe(403);
      // An account that maintains a company is not above that company.
      await sql`update account set company_id = ${one.id} where user_id = 'distributor'`.execute(store.db);
      const distributor = await host.client.token("distributor");
      expect((await count(one.id, "", distributor)).code).toBe(403);
    });
  });
}

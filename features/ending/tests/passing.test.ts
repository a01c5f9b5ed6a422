// A device is sold to another company: some rows about it move, some are deleted, and some stay with the seller.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow } from "../../../platform/framework/storage/write";
import { type JsonRecord, recordOf, type Reply, rowsOf } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";

const model = readModel(12);
const tables = tablesOf(model);
/** Two companies below that of the account `agent`; the first is the company of the account `distributor`. */
const SELLER = 11;
const BUYER = 12;
const AWAY = 3;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the sale of a device on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let agent: string;
    let seller: string;

    const rest = async (method: string, path: string, token: string, body?: JsonRecord): Promise<Reply> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await host.client.fetch(`/rest${path}`, {
        headers,
        method,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { code: answer.status, data: await answer.json(), count: 0 };
    };
    const count = (record: string, to: unknown = "", token = agent) =>
      rest("POST", "/ending", token, { of: "device", record, to });
    const put = (uid: string, body: JsonRecord, token = agent) =>
      rest("PUT", `/ending/${encodeURIComponent(`device:${uid}`)}`, token, body);
    const sell = async (uid: string, to: unknown, token = agent) => {
      const { mark } = recordOf(await count(uid, "", token));
      return put(uid, { to, confirm: uid, mark }, token);
    };
    const table = (of: string) => {
      const one = tables.get(of);
      if (!one) throw new Error(of);
      return one;
    };
    const insert = (of: string, row: JsonRecord) =>
      transact({ ...store, trail: null }, (db) => insertRow(db, table(of), row, 1_790_000_000));
    const after = async (of: string, key: unknown) => findByKey(store.db, table(of), key);

    const furnish = async () => {
      const key = newName("S").replaceAll(/\W/g, "").toUpperCase();
      const uid = `PHCAM-${key}`;
      const app = await insert("app", { name: `${key} app`, comp_id: SELLER, package_name: `x.${key}` });
      await insert("app_user", { user_id: key, user_name: "Mrs Former", app_id: app.id, comp_id: SELLER, devices: 1 });
      await insert("device", { uid, comp_id: SELLER, tag: "Bedroom", ip: "192.0.2.7", state: 2, pair_state: 1 });
      await insert("app_device", { uid, user_id: key, app_id: app.id, comp_id: SELLER });
      const about = { uid, comp_id: SELLER };
      const bind = await insert("device_bind", { uid, user_id: key, app_id: app.id });
      const share = await insert("device_share", { uid, user_id: key, share_user_id: key });
      const alarm = await insert("alarm_log", about);
      const card = await insert("iccid", {
        iccid: `89860${key.slice(-14)}`,
        link_type: 4,
        link_id: uid,
        comp_id: SELLER,
      });
      const order = await insert("order", { ...about, order_state: 3, user_id: key, app_id: app.id });
      return { uid, key, bind, share, alarm, card, order };
    };

    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
      agent = await host.client.session("agent");
      seller = await host.client.session("distributor");
      await sql`update account set comp_id = ${BUYER}, scope = 1, role_id = 6 where user_id = 'subagent'`.execute(
        store.db,
      );
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await host.close();
      found?.close();
    });

    it("is counted beforehand, and refused if the counts have changed", async () => {
      const { uid } = await furnish();
      const counted = await count(uid, BUYER);
      expect(recordOf(counted)).toMatchObject({ word: uid, obstacles: [] });
      expect(recordOf(counted).kinds).toEqual(
        expect.arrayContaining([
          { of: "device_bind", label: "Device bindings", count: 1, pass: "erase" },
          expect.objectContaining({ of: "device_share", pass: "erase" }),
          expect.objectContaining({ of: "iccid", pass: "move" }),
          expect.objectContaining({ of: "order", pass: "stay" }),
          expect.objectContaining({ of: "alarm_log", pass: "stay" }),
        ]),
      );
      const { mark } = recordOf(counted);
      await insert("device_bind", { uid });
      expect((await put(uid, { to: BUYER, confirm: uid, mark })).code).toBe(412);
      expect(await after("device", uid)).toMatchObject({ comp_id: SELLER });
    });

    it("moves rows of the device, ends those of its users, and leaves orders with the seller", async () => {
      const { uid, key, bind, share, alarm, card, order } = await furnish();
      expect((await put(uid, { to: BUYER, confirm: "another", mark: "" })).code).toBe(406);
      expect((await sell(uid, BUYER)).code).toBe(200);
      expect(await after("device", uid)).toMatchObject({ comp_id: BUYER, tag: "", ip: "" });
      expect(await after("iccid", card[table("iccid").key.name])).toMatchObject({ comp_id: BUYER });
      expect(await after("device_bind", bind[table("device_bind").key.name])).toBeNull();
      expect(await after("device_share", share[table("device_share").key.name])).toBeNull();
      // No user has the device any more, so it is no longer paired.
      expect(await after("device", uid)).toMatchObject({ pair_state: 0 });
      expect(await after("app_user", key)).toMatchObject({ devices: 0 });
      const left = await sql<{ n: number }>`select count(*) as n from device_bind where uid = ${uid}`.execute(store.db);
      expect(Number(left.rows[0]?.n)).toBe(0);
      expect(await after("order", order.order_id)).toMatchObject({ comp_id: SELLER, uid });
      expect(await after("alarm_log", alarm[table("alarm_log").key.name])).toMatchObject({ comp_id: SELLER });
    });

    it("is recorded for both companies: each reads its own entry, and the buyer reads no earlier entries", async () => {
      const { uid } = await furnish();
      const history = `/history?filter=${encodeURIComponent(JSON.stringify({ of: "device", record: uid }))}`;
      const buyer = await host.client.token("subagent");
      const { mark } = recordOf(await count(uid, "", seller));
      // The seller's account does not reach the buyer's company. So only an account above both companies can sell the
      // device.
      const refused = await put(uid, { to: BUYER, confirm: uid, mark }, seller);
      expect([refused.code, recordOf(refused).message]).toEqual([406, expect.stringMatching(/company above both/)]);
      expect((await rest("GET", history, buyer)).code).toBe(404);
      expect((await sell(uid, BUYER)).code).toBe(200);
      expect((await rest("GET", history, seller)).code).toBe(404);
      const history_ = rowsOf(await rest("GET", history, buyer));
      expect(history_).toEqual(expect.arrayContaining([expect.objectContaining({ event: "pass", name: "agent" })]));
      expect(JSON.stringify(history_)).not.toMatch(/Bedroom|192\.0\.2\.7|device_bind/);
      const both = rowsOf(await rest("GET", history, agent)).filter(({ event }) => event === "pass");
      expect(both.length).toBe(2);
    });

    it("happens only once, needs the right, and is refused for owners out of reach", async () => {
      const { uid } = await furnish();
      const clerk = await host.client.session("clerk");
      expect((await count(uid, "", clerk)).code).toBe(403);
      for (const to of [AWAY, SELLER, 1_000_000, ""]) expect([to, (await sell(uid, to)).code]).toEqual([to, 406]);
      const { mark } = recordOf(await count(uid));
      const body = { to: BUYER, confirm: uid, mark };
      const codes = (await Promise.all([put(uid, body), put(uid, body)])).map(({ code }) => code);
      expect(codes.toSorted()[0]).toBe(200);
      expect(codes.toSorted()[1]).toBeGreaterThan(400);
      expect((await rest("POST", "/ending", agent, { of: "order", record: 1 })).code).toBe(404);
    });
  });
}

// States and counts of different records agree after each call that changes one of them.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import { signInPerson, type Person } from "./Person";

const model = readModel(20);
const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`what the platform stores agrees on ${name}`, () => {
    let host: TestHost;
    let admin: Person;
    let place: StorePlace;
    const legacy = (path: string, params: JsonRecord = {}) =>
      host.client.call(path, params, { token: admin.token, style: "legacy" });
    const run = async (text: string) => {
      const store = await openWithKeys(place);
      await sql.raw(text).execute(store.db);
      await store.close();
    };
    const device = async (uid: unknown) => recordOf(await legacy("/uid/info/get", { uid }));
    const connection = async (uid: unknown) =>
      rowsOf(await admin.call("/v2/umh/admin/dev/state/list", { uid }))[0] ?? {};
    const devices = async (count: number) =>
      rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: count, sort_field: "uid" }));

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      admin = await signInPerson(host.client, "admin");
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    }, 60_000);

    it("about a device that is taken from its user: it is not paired, nobody shares it, and the user has one fewer", async () => {
      const [owned] = rowsOf(await admin.call("/v2/umh/admin/product/list", { user_id: "emma", page_size: 1 }));
      await run(`delete from app_device where uid = '${String(owned?.uid)}' and user_id <> 'emma'`);
      const user = async () => recordOf(await admin.call("/v2/umh/admin/user/get", { user_id: "emma" }));
      const shares = { uid: owned?.uid, user_id: "emma" };
      const shared = async () => rowsOf(await admin.call("/v2/umh/admin/product/share/list", { uid: owned?.uid }));
      for (const { id } of await shared()) await admin.call("/v2/umh/admin/product/share/delete", { id });
      const count = async () => rowsOf(await admin.call("/v2/umh/admin/product/list", { id: owned?.id }))[0]?.shares;
      expect(await count()).toBe(0);
      const more = { share_user_id: "meiling", permission: 1 };
      expect((await admin.call("/v2/umh/admin/product/share/add", { ...shares, ...more })).code).toBe(200);
      expect(await count()).toBe(1);
      const before = Number((await user()).devices);
      expect(await device(owned?.uid)).toMatchObject({ pair_state: 1 });

      expect((await admin.call("/v2/umh/admin/product/delete", { id: owned?.id })).code).toBe(200);
      expect(await device(owned?.uid)).toMatchObject({ pair_state: 0 });
      expect(await shared()).toEqual([]);
      expect(Number((await user()).devices)).toBe(before - 1);
      const answered = rowsOf(await admin.call("/v2/umh/admin/devbind/list", { ...shares, action: 2 }));
      expect(answered).toMatchObject([{ user_id: "emma", action: 2 }]);
    });

    it("about devices that are taken from one user at the same moment: the user's count leaves out all of them", async () => {
      await run(
        "update app_device set user_id = 'emma' where id in (select min(id) from app_device group by uid) and uid not in (select uid from app_device where user_id = 'emma')",
      );
      const owned = (page_size: number) => admin.call("/v2/umh/admin/product/list", { user_id: "emma", page_size });
      const some = rowsOf(await owned(5));
      expect(some.length).toBeGreaterThan(1);
      const gone = await Promise.all(some.map(({ id }) => admin.call("/v2/umh/admin/product/delete", { id })));
      expect(gone.map(({ code }) => code)).toEqual(some.map(() => 200));
      const user = recordOf(await admin.call("/v2/umh/admin/user/get", { user_id: "emma" }));
      expect(user.devices).toBe((await owned(1)).count);
    });

    it("about two devices with one UID: the licence is that of the one that keeps it, and a blocked one is offline everywhere", async () => {
      const [first, second] = await devices(2);
      await run(
        `insert into device_duplicate (id, uid, mac, new_mac, state) values (9001, '${String(first?.uid)}', '${String(first?.mac)}', '02:00:5E:00:00:01', 1), (9002, '${String(second?.uid)}', '${String(second?.mac)}', '02:00:5E:00:00:02', 1)`,
      );
      await run(
        `insert into license (lic_code, uid, grant_mac, state) values ('AGREE-1', '${String(first?.uid)}', '${String(first?.mac)}', 2)`,
      );
      await run(`update device set online = 1, state = 2 where uid = '${String(second?.uid)}'`);
      await run(`delete from device_state where uid = '${String(second?.uid)}'`);
      await run(
        `insert into device_state (uid, online, signal, gmt_online) values ('${String(second?.uid)}', 1, 80, ${NOW - DAY})`,
      );
      expect((await legacy("/iot/uid/duplicate/set", { id: 9001, state: 3 })).code).toBe(200);
      expect(await device(first?.uid)).toMatchObject({ mac: "02:00:5E:00:00:01" });
      const [licence] = rowsOf(await admin.call("/v2/umh/admin/liccode/list", { lic_code: "AGREE-1" }));
      expect(licence).toMatchObject({ grant_mac: "02:00:5E:00:00:01" });
      expect((await legacy("/iot/uid/duplicate/set", { id: 9002, state: 4 })).code).toBe(200);
      expect(await device(second?.uid)).toMatchObject({ state: 3, online: 0 });
      const offline = await connection(second?.uid);
      expect(offline).toMatchObject({ online: 0, signal: 0 });
      expect(Number(offline.gmt_offline)).toBeGreaterThanOrEqual(NOW - 1);
    });

    it("about a batch that changes: its unused codes have its package, its company and its last day, the used ones stay", async () => {
      const given = { spec_id: 5, comp_id: 1, number: 3, gmt_expire: NOW + 90 * DAY };
      const { id } = recordOf(await legacy("/mall/cdk/order/add", given));
      const codes = async () => rowsOf(await legacy("/mall/cdk/get", { batch_id: id, sort_field: "cdk" }));
      await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBe(3);
      const [used, early] = await codes();
      await run(`update cdk set state = 2, gmt_use = ${NOW} where cdk = '${String(used?.cdk)}'`);
      await run(`update cdk set gmt_expire = ${NOW + 10 * DAY} where cdk = '${String(early?.cdk)}'`);
      const changed = { spec_id: 1, comp_id: 2, gmt_expire: NOW + 60 * DAY };
      expect((await legacy("/mall/cdk/order/set", { id, ...changed })).code).toBe(200);
      const [first, second, third] = await codes();
      expect(first).toMatchObject({ spec_id: 5, comp_id: 1, gmt_expire: given.gmt_expire });
      expect(second).toMatchObject({ spec_id: 1, comp_id: 2, gmt_expire: NOW + 10 * DAY });
      expect(third).toMatchObject(changed);
      const row = { cdk: `PRINTED${NOW}`, batch_id: id };
      const file = { task: `printed-${NOW}`, name: "printed.xlsx", total: 2, bad: 0, from: 0 };
      const rows = [{ ...row, gmt_expire: NOW + 61 * DAY }, row];
      expect(recordOf(await legacy("/mall/cdk/import/add", { ...file, rows }))).toMatchObject({
        results: [{ state: "refused", fields: { gmt_expire: "invalid.afterBatch" } }, { state: "created" }],
      });
    });

    it("about a device that is woken: it is awake and online, or it cannot be woken, and each day counts from zero", async () => {
      const [good, bad, old] = await devices(3);
      const uids = [good, bad, old].map((one) => String(one?.uid));
      await run(`delete from wake where uid in (${uids.map((uid) => `'${uid}'`).join()})`);
      await run(`update device set state = 2, online = 0 where uid = '${uids[0]}'`);
      await run(`update device set state = 3, online = 0 where uid = '${uids[1]}'`);
      await run(
        `insert into wake (uid, state, count, gmt_wake) values ('${uids[0]}', 2, 1, ${NOW - 60}), ('${uids[1]}', 2, 1, ${NOW - 60}), ('${uids[2]}', 1, 5, ${NOW - 3 * DAY})`,
      );
      const woken = async (uid: unknown) => rowsOf(await legacy("/iot/wol/state/get", { uid }))[0];
      const [task] = rowsOf(await admin.call("/v2/user/admin/cron/list", { page_size: 100 })).filter(({ param }) =>
        JSON.stringify(param).includes("settle_wakes"),
      );
      expect((await admin.call("/v2/user/admin/cron/run", { id: task?.id })).code).toBe(200);
      await expect.poll(async () => (await woken(uids[0]))?.state, { timeout: 20_000 }).toBe(3);
      expect(await device(uids[0])).toMatchObject({ online: 1 });
      expect(await woken(uids[1])).toMatchObject({ state: 4 });
      expect(await device(uids[1])).toMatchObject({ online: 0 });
      expect(await woken(uids[2])).toMatchObject({ count: 0 });
      expect(recordOf(await legacy("/iot/wol/state/set", { uid: uids[2] }))).toMatchObject({ count: 1 });
    });

    it("about feedback: what is processed belongs to the account that took it, and stays with that account", async () => {
      await run(`update feedback set state = 1, account_id = null where id in (1, 2)`);
      await run(`update feedback set account_id = 2 where id = 2`);
      const handled = async (id: number) => rowsOf(await legacy("/user/feedback/query", { id }))[0];
      for (const id of [1, 2]) expect((await legacy("/user/feedback/modify", { id, state: 2 })).code).toBe(200);
      expect(await handled(1)).toMatchObject({ state: 2, account_id: admin.account.id });
      expect(await handled(2)).toMatchObject({ state: 2, account_id: 2 });
    });

    it("about the binding of an order: its type is that of the order", async () => {
      const { order_id } = recordOf(await admin.order());
      const other = { comp_id: 1, type: 4 };
      const bound = recordOf(await legacy("/mall/order/bind/add", { order_id, ...other }));
      const type = (await admin.stored(order_id)).type;
      expect(type).not.toBe(other.type);
      expect(bound).toMatchObject({ order_id, type });
    });
  });
}

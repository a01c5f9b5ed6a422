// Values that the platform stores with a record in addition to those sent: names, keys, numbers, dates.
import { newName } from "./newName";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { newMark } from "./Person";

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const LEGACY = { style: "legacy" } as const;

export const storedContract = (open: () => TestHost): void => {
  describe("what is stored with a record", () => {
    let admin: string;
    beforeAll(async () => {
      admin = await open().client.session("admin");
    });
    const call = (path: string, params: JsonRecord, token = admin) => open().client.call(path, params, { token });
    const legacy = (path: string, params: JsonRecord, token = admin) =>
      open().client.call(path, params, { token, ...LEGACY });
    const first = async (path: string, params: JsonRecord) => rowsOf(await legacy(path, params))[0] ?? {};

    it("are the names of a product's category and company, which change with them", async () => {
      const product = { name: `Product ${newMark()}`, category: 1, comp_id: 2, node_type: 1 };
      const { pk } = recordOf(await legacy("/user/product/add", product));
      const read = () => first("/user/product/get", { pk });
      const [one, two] = await Promise.all([1, 2].map((id) => first("/user/product/category/get", { category: id })));
      const named = (category: JsonRecord | undefined) => ({
        category_name: category?.category_name,
        category_cn_name: category?.category_cn_name,
      });
      expect(one?.category_name).not.toBe(two?.category_name);
      const ruishi = "深圳锐视智能科技有限公司";
      expect(await read()).toMatchObject({ ...named(one), comp_name: ruishi });
      await legacy("/user/product/set", { pk, category: 2 });
      expect(await read()).toMatchObject({ ...named(two), comp_name: ruishi });
      await legacy("/user/product/set", { pk, comp_id: 3 });
      expect(await read()).toMatchObject({ ...named(two), comp_name: "Northlight Optics GmbH" });
      await legacy("/user/product/set", { pk, remark: "Ships in spring" });
      expect(await read()).toMatchObject({ ...named(two), comp_name: "Northlight Optics GmbH" });
    });

    it("are an app's keys, one for each client, and the name of its company", async () => {
      const app = recordOf(await call("/v2/user/app/add", { name: `App ${newMark()}`, type: 1, comp_id: 3 }));
      expect(app.comp_name).toBe("Northlight Optics GmbH");
      expect([app.app_key_ios, app.app_key_android]).toEqual([
        expect.stringMatching(/^[0-9a-f]{32}$/),
        expect.stringMatching(/^[0-9a-f]{32}$/),
      ]);
      expect(app.app_key_ios).not.toBe(app.app_key_android);
      const set = async (values: JsonRecord) => recordOf(await call("/v2/user/app/set", { id: app.id, ...values }));
      expect((await set({ package_name_ios: "com.example.app" })).comp_name).toBe("Northlight Optics GmbH");
      expect((await set({ comp_id: 9 })).comp_name).toBe("Harbour Cameras Ltd");
    });

    it("is the last day of an account that is valid for some days, unless a day is given", async () => {
      const account = async (values: JsonRecord) => {
        const user_id = `valid${newMark()}`;
        const rights = { comp_id: 2, role_id: 3, scope: 2, state: 1, user_type: 1 };
        const person = {
          user_id,
          get user_name() {
            return newName("Valid");
          },
          user_email: `${user_id}@example.com`,
        };
        const given = { ...person, user_password: "quiet-otter-71", ...rights, ...values };
        return recordOf(await call("/v2/user/account/add", given)).gmt_validity;
      };
      const start = now();
      const valid = Number(await account({ validity_time: 30 }));
      expect(valid).toBeGreaterThanOrEqual(start + 30 * DAY);
      expect(valid).toBeLessThanOrEqual(now() + 30 * DAY);
      const given = start + 5 * DAY;
      expect(await account({ validity_time: 30, gmt_validity: given })).toBe(given);
      expect(await account({ validity_time: 0 })).toBe(0);
      expect(await account({})).toBe(0);
    });

    it("is the number of a batch of codes: its month and its key", async () => {
      const batch = { spec_id: 5, number: 1, gmt_expire: now() + DAY, comp_id: 1 };
      const before = new Date().toISOString().slice(0, 7);
      const { id, batch_id } = recordOf(await legacy("/mall/cdk/order/add", batch));
      const months = [before, new Date().toISOString().slice(0, 7)];
      const numbers = months.map((month) => `CDK${month.replace("-", "")}${String(id).padStart(4, "0")}`);
      expect(numbers).toContain(batch_id);
    });

    it("are a code's goods, company and last day, from the batch that it joins", async () => {
      const batch = await first("/mall/cdk/order/get", { id: 4 });
      const joins = (code: string, values: JsonRecord = {}, token = admin) =>
        legacy("/mall/cdk/import/add", { rows: [{ cdk: code, batch_id: 4, ...values }] }, token);
      const read = (cdk: string) => first("/mall/cdk/get", { cdk });
      const code = `JOIN-${newMark()}`;
      expect((await joins(code.toLowerCase())).code).toBe(200);
      expect(await read(code)).toMatchObject({
        cdk: code,
        state: 1,
        batch_id: 4,
        spec_id: batch.spec_id,
        comp_id: batch.comp_id,
        gmt_expire: batch.gmt_expire,
      });
      expect((await first("/mall/cdk/order/get", { id: 4 })).number).toBe(Number(batch.number) + 1);
      const dated = `JOIN-${newMark()}`;
      await joins(dated, { gmt_expire: now() + DAY });
      expect(Number((await read(dated)).gmt_expire)).toBeLessThan(Number(batch.gmt_expire));
      const send = async (values: JsonRecord, token = admin) =>
        JSON.stringify((await joins(`JOIN-${newMark()}`, values, token)).data);
      expect(await send({ batch_id: 999_999 })).toContain('"batch_id":"invalid.reference"');
      // A manufacturer may import codes, but only into batches that it reaches.
      expect(await send({}, await open().client.session("ruishi"))).toContain('"batch_id":"invalid.reference"');
    });

    it("is the next run of a task, which follows its schedule", async () => {
      const path = "/v2/user/admin/cron";
      const task = {
        name: `Task ${newMark()}`,
        type: 2,
        state: 1,
        spec: "0 3 * * *",
        param: '{"task":"purge_sessions"}',
      };
      const made = recordOf(await call(`${path}/add`, task));
      const hourOf = (row: JsonRecord) => new Date(Number(row.gmt_next) * 1000).getUTCMinutes();
      expect(Number(made.gmt_next)).toBeGreaterThan(now());
      expect(hourOf(made)).toBe(0);
      const set = (values: JsonRecord) => call(`${path}/set`, { id: made.id, ...values });
      const moved = recordOf(await set({ spec: "17 * * * *" }));
      expect(hourOf(moved)).toBe(17);
      expect(Number(moved.gmt_next)).toBeLessThanOrEqual(now() + 3600);
      // The type alone decides which tasks are allowed.
      expect(Object.keys(fieldsOf(await set({ type: 1 })))).toEqual(["param.task"]);
      expect(Object.keys(fieldsOf(await set({ param: '{"task":"make_coffee"}' })))).toEqual(["param.task"]);
      await call(`${path}/del`, { id: made.id });
    });

    it("has the operator's decision about a UID that two devices report", async () => {
      const path = "/iot/uid/duplicate";
      const open_ = rowsOf(await legacy(`${path}/get`, { state: 1, page_size: 200 }));
      const uids = new Set<unknown>();
      const three = open_.filter(({ uid }) => !uids.has(uid) && uids.add(uid)).slice(0, 3);
      expect(three).toHaveLength(3);
      const device = async (row: JsonRecord | undefined) =>
        rowsOf(await call("/v2/iot/web/uid/reg/list", { uid: row?.uid })).find(({ uid }) => uid === row?.uid) ?? {};
      const states: JsonRecord[] = [];
      for (const [index, row] of three.entries()) {
        const before = await device(row);
        expect((await legacy(`${path}/set`, { id: row.id, remark: "Looked at" })).code).toBe(200);
        expect(await device(row)).toEqual(before);
        expect((await legacy(`${path}/set`, { id: row.id, state: index + 2 })).code).toBe(200);
        states.push({ before, after: await device(row) });
      }
      const [oldKept, newKept, blocked] = states;
      expect(oldKept?.after).toEqual(oldKept?.before);
      expect(newKept?.after).toMatchObject({ mac: three[1]?.new_mac });
      expect(blocked?.after).toMatchObject({ state: 3, online: 0 });
      const answer = await legacy(`${path}/get`, { id: three[2]?.id });
      expect(rowsOf(answer)[0]).toMatchObject({ state: 4 });
    });
  });
};

// Two people edit one record: a change based on an outdated version is refused.
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord, recordOf, rowsOf } from "./Client";
import type { CallOptions, Client, JsonRecord, Reply } from "./Client";
import type { TestHost } from "./Host";

export const versionContract = (open: () => TestHost): void => {
  describe("two people editing one record", () => {
    let client: Client;
    let admin: string;
    beforeAll(async () => {
      ({ client } = open());
      admin = await client.token("admin");
    });
    const SET = "/v2/user/admin/cron/set";
    const set = (params: JsonRecord, options: CallOptions = {}) =>
      client.call(SET, params, { token: admin, ...options });
    const made = async (): Promise<JsonRecord> => {
      const name = `Together ${Date.now()} ${Math.random()}`;
      const task = { name, type: 2, spec: "0 4 * * *", param: '{"task":"purge_sessions"}' };
      const reply = await client.call("/v2/user/admin/cron/add", task, { token: admin });
      return recordOf(reply);
    };
    const stored = async ({ id }: JsonRecord): Promise<JsonRecord> =>
      rowsOf(await client.call("/v2/user/admin/cron/list", { id }, { token: admin }))[0] ?? {};
    const dataOf = ({ data }: Reply): JsonRecord => (isRecord(data) ? data : {});

    it("counts the changes of a row, and only those of people", async () => {
      const task = await made();
      expect(task.row_version).toBe(1);
      const changed = recordOf(await set({ id: task.id, spec: "0 5 * * *", row_version: 1 }));
      expect(changed.row_version).toBe(2);
      expect((await client.call("/v2/user/admin/cron/run", { id: task.id }, { token: admin })).code).toBe(200);
      expect(await stored(task)).toMatchObject({ spec: "0 5 * * *", row_version: 2 });
    });

    it("refuses the second, with the record as it is, who changed it and when, and changes nothing", async () => {
      const task = await made();
      const before = Math.floor(Date.now() / 1000);
      await set({ id: task.id, spec: "0 5 * * *", row_version: task.row_version });
      const late = await set({ id: task.id, name: "Late", row_version: task.row_version });
      expect(late.code).toBe(412);
      const { record, changed_at, changed_by, context, values } = dataOf(late);
      expect(record).toEqual(await stored(task));
      expect(record).toMatchObject({ name: task.name, spec: "0 5 * * *", row_version: 2 });
      expect(Number(changed_at)).toBeGreaterThanOrEqual(before);
      expect(changed_by).toMatchObject({ user_id: "admin" });
      expect(context).toBe("changed");
      expect(isRecord(changed_by) && isRecord(values) && values.name).toBe(
        isRecord(changed_by) && changed_by.user_name,
      );
      expect((await set({ id: task.id, name: "Late", row_version: 2 })).code).toBe(200);
    });

    it("lets one of many at once through", async () => {
      const task = await made();
      const specs = ["1 1 * * *", "2 2 * * *", "3 3 * * *", "4 4 * * *"];
      const replies = await Promise.all(specs.map((spec) => set({ id: task.id, spec, row_version: 1 })));
      expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
      const winner = specs[replies.findIndex(({ code }) => code === 200)];
      expect(await stored(task)).toMatchObject({ spec: winner, row_version: 2 });
    });

    it("asks no version of a caller that knows none, in either style", async () => {
      const task = await made();
      for (const options of [{}, { style: "legacy" as const }])
        expect((await set({ id: task.id, spec: "0 6 * * *" }, options)).code).toBe(200);
      expect((await set({ id: task.id, spec: "0 7 * * *", row_version: 1 }, { style: "legacy" })).code).toBe(412);
      expect((await stored(task)).row_version).toBe(3);
    });

    it("says it in the caller's language", async () => {
      const task = await made();
      await set({ id: task.id, spec: "0 5 * * *" });
      const late = (language: string) => set({ id: task.id, spec: "0 8 * * *", row_version: 1 }, { language });
      const { user_name } = dataOf({ ...(await late("en")), data: dataOf(await late("en")).changed_by });
      expect((await late("en")).msg).toBe(`${user_name} has just changed this record. Reload it and try again.`);
      expect((await late("zh-CN")).msg).toBe(`${user_name} 刚刚修改了该记录，请刷新后重试`);
    });

    it("has an answer of its own for a deleted record", async () => {
      const task = await made();
      await client.call("/v2/user/admin/cron/del", { id: task.id }, { token: admin });
      expect(await set({ id: task.id, spec: "0 5 * * *", row_version: 1 })).toMatchObject({
        code: 404,
        data: { context: "record" },
      });
    });

    it("shows nothing of a record the caller may not change", async () => {
      const vendor = await client.token("ruishi");
      const within = async (token: string) =>
        client.call("/user/product/get", { page_size: 100 }, { token, style: "legacy" });
      const own = rowsOf(await within(vendor)).map(({ pk }) => pk);
      const { pk } = rowsOf(await within(admin)).find((row) => !own.includes(row.pk)) ?? {};
      const asked = { pk, name: "Mine", row_version: 99 };
      const reply = await client.call("/user/product/set", asked, { token: vendor, style: "legacy" });
      expect(reply.code).toBe(404);
      expect(dataOf(reply)).not.toHaveProperty("record");
    });
  });
};

// Some values cannot be read, because an earlier version or a database client wrote them. Such a value is shown as one
// broken line. The list still shows this line and all others.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { callRestPath } from "../contract/callRestPath";
import { isRecord, type JsonRecord, rowsOf } from "../contract/Client";
import { placesForStores, storeNames } from "../contract/hosts";
import { openStoreWithKeys, copyOldStore, startPresentVersion } from "./olderStores";

const CUT = '{"cut';
const PLACES = {
  platform_job: ["payload", "cursor", "result"],
  platform_preference: ["value"],
  platform_view: ["value"],
  audit: ["changes"],
  account: ["controllers"],
};
const UNREADABLE = "Its stored data cannot be read. Start it again";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`JSON that is cut off on ${name}`, () => {
    afterAll(() => found?.close());

    it("breaks no list, and is reported where a task cannot be read", async () => {
      if (!found) return;
      const place = found.place();
      const made = await copyOldStore("62aa6b44", name, place);
      await (await startPresentVersion(place, made, { JOBS: false })).platform.close();
      const store = await openStoreWithKeys(place, true);
      for (const [table, columns] of Object.entries(PLACES))
        for (const column of columns) {
          const all = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${CUT}`;
          await sql`${all} where ${sql.raw(table === "platform_job" ? "name <> 'Done' and kind <> 'forgotten'" : "1 = 1")}`.execute(
            store.db,
          );
        }
      await store.close();
      const { platform, client } = await startPresentVersion(place, made);
      await platform.queue.idle();
      const [admin = ""] = made.tokens;

      const exports = await client.call("/mall/order/bind/export/get", {}, { token: admin, style: "legacy" });
      const lineOf = (rows: readonly JsonRecord[], of: string) => rows.find((row) => row.name === of);
      expect(exports.code).toBe(200);
      expect(lineOf(rowsOf(exports), "Done")).toMatchObject({ state: 3, reason: "", file: "Done.xlsx" });
      for (const of of ["Done_too", "Waits", "Failed"])
        expect(lineOf(rowsOf(exports), of)).toMatchObject({ state: 2, reason: UNREADABLE, url: "" });

      const listed = async (path: string): Promise<readonly JsonRecord[]> => {
        const { status, body } = await callRestPath(client, admin, path);
        expect([path, status]).toEqual([path, 200]);
        return Array.isArray(body.rows) ? body.rows.filter(isRecord) : [];
      };
      const tasks = await listed("/bulk?range=[0,9]");
      expect(tasks.map(({ state, reason }) => [state, reason])).toEqual([
        ["stopped", UNREADABLE],
        ["stopped", UNREADABLE],
      ]);
      expect((await listed("/preferences?range=[0,9]")).map(({ value }) => value)).toEqual([null]);
      expect((await listed('/views?filter={"of":"order"}&range=[0,9]')).map((view) => view.name)).toEqual(["Mine"]);
      const entry = (await listed("/audit?range=[0,99]")).find((row) => row.record_of === "product");
      const about = JSON.stringify({ of: "product", record: entry?.record_key });
      expect((await listed(`/history?filter=${about}&range=[0,9]`)).map(({ changes }) => changes)).toEqual([[]]);
      for (const path of ["/v2/user/task/list", "/v2/user/account/list"]) {
        const reply = await client.call(path, { page_index: 1, page_size: 20 }, { token: admin });
        expect([path, reply.code]).toEqual([path, 200]);
        expect(reply.count).toBeGreaterThan(0);
      }
      const user_password = client.encrypted("ruishi", "pilothouse", (made.made + 60) * 1000);
      expect((await client.signIn("ruishi", "pilothouse", { user_password })).code).toBe(200);
      await platform.close();
    });
  });
}

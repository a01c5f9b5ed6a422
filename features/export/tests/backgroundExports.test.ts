// Files that the platform writes in the background: an export matches its preview.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { read, utils } from "xlsx";
import type { CallModel, ResourceModel } from "../../../generator";
import { DAY } from "../../../platform/framework/wire/seconds";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import { recordOf, rowsOf, type JsonRecord } from "../../../tests/contract/Client";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const model = readModel();
const NOW = Math.floor(Date.now() / 1000);
const DONE = 3;

const callOf = ({ calls }: ResourceModel, name: string): CallModel => {
  const found = calls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`no call ${name}`);
  return found;
};

const exporting = model.resources.flatMap((resource) =>
  resource.exporting === null ? [] : [{ name: resource.name, resource, ...resource.exporting }],
);
const resourceNamed = (name: string): (typeof exporting)[number] => {
  const found = exporting.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not exported`);
  return found;
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an export in the background on ${name}`, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      await (await openHost(place, model)).close();
      const store = await openWithKeys(place);
      // New devices, half of which were never switched on.
      const recent = NOW - 40 * DAY;
      await sql`update device set gmt_create = ${recent}, gmt_active = ${recent + DAY}`.execute(store.db);
      await sql`update device set gmt_active = 0 where state = 2`.execute(store.db);
      await store.close();
      host = await openHost(place, model);
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const ask = async (resource: ResourceModel, name: string, params: JsonRecord = {}, language = "en") => {
      const { path, style } = callOf(resource, name);
      return host.client.call(path, params, { token, language, style: style === "legacy" ? "legacy" : "bearer" });
    };

    /** The range that a list of this resource must be exported with, wide enough for all demo rows. */
    const rangeOf = (range: string | null): JsonRecord =>
      range === null ? {} : { [`${range}_begin`]: NOW - 85 * DAY, [`${range}_end`]: NOW };

    const recent = rangeOf("gmt_create");

    const finished = async ({ resource, follow }: (typeof exporting)[number], id: unknown): Promise<JsonRecord> => {
      for (let turn = 0; turn < 400; turn += 1) {
        const [task] = rowsOf(await ask(resource, follow, { id }));
        if (task && task.state !== 1) return task;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error("the task never ended");
    };

    interface Written {
      readonly task: JsonRecord;
      readonly head: readonly unknown[];
      readonly lines: readonly (readonly unknown[])[];
      readonly sheet: Readonly<Record<string, unknown>>;
    }
    const written = async (one: (typeof exporting)[number], order: JsonRecord, language = "en"): Promise<Written> => {
      const begun = await ask(one.resource, one.add, { zone: "UTC", ...order }, language);
      expect(begun).toMatchObject({ code: 200 });
      const task = await finished(one, recordOf(begun).id);
      expect(task).toMatchObject({ state: DONE });
      const file = await host.client.fetch(String(task.url), { headers: { authorization: `Bearer ${token}` } });
      const book = read(new Uint8Array(await file.arrayBuffer()));
      const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
      const [head = [], ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: "" });
      return { task, head, lines, sheet };
    };

    it.each(exporting)(
      "has exactly the rows of the list of $name, by each of its filters",
      { timeout: 240_000 },
      async (one) => {
        const { resource, range } = one;
        const limits = rangeOf(range);
        const rows = rowsOf(await ask(resource, "list", { ...limits, page_size: 100 }));
        const names = new Set([
          ...resource.views.list.filters,
          ...resource.fields.filter(({ filter }) => filter).map(({ name }) => name),
        ]);
        for (const name of names) {
          const values = [...new Set(rows.map((row) => row[name]))].filter((value) => value !== undefined).slice(0, 2);
          for (const value of values) {
            const filters = { ...limits, [name]: value };
            const listed = (await ask(resource, "list", filters)).count;
            const { task, lines } = await written(one, { filters });
            expect([name, value, task.expected, task.written, lines.length]).toEqual([
              name,
              value,
              listed,
              listed,
              listed,
            ]);
          }
        }
      },
    );

    it("narrows nothing that the list does not: rows without a time are in it", async () => {
      const one = resourceNamed("device");
      const { lines, head } = await written(one, { filters: recent });
      const { count } = await ask(one.resource, "list", recent);
      const never = rowsOf(await ask(one.resource, "list", { ...recent, page_size: 100 })).filter(
        (row) => row.gmt_active === 0,
      );
      const active = head.indexOf("Activated (UTC)");
      expect(one.range).toBe("gmt_create");
      expect(lines).toHaveLength(count);
      expect(never.length).toBeGreaterThan(0);
      expect(lines.filter((line) => line[active] === "")).toHaveLength(never.length);
    });

    it("has the columns and the order of the operator, in the words of the list", async () => {
      const one = resourceNamed("device");
      const order = { columns: ["state", "uid", "gmt_create"], sort_field: "uid", sort_order: "desc", filters: recent };
      const { head, lines, sheet } = await written(one, { ...order, zone: "Asia/Shanghai" }, "zh-CN");
      expect(head).toEqual(["激活状态", "UID", "注册时间 (Asia/Shanghai)"]);
      const uids = rowsOf(
        await ask(one.resource, "list", { sort_field: "uid", sort_order: "desc", page_size: 100, ...recent }),
      );
      expect(lines.map(([, uid]) => uid)).toEqual(uids.map(({ uid }) => uid));
      expect(sheet.C2).toMatchObject({ t: "n", w: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) });
    });

    it("has only the selected rows, which need no range", async () => {
      const one = resourceNamed("order_bind");
      const rows = rowsOf(await ask(one.resource, "list", { page_size: 5 }));
      const id = rows.slice(1, 4).map((row) => row.id);
      const { lines, task } = await written(one, { filters: { id }, expected: 3 });
      expect(lines).toHaveLength(3);
      expect(task).toMatchObject({ expected: 3, written: 3 });
    });

    it("says how many rows were expected and how many were written, when these differ", async () => {
      const one = resourceNamed("device");
      const { count } = await ask(one.resource, "list", recent);
      const { task } = await written(one, { filters: recent, expected: count + 7 });
      expect(task).toMatchObject({ expected: count + 7, written: count, done: count });
    });

    it("counts the rows itself if the request has no number", async () => {
      const one = resourceNamed("device");
      const { count } = await ask(one.resource, "list", recent);
      for (const expected of [undefined, -1, "many", null])
        expect((await written(one, { filters: recent, expected })).task).toMatchObject({ expected: count });
    });

    it("refuses filters that the list does not have", async () => {
      const { resource, add } = resourceNamed("device");
      for (const filters of [{ ...recent, uid: { at: 1 } }, { ...recent, uid: [[1]] }, [{ uid: "x" }]])
        expect([filters, (await ask(resource, add, { filters })).code]).toEqual([filters, 406]);
    });

    it("contains only secrets that the list shows", async () => {
      const one = resourceNamed("device");
      const { head } = await written(one, { filters: recent, columns: ["uid", "key", "nothing"] });
      expect(head).toEqual(["UID"]);
      const all = await written(one, { filters: recent });
      const shown = one.resource.views.list.columns;
      const labels = one.resource.fields.filter(({ name }) => shown.includes(name));
      expect(new Set(all.head)).toEqual(
        new Set(labels.map(({ label, kind }) => (kind === "timestamp" ? `${label.en} (UTC)` : label.en))),
      );
    });

    it("is in the audit trail with the fields it filters by, so that these can be masked", async () => {
      const one = resourceNamed("device");
      await written(one, { filters: { ...recent, state: 2 } });
      const entries = await readAuditEntries(host.client, await host.client.session("admin"), { event: "export" });
      const changes: unknown[] = entries.flatMap((entry) => JSON.parse(String(entry.changes ?? "[]")));
      expect(changes).toContainEqual({ field: "state", after: 2 });
      expect(JSON.stringify(changes)).not.toContain('"filters"');
    });
  });
}

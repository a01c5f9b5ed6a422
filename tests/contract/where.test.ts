// Conditions of lists. On both stores, they find exactly the rows that a separate check of each row finds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparisonOfField, type FieldModel, type ResourceModel } from "../../generator";
import { columnOf } from "../../platform/framework/storage/Table";
import { operatorsOf } from "../../shared/schema/where/checkWhere";
import { readWhere } from "../../shared/schema/where/readWhere";
import { quoteText, valuesFor } from "./conditionTexts";
import { matchesWhere } from "./foundByWhere";
import { fieldsOf, recordOf, rowsOf, type JsonRecord, type Reply } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel();
const NOW = Math.floor(Date.now() / 1000);
const ZONE = "Asia/Shanghai";

interface About {
  readonly resource: ResourceModel;
  readonly field: FieldModel;
}

/** The properties of a field that decide how a condition becomes SQL. One field for each combination is tested. */
const sortOf = ({ resource, field }: About): string => {
  const column = columnOf(field);
  const isAlone = resource.unique.some(({ fields }) => fields.length === 1 && fields[0] === field.name);
  const { as, numeric } = comparisonOfField(field) ?? {};
  const hasZero = Array.isArray(field.options.values) && field.options.values.includes(0);
  return JSON.stringify([as, numeric, hasZero, column?.storage, "to" in field.options, isAlone && field.required]);
};

const isListed = ({ calls, style }: ResourceModel): boolean =>
  style !== "rest" && calls.some(({ name, path }) => name === "list" && path !== "/vas/cdk/get");

const abouts: readonly About[] = [
  ...new Map(
    model.resources
      .filter((resource) => isListed(resource) && resource.demo.rows > 1 && model.trail?.resource !== resource.name)
      .flatMap((resource) => resource.fields.map((field) => ({ resource, field })))
      .filter(({ field }) => comparisonOfField(field) !== null && columnOf(field) !== null)
      .map((about) => [sortOf(about), about] as const),
  ).values(),
];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`conditions on ${name}`, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const list = (resource: ResourceModel, params: JsonRecord, by = token): Promise<Reply> => {
      const call = resource.calls.find(({ name: one }) => one === "list");
      if (call === undefined) throw new Error(`${resource.name} has no list`);
      const style = call.style === "legacy" ? "legacy" : "bearer";
      return host.client.call(call.path, { ...call.constants, page_size: 1000, ...params }, { token: by, style });
    };
    const resourceNamed = (of: string): ResourceModel => {
      const resource = model.resources.find((one) => one.name === of);
      if (resource === undefined) throw new Error(`no ${of}`);
      return resource;
    };
    const keysOf = (resource: ResourceModel, rows: readonly JsonRecord[]) =>
      rows.map((row) => String(row[resource.key])).sort();

    /** The rows that the list finds, and the rows that a check of each row finds. */
    const both = async (resource: ResourceModel, rows: readonly JsonRecord[], where: string) => {
      const reply = await list(resource, { where, where_zone: ZONE });
      expect([where, reply.code]).toEqual([where, 200]);
      const expected = rows.filter((row) => matchesWhere(resource, row, readWhere(where), { now: NOW, zone: ZONE }));
      expect([where, reply.count, keysOf(resource, rowsOf(reply))]).toEqual([
        where,
        expected.length,
        keysOf(resource, expected),
      ]);
      return expected.length;
    };

    it.each(abouts.map((about) => ({ ...about, of: about.resource.name, named: about.field.name })))(
      "find what a look at each row finds, by $named of $of",
      async ({ resource, field }) => {
        const rows = rowsOf(await list(resource, {}));
        for (const operator of operatorsOf(comparisonOfField(field) ?? { as: "presence" }))
          for (const text of valuesFor(field, operator, rows))
            await both(resource, rows, `${field.name} ${operator} ${text}`.trim());
      },
    );

    it("are joined by all, any and groups, beside other filters", async () => {
      const resource = resourceNamed("device");
      const rows = rowsOf(await list(resource, {}));
      const parts = [
        "tag empty",
        "state is 2",
        "online is_not 1",
        "ver begins_with 4",
        "gmt_active last 300 days",
        "pk not_empty",
      ];
      const counts: number[] = [];
      for (const [at, one] of parts.entries())
        for (const other of parts.slice(at + 1)) {
          counts.push(await both(resource, rows, `${one} and ${other}`));
          counts.push(await both(resource, rows, `${one} or ${other}`));
          counts.push(await both(resource, rows, `(${one} or ${other}) and mac not_empty`));
          counts.push(await both(resource, rows, `(${one} and ${other}) or ver contains b`));
        }
      expect(new Set(counts).size).toBeGreaterThan(5);
      const online = rowsOf(await list(resource, { online: 1, where: "state is 2 or tag not_empty" }));
      const isSame = (row: JsonRecord) => row.online === 1 && (row.state === 2 || row.tag !== "");
      expect(keysOf(resource, online)).toEqual(keysOf(resource, rows.filter(isSame)));
    });

    it("make pages of a list like filters do: counted, sorted, one after the other", async () => {
      const resource = resourceNamed("device");
      const order = { where: "state is 2 and (tag empty or ver begins_with 4)", sort_field: "uid", sort_order: "desc" };
      const all = rowsOf(await list(resource, order)).map(({ uid }) => String(uid));
      const pages: JsonRecord[] = [];
      for (let page_index = 1; page_index <= Math.ceil(all.length / 3); page_index += 1)
        pages.push(...rowsOf(await list(resource, { ...order, page_size: 3, page_index })));
      expect(pages.length).toBeGreaterThan(3);
      expect(pages.map(({ uid }) => uid)).toEqual(all);
      expect(all).toEqual([...all].sort().reverse());
    });

    it("find nothing beyond the reach of an account, whatever they say", async () => {
      const clerk = await host.client.token("subagent");
      for (const of of ["device", "order", "company"]) {
        const resource = resourceNamed(of);
        const { key } = resource;
        const own = keysOf(resource, rowsOf(await list(resource, {}, clerk)));
        const foreign = keysOf(resource, rowsOf(await list(resource, {}))).find((one) => !own.includes(one));
        const other = `${key} is ${quoteText(foreign)}`;
        expect([of, own.length > 0, foreign === undefined]).toEqual([of, true, false]);
        expect([of, (await list(resource, { where: other })).count]).toEqual([of, 1]);
        expect([of, (await list(resource, { where: other }, clerk)).count]).toEqual([of, 0]);
        for (const where of [
          `${key} is_not x or ${other}`,
          `${key} is_not 0 or ${other}`,
          `(${other}) or (${other} or ${other})`,
        ]) {
          const reply = await list(resource, { where }, clerk);
          if (reply.code === 200) expect(own).toEqual(expect.arrayContaining(keysOf(resource, rowsOf(reply))));
        }
      }
    });

    const device = resourceNamed("device");
    const refused = async (where: unknown, more: JsonRecord = {}) => {
      const { code, data } = await list(device, { where, ...more });
      return [
        code,
        fieldsOf({ code, data, count: 0 }).where ?? null,
        recordOf({ code, data, count: 0 }).context ?? null,
      ];
    };
    it.each([
      ["state like 1", "where_text"],
      ["state is 1;", "where_value"],
      ["state is 1) or (1 is 1", "where_text"],
      ["uid is 'x' union select 1", "where_values"],
      ["key is 1", "where_field"],
      ["key empty", "where_field"],
      ["row_version is 1", "where_field"],
      ["rowid is 1", "where_field"],
      ["__proto__ is 1", "where_text"],
      ["state begins_with 1", "where_operator"],
      ["gmt_create contains 1", "where_operator"],
      ["state is 99", "where_value"],
      ["state between 1 2", "where_operator"],
      ["gmt_create last 7", "where_values"],
      ["gmt_create last 7 eons", "where_value"],
      [`uid is ${"x".repeat(1001)}`, null],
      [`uid one_of ${Array.from({ length: 1001 }, (_, at) => at).join(" ")}`, null],
      [String.raw`uid is '\x'`, "where_text"],
      [String.raw`uid is a\0b`, "where_text"],
      [{ all: [] }, null],
      [7, null],
      [["state is 1"], null],
    ])("are refused when they make no sense: %j", async (where, context) => {
      const [code, field, reason] = await refused(where);
      expect([where, code, reason]).toEqual([where, 406, context]);
      expect(field).not.toBeNull();
    });

    it("say in the language of the caller what is wrong", async () => {
      const path = "/v2/iot/web/uid/reg/list";
      const said = async (language: string) => {
        const response = await host.client.ask(path, { where: "colour is red" }, { token, language });
        return JSON.stringify(await response.json());
      };
      expect(await said("en")).toContain("Records cannot be filtered by “colour”");
      expect(await said("zh-CN")).toContain("不能按“colour”筛选");
    });

    it("mean the days of a zone that exists", async () => {
      expect((await refused("gmt_create during today", { where_zone: "Mars/Base" }))[2]).toBe("where_zone");
      expect((await list(device, { where: "gmt_create during today", where_zone: "" })).code).toBe(200);
    });

    it("take quotation marks, signs of patterns and other scripts as they are", async () => {
      for (const text of ["' or 1=1 --", "%", "_", "\\", "Café", "前台", "\ud83d\ude00", "a'b\"c"])
        expect((await list(device, { where: `tag contains ${quoteText(text)}` })).code).toBe(200);
      const found = await list(device, { where: "tag contains 前台" });
      expect(rowsOf(found).every(({ tag }) => String(tag).includes("前台"))).toBe(true);
      expect(found.count).toBeGreaterThan(0);
      expect((await list(device, { where: "tag contains %" })).count).toBe(0);
    });

    it("say which rows an export in the background has, by the moment at which it was asked for", async () => {
      const where = "state is 2 and gmt_active last 400 days";
      const [one] = rowsOf(await list(device, { where, where_zone: ZONE }));
      const made = Number(one?.gmt_create);
      const range = { gmt_create_begin: made - 40 * 86_400, gmt_create_end: made + 40 * 86_400 };
      const { count } = await list(device, { ...range, where, where_zone: ZONE });
      const begun = await host.client.call(
        "/iot/uid/export/add",
        { filters: { ...range, where }, zone: ZONE, format: "csv", name: "asked" },
        { token, style: "legacy" },
      );
      expect(recordOf(begun).expected).toBe(count);
      await host.platform?.queue.idle();
      const [task] = rowsOf(
        await host.client.call("/iot/uid/export/get", { id: recordOf(begun).id }, { token, style: "legacy" }),
      );
      expect(task).toMatchObject({ state: 3, written: count });
      expect(count).toBeGreaterThan(0);
      const wrong = { filters: { ...range, where: "colour is red" }, format: "csv", name: "asked" };
      expect((await host.client.call("/iot/uid/export/add", wrong, { token, style: "legacy" })).code).toBe(406);
    });
  });
}

it("are tried on fields of every sort", () => {
  const sorts = new Set(abouts.map(({ field }) => comparisonOfField(field)?.as));
  // No list of this console has a field with several values of an enumeration. The clinic's suppliers have one.
  expect([...sorts].sort()).toEqual([
    "amount",
    "choice",
    "flag",
    "key",
    "keys",
    "moment",
    "number",
    "presence",
    "text",
    "whole",
  ]);
});

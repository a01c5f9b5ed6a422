import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readModel } from "../server/readModel";
import type { Row } from "../storage/Store";
import { tablesOf } from "../storage/Table";
import { answerChoices } from "./picked";

const tables = tablesOf(readModel(resolve(import.meta.dirname, "../../..")));
const companies = tables.get("company") ?? expect.unreachable();
const names = ["Harbour 10", "Harbour 9", "airport", "Östersund", ...Array.from({ length: 10 }, (_, at) => `Z ${at}`)];
const rows: readonly Row[] = names.map((comp_name, at) => ({ comp_id: at + 1, comp_name, phone: "hidden" }));
/** The other members of the request are used only for `free_of`. */
const asking = { platform: JSON.parse("{}"), caller: JSON.parse("{}") };
const picked = async (params: Row) => {
  const { data, count } = await answerChoices({ ...asking, params }, companies, rows);
  return { ids: Array.isArray(data) ? data.map(({ comp_id }) => Number(comp_id)) : [], count, data };
};

describe("names to choose from", () => {
  it("are found by a part of them, whatever its case", async () => {
    expect((await picked({ q: "HARBOUR" })).ids.toSorted()).toEqual([1, 2]);
    expect(await picked({ q: "nowhere" })).toMatchObject({ ids: [], count: 0 });
    expect((await picked({ q: 7 })).count).toBe(rows.length);
  });

  it("are found by their names in any language", async () => {
    const menus = tables.get("menu") ?? expect.unreachable();
    const given = [{ [menus.key.name]: 1, menu_name: "Devices", menu_cn_name: "设备" }];
    const count = async (q: string) => (await answerChoices({ ...asking, params: { q } }, menus, given)).count;
    expect(await Promise.all(["dev", "设备", "orders"].map(count))).toEqual([1, 1, 0]);
  });

  it("come ten at a time unless asked otherwise, and all are counted", async () => {
    expect(await picked({})).toMatchObject({ count: rows.length });
    expect((await picked({})).ids).toHaveLength(10);
    expect((await picked({ page_index: 2 })).ids).toHaveLength(4);
    expect((await picked({ page_no: "2", page_size: "5" })).ids).toHaveLength(5);
    const pages = await Promise.all([1, 2, 3].map((page_index) => picked({ page_index, page_size: 5 })));
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(rows.length);
    for (const page_size of [0, -1, "x", null, 2 ** 60]) expect((await picked({ page_size })).ids).toHaveLength(10);
  });

  it("are those of the keys that are asked for", async () => {
    expect((await picked({ comp_id: ["3", 1, 99] })).ids.toSorted()).toEqual([1, 3]);
    expect((await picked({ comp_id: [] })).ids).toEqual([]);
  });

  it("have only what each is called and where it is", async () => {
    const [first] = [(await picked({ comp_id: [3] })).data].flat();
    expect(first).toMatchObject({ comp_id: 3, comp_name: "airport", name_only: 1 });
    expect(first).not.toHaveProperty("phone");
  });
});

// Numbers and paths in a column of references: issue 29, point 16.
import { testDataProvider } from "ra-core";
import { describe, expect, it } from "vitest";
import type { RecordPath } from "../../../src/framework/resource/useRecordPaths";
import type { Reference } from "../../../src/framework/wire/contract";
import { findKeys } from "./findKeys";

const of: Reference = { resource: "room", path: null, key: "id", title: "name" };
const rooms = [
  { id: 5, name: "21", way: "Riverside / 2 栋 / 1 单元" },
  { id: 6, name: "21", way: "Riverside / 3 栋 / 1 单元" },
  { id: 7, name: "21", way: "Riverside / 2 栋 / 2 单元" },
  { id: 9, name: "30", way: "Riverside / 2 栋 / 1 单元" },
  { id: 30, name: "101", way: "Riverside / 2 栋 / Standard (1)" },
  { id: 31, name: "101", way: "Riverside / 22 栋 / Standard (1)" },
];
const dataProvider = Object.assign(testDataProvider(), {
  getList: async (_: string, { filter }: { filter: Record<string, readonly string[]> }) => {
    const data = rooms.filter(({ name }) => filter.name?.includes(name));
    return JSON.parse(JSON.stringify({ data, total: data.length }));
  },
  getMany: async (_: string, { ids }: { ids: readonly unknown[] }) =>
    JSON.parse(JSON.stringify({ data: rooms.filter(({ id }) => ids.includes(id)) })),
});
const pathsOf = async (
  rows: readonly { readonly id: string | number }[],
): Promise<ReadonlyMap<string | number, RecordPath>> =>
  new Map(rows.map(({ id }) => [id, { way: rooms.find((room) => room.id === id)?.way ?? "", mark: "" }]));
const find = (texts: readonly string[]) => findKeys({ dataProvider, of, numeric: true, pathsOf }, texts);

describe("a number in a column of references", () => {
  it("is the name of a record before it is the key of another, and both are shown, so that people can be asked", async () => {
    const { keys, clashes } = await find(["30", "9"]);
    expect(keys).toEqual({ "30": 9, "9": 9 });
    expect(clashes).toEqual({
      "30": {
        named: "Riverside / 2 栋 / 1 单元 / 30 (9)",
        keyed: { key: 30, name: "Riverside / 2 栋 / Standard (1) / 101 (30)" },
      },
    });
  });

  it("is shown with the record that was found for it", async () => {
    expect((await find(["9", "30"])).names).toEqual({
      "9": "Riverside / 2 栋 / 1 单元 / 30 (9)",
      "30": "Riverside / 2 栋 / 1 单元 / 30 (9)",
    });
  });
});

describe("a path of places", () => {
  it.each(["2/1/21", "2 / 1 / 21", "2／1／21", "２／１／２１", "2 1 21", "2 栋/1 单元/21", "Riverside/2/1/21"])(
    "leads to the room: %s",
    async (path) => {
      const { keys, names } = await find([path]);
      expect(keys).toEqual({ [path]: 5 });
      expect(names).toEqual({ [path]: "Riverside / 2 栋 / 1 单元 / 21 (5)" });
    },
  );

  it("may leave out a level, and name a floor by its number", async () => {
    expect((await find(["3/21", "2/1/101", "22/101"])).keys).toEqual({ "3/21": 6, "2/1/101": 30, "22/101": 31 });
  });

  it("finds nothing if it fits several rooms, or no room", async () => {
    expect((await find(["2/21", "4/1/21", "1/2/21/x"])).keys).toEqual({
      "2/21": null,
      "4/1/21": null,
      "1/2/21/x": null,
    });
  });
});

describe("a name with what a screen writes behind it", () => {
  const floors = [
    { id: 135, name: "Standard", number: 3 },
    { id: 115, name: "Standard", number: 135 },
    { id: 40, name: "Standard", number: 41 },
    { id: 41, name: "Roof", number: 9 },
    { id: 50, name: "Roof", number: 8 },
    { id: 51, name: "Roof", number: 8 },
  ];
  const provider = Object.assign(testDataProvider(), {
    getList: async (_: string, { filter }: { filter: Record<string, readonly string[]> }) => {
      const data = floors.filter(({ name }) => filter.name?.includes(name));
      return JSON.parse(JSON.stringify({ data, total: data.length }));
    },
    getMany: async (_: string, { ids }: { ids: readonly unknown[] }) =>
      JSON.parse(JSON.stringify({ data: floors.filter(({ id }) => ids.includes(id)) })),
  });
  const floor: Reference = { resource: "floor", path: null, key: "id", title: "name", alike: true, within: true };
  const places = async (rows: readonly Readonly<Record<string, unknown>>[]) =>
    new Map(
      floors
        .filter(({ id }) => rows.some((row) => row.id === id))
        .map(({ id, number }) => [id, { way: "", mark: ` (${number})` }]),
    );
  const keyOf = async (text: string) =>
    (await findKeys({ dataProvider: provider, of: floor, numeric: true, pathsOf: places }, [text])).keys[text];

  it("is the record of both, as a file has it", async () => {
    expect(await keyOf("Standard (135) (115)")).toBe(115);
    expect(await keyOf("Standard (3) (115)")).toBeNull();
  });

  it("is never taken for another record, whose key is that number", async () => {
    expect(await keyOf("Standard (135)")).toBe(false);
  });

  it("is the only record that a screen writes so, or the one with this key", async () => {
    expect(await keyOf("Standard (41)")).toBe(40);
    expect(await keyOf("Standard (115)")).toBe(115);
    expect(await keyOf("Roof (8)")).toBe(false);
    expect(await keyOf("Roof (7)")).toBeNull();
  });
});

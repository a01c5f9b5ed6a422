// Names of records are found without regard to case, width and spaces: issue 29, point 17.
import { testDataProvider } from "ra-core";
import { expect, it } from "vitest";
import { RecordNameCache } from "./AlikeNames";
import { findKeys } from "./findKeys";

const of = { resource: "company", path: null, key: "id", title: "name" };
const NAMES = ["Aurora Vision Systems", "星途智能（深圳）有限公司", "Blue", "BLUE", "ＡＢＣ Ltd"];
const rows = NAMES.map((name, at) => ({ id: at + 1, name }));

/** `count`: the number of records in addition to those of the test. */
const lookAt = (count = 0) => {
  const asked: unknown[] = [];
  const dataProvider = Object.assign(testDataProvider(), {
    getList: async (
      _: string,
      { filter, pagination }: { filter: Readonly<Record<string, unknown>>; pagination: { perPage: number } },
    ) => {
      asked.push(filter);
      const { name, q } = filter;
      const found = rows.filter(
        (row) => (!Array.isArray(name) || name.includes(row.name)) && row.name.toLowerCase().includes(String(q ?? "")),
      );
      return JSON.parse(JSON.stringify({ data: found.slice(0, pagination.perPage), total: found.length + count }));
    },
    getMany: async () => ({ data: [] }),
  });
  const alike = new RecordNameCache();
  return { asked, find: (texts: readonly string[]) => findKeys({ dataProvider, of, numeric: true, alike }, texts) };
};

it("finds a company whatever the case, the width and the spaces of its name, and says which one it found", async () => {
  const { find } = lookAt();
  const { keys, names } = await find([
    "aurora  vision systems",
    "ＡＵＲＯＲＡ Vision Systems",
    "星途智能(深圳)有限公司",
    "abc\u3000ltd",
    "Aurora",
  ]);
  expect(keys).toEqual({
    "aurora  vision systems": 1,
    "ＡＵＲＯＲＡ Vision Systems": 1,
    "星途智能(深圳)有限公司": 2,
    "abc\u3000ltd": 5,
    Aurora: null,
  });
  expect(names["aurora  vision systems"]).toBe("Aurora Vision Systems (1)");
});

it("prefers the exact name, and does not choose between similar ones", async () => {
  expect((await lookAt().find(["BLUE", "Blue", "blue"])).keys).toEqual({ BLUE: 4, Blue: 3, blue: false });
});

it("asks for all names once for a file, and nothing where every name is found as it is written", async () => {
  const { asked, find } = lookAt();
  await find(["Blue"]);
  expect(asked).toHaveLength(1);
  await find(["nobody"]);
  const first = asked.length;
  await find(["somebody", "anybody"]);
  expect(asked).toHaveLength(first + 1);
});

it("searches for single names where there are too many records to compare all", async () => {
  const { asked, find } = lookAt(9000);
  expect((await find(["aurora VISION systems"])).keys).toEqual({ "aurora VISION systems": 1 });
  expect(asked).toContainEqual({ q: "aurora vision systems" });
});

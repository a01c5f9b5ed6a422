import { describe, expect, it } from "vitest";
import { flattenRows } from "./nested";

const nesting = { key: "id", parent: "above" };
const flat = (data: unknown, count = 0, more: Partial<Parameters<typeof flattenRows>[1]> = {}) =>
  flattenRows({ data, count }, { ...nesting, ...more });
const named = ({ data }: { readonly data: unknown }) =>
  Array.isArray(data) ? data.map(({ id, above }) => [id, above]) : data;

const leaf = { id: 3, name: "leaf" };
const nested = [
  {
    id: 1,
    below: [
      { id: 2, below: [leaf] },
      { id: 4, above: 1, below: [] },
    ],
  },
  { id: 5 },
];

describe("nested rows", () => {
  it("are a list in which each names the row above it", () => {
    expect(named(flat(nested))).toEqual([
      [1, undefined],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, undefined],
    ]);
  });

  it("keep all that they have, and rows that name the row above are the very same", () => {
    const { data } = flat(nested);
    expect(data).toContainEqual({ ...leaf, above: 2 });
    expect(data).toContain(nested[0]?.below?.[1]);
  });

  it.each([null, "", 0, "0"])("have the row around them as the row above where they say %j", (above) => {
    expect(named(flat([{ id: 1, below: [{ id: 2, above }] }]))).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });

  it("are there once where they are listed, too", () => {
    const both = [leaf, { id: 2, below: [leaf] }, { id: 1, below: [{ id: 2 }] }];
    expect(named(flat(both))).toEqual([
      [3, 2],
      [2, 1],
      [1, undefined],
    ]);
  });

  it("stand in the field that is declared, and in no other", () => {
    const row = { id: 1, tags: [{ id: 7 }], below: [{ id: 2 }] };
    expect(named(flat([row], 0, { children: "below" }))).toEqual([
      [1, undefined],
      [2, 1],
    ]);
    expect(named(flat([row], 0, { children: "none" }))).toEqual([[1, undefined]]);
  });

  it("are no lists of things without the key, and what is no row stays", () => {
    const rows = [{ id: 1, tags: [{ name: "a" }], keys: [7, 8], mixed: [{ id: 2 }, 3] }, "x", null, { name: "y" }];
    expect(flat(rows).data).toEqual(rows);
    expect(flat("x").data).toBe("x");
  });

  it.each([
    ["all rows", 5, 5],
    ["the rows at the top", 2, 5],
    ["nothing", 0, 5],
    ["all rows, with more pages", 90, 90],
    ["the rows at the top, with more pages", 4, 7],
  ])("are counted by a platform that counts %s", (_, answeredCount, count) => {
    expect(flat(nested, answeredCount).count).toBe(count);
  });

  it("leave the number of plain rows as the platform answers it", () => {
    expect(flat([{ id: 1 }, { id: 2 }], 13).count).toBe(13);
  });
});

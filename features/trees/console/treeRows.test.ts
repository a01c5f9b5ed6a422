import { describe, expect, it } from "vitest";
import { visibleTreeRows } from "./treeRows";

const all = [
  { id: 3, up: 1, sort: 2, name: "b" },
  { id: 1, up: 0, sort: 1, name: "root" },
  { id: 2, up: 1, sort: 1, name: "a" },
  { id: 4, up: 3, sort: 1, name: "deep" },
];
const options = { parent: "up", order: "sort", folded: new Set<string>(), matches: null };
const ids = (tree: ReturnType<typeof visibleTreeRows>) => tree.rows.map((row) => row.id);

describe("visibleTreeRows", () => {
  it("puts children under their parent, in their order", () => {
    const tree = visibleTreeRows(all, options);
    expect(ids(tree)).toEqual([1, 2, 3, 4]);
    expect(tree.rows.map(tree.levelOf)).toEqual([1, 2, 2, 3]);
  });

  it("leaves folded branches out", () => {
    expect(ids(visibleTreeRows(all, { ...options, folded: new Set(["3"]) }))).toEqual([1, 2, 3]);
  });

  it("keeps the ancestors of what a search finds, folded or not", () => {
    const found = visibleTreeRows(all, { ...options, folded: new Set(["1"]), matches: (row) => row.name === "deep" });
    expect(ids(found)).toEqual([1, 3, 4]);
    expect(found.rows.map(found.isGuide)).toEqual([true, true, false]);
    expect(found.found.map(({ id }) => id)).toEqual([4]);
  });

  it("finds what lies in folded branches, too", () => {
    const tree = visibleTreeRows(all, { ...options, folded: new Set(["1"]) });
    expect(ids(tree)).toEqual([1]);
    expect(tree.found.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("counts the other rows below some rows", () => {
    const { belowOf } = visibleTreeRows(all, options);
    expect([belowOf([1]), belowOf([1, 4]), belowOf([3]), belowOf([2])]).toEqual([3, 2, 1, 0]);
  });

  it("shows rows whose parent is missing, or that are their own ancestors", () => {
    const odd = [
      { id: 1, up: 9 },
      { id: 2, up: 3 },
      { id: 3, up: 2 },
      { id: 4, up: 4 },
    ];
    expect(ids(visibleTreeRows(odd, { ...options, order: null })).sort()).toEqual([1, 2, 3, 4]);
  });
});

import { describe, expect, it } from "vitest";
import { chosenBranchesOf, checkAll, checkOf, wholeBranchesOf } from "./treeChecks";
import { createTree } from "./treeOf";

describe("tree checks", () => {
  const tree = createTree([
    { id: 1, title: "a", parent: null },
    { id: 2, title: "b", parent: 1 },
    { id: 3, title: "c", parent: 2 },
    { id: 4, title: "d", parent: 1 },
  ]);
  it("takes all below along, and the way down to it", () => {
    expect([...checkAll(tree, new Set(), [3], [])].toSorted()).toEqual([1, 2, 3]);
    expect([...checkAll(tree, new Set(), [1], [])].toSorted()).toEqual([1, 2, 3, 4]);
    expect([...checkAll(tree, new Set([1, 2, 3, 4]), [], [2])].toSorted()).toEqual([1, 4]);
    expect([...checkAll(tree, new Set([1, 4]), [3], [4])].toSorted()).toEqual([1, 2, 3]);
  });
  it("takes those below along without what is above, where a choice is not a grant", () => {
    expect([...checkAll(tree, new Set(), [2], [], false)].toSorted()).toEqual([2, 3]);
    expect([...checkAll(tree, new Set([1, 2, 3, 4]), [], [2], false)].toSorted()).toEqual([1, 4]);
  });
  it("names branches that are chosen whole by what is at their top", () => {
    const titlesOf = (...ids: number[]) =>
      wholeBranchesOf(tree, new Set(ids)).map(({ row, below }) => `${row.title}${below}`);
    expect(titlesOf(1, 2, 3, 4)).toEqual(["a3"]);
    expect(titlesOf(2, 3)).toEqual(["b1"]);
    expect(titlesOf(1, 2, 4)).toEqual(["a0", "b0", "d0"]);
    expect(titlesOf()).toEqual([]);
  });
  it("is branches only if nothing below them is missing", () => {
    expect(chosenBranchesOf(tree, [])).toEqual([]);
    expect(chosenBranchesOf(tree, [3, 2, 1, 4])).toEqual([1]);
    expect(chosenBranchesOf(tree, [3, 2])).toEqual([2]);
    expect(chosenBranchesOf(tree, [3, 4])).toEqual([3, 4]);
    expect([chosenBranchesOf(tree, [1, 2, 4]), chosenBranchesOf(tree, [3, 9])]).toEqual([null, null]);
  });
  it("is half when some are chosen", () => {
    expect(checkOf(tree, 1, new Set([1, 4]))).toBe("half");
    expect(checkOf(tree, 1, new Set([1, 2, 3, 4]))).toBe("on");
    expect(checkOf(tree, 2, new Set([1, 4]))).toBe("off");
  });
  it("has whatever has no parent among them at its root", () => {
    const rows = [
      { id: 1, title: "a", parent: 1 },
      { id: 2, title: "b", parent: 9 },
      { id: 3, title: "c", parent: null },
      { id: 4, title: "d", parent: 3 },
    ];
    expect(
      createTree(rows)
        .children(null)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3]);
  });
  it("survives records that are each other's parents", () => {
    const ring = createTree([
      { id: 1, title: "a", parent: 2 },
      { id: 2, title: "b", parent: 1 },
    ]);
    expect(ring.branch(1)).toEqual([1, 2]);
    expect(ring.path(1).map(({ id }) => id)).toEqual([2, 1]);
  });
});

import { describe, expect, it } from "vitest";
import { sortChildrenFirst } from "./childrenFirst";

const above = (of: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(of));

describe("records that are deleted together", () => {
  it("come before those they refer to, however the keys are", () => {
    const tree = above({ "1": [], "2": ["1"], "3": ["5"], "4": ["2"], "5": ["1"] });
    const ordered = sortChildrenFirst(["1", "2", "3", "4", "5"], tree);
    expect(ordered).toHaveLength(5);
    for (const [key, parents] of tree)
      for (const parent of parents) expect(ordered.indexOf(key)).toBeLessThan(ordered.indexOf(parent));
  });

  it("may refer to several, to themselves, and in a circle", () => {
    const tree = above({ a: ["b", "c"], b: ["c"], c: [], d: ["d"], e: ["f"], f: ["e"] });
    const ordered = sortChildrenFirst([...tree.keys()], tree);
    expect([...ordered].sort()).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(ordered.indexOf("a")).toBeLessThan(ordered.indexOf("b"));
    expect(ordered.indexOf("b")).toBeLessThan(ordered.indexOf("c"));
  });

  it("may be a chain as long as a task", () => {
    const keys = Array.from({ length: 60_000 }, (_, at) => String(at));
    const chain = new Map(keys.map((key, at) => [key, at === 0 ? [] : [String(at - 1)]]));
    expect(sortChildrenFirst(keys, chain)[0]).toBe("59999");
  });
});

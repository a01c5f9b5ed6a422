import { describe, expect, it, vi } from "vitest";
import { UNCHANGED, runBulk } from "./BulkRequest";
import { valuesForEmptyFields } from "./fillEmpty";

const read = vi.fn(async () => ({ id: 1, tag: "", company: 7 }));

describe("editing only what is empty", () => {
  it("counts as empty: no text, no record, no list", async () => {
    const row = { id: 1, tag: "", company: 0, apps: [], name: "Lobby" };
    expect(await valuesForEmptyFields(row, { tag: "a", company: 2, apps: [3], name: "Hall" }, read)).toEqual({
      tag: "a",
      company: 2,
      apps: [3],
    });
    expect(read).not.toHaveBeenCalled();
  });

  it("reads the record where the list shows only a part of it", async () => {
    expect(await valuesForEmptyFields({ id: 1, tag: "" }, { tag: "a", company: 2 }, read)).toEqual({ tag: "a" });
  });

  it("counts unchanged records separately", async () => {
    const step = async (item: number) => (item % 2 === 0 ? UNCHANGED : undefined);
    const outcome = await runBulk(
      [1, 2, 3],
      step,
      () => undefined,
      () => false,
    );
    expect(outcome).toEqual({ done: 2, same: 1, refused: [], unsent: [] });
  });
});

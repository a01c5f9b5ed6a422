import { describe, expect, it } from "vitest";
import { readChanges, readEntries } from "./HistoryEntry";

describe("an entry", () => {
  it("is read whatever its fields hold", () => {
    const row = {
      id: 31,
      at: 5,
      event: "set",
      call: "thing.set",
      account: 2,
      name: "mia",
      key: "ph_5d41c07e",
      changes: [],
      code: 0,
    };
    expect(readEntries([row, {}])).toEqual([
      { ...row, id: "31", account: "2" },
      { id: "", at: 0, event: "", call: "", account: "", name: "", key: "", changes: [], code: 0 },
    ]);
  });

  it("of no account is the platform's", () => {
    expect(readEntries([{ account: 0 }, { account: null }]).map(({ account }) => account)).toEqual(["", ""]);
  });
});

describe("changes", () => {
  it("are a list, or JSON text of one", () => {
    const changes = [{ field: "name", before: "a", after: "b", secret: false }];
    expect(readChanges([{ field: "name", before: "a", after: "b" }])).toEqual(changes);
    expect(readChanges('[{"field":"name","before":"a","after":"b"}]')).toEqual(changes);
    expect(readChanges([{ field: "key", secret: true }])).toEqual([{ field: "key", secret: true }]);
  });

  it("are empty for an invalid text", () => {
    expect([readChanges("x"), readChanges(null), readChanges({}), readChanges([1, {}])]).toEqual([[], [], [], []]);
  });
});

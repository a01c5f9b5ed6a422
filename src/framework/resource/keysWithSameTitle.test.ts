import { expect, it } from "vitest";
import { keysWithSameTitle } from "./keysWithSameTitle";

const named = (id: number, name: string) => ({ id, name });

it("finds records that have the same name, and no record twice", () => {
  const records = [named(1, "101"), named(2, "102"), named(3, "101"), named(4, ""), named(5, ""), named(2, "102")];
  expect([...keysWithSameTitle(records, "name")]).toEqual(["1", "3"]);
});

it("answers the same nothing where no two are alike", () => {
  expect(keysWithSameTitle([named(1, "a")], "name")).toBe(keysWithSameTitle([], undefined));
});

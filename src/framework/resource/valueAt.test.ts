import { expect, it } from "vitest";
import { isBlank, valueAt } from "./valueAt";

it("takes 0 and no for values, and only what shows nothing for blank", () => {
  expect([0, "0", false, " ", [0], {}].map(isBlank)).toEqual([false, false, false, false, false, false]);
  expect([undefined, null, "", []].map(isBlank)).toEqual([true, true, true, true]);
});

it("follows a source into a record, unless a key holds the dot itself", () => {
  expect(valueAt({ details: [{ lang: "en" }] }, "details.0.lang")).toBe("en");
  expect(valueAt({ "a.b": 1, a: { b: 2 } }, "a.b")).toBe(1);
  expect(valueAt({ a: 0 }, "a")).toBe(0);
  expect([valueAt(null, "a"), valueAt("text", "length"), valueAt({ a: 1 }, "b"), valueAt({ a: 1 }, "a.b")]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

import { expect, it } from "vitest";
import { jsonFault } from "./jsonFault";

it("finds no fault in JSON", () => {
  expect(jsonFault('{"a": [1, 2]}')).toBeNull();
});

it("says the line and the column where a text stops being JSON", () => {
  expect(jsonFault('{"a": 1,\n "b": x}')).toEqual({ line: 2, column: 7 });
  expect(jsonFault("[1, 2,, 3]")).toEqual({ line: 1, column: 7 });
  expect(jsonFault(`[${"1, ".repeat(50)}, 3]`)).toEqual({ line: 1, column: 152 });
  expect(jsonFault('{"tru": true, "a": tru }')).toEqual({ line: 1, column: 23 });
  expect(jsonFault("x")).toEqual({ line: 1, column: 1 });
});

it("points behind the last character where something is missing", () => {
  expect(jsonFault('{"a":\n1')).toEqual({ line: 2, column: 2 });
  expect(jsonFault("")).toEqual({ line: 1, column: 1 });
});

import { expect, it } from "vitest";
import type { NamedField } from "./NamedField";
import { filterParts } from "./filterParts";

const field = (source: string, as: NamedField["as"]): NamedField => ({ source, as, label: source, spec: null });
const fields = [
  field("name", "text"),
  { ...field("state", "choice"), numeric: true, values: [1, 2] },
  field("made", "moment"),
  field("size", "number"),
  field("isOpen", "flag"),
  field("last_end", "whole"),
];
const said = (filters: object) => filterParts({ ...filters }, fields);

it("writes filters as conditions", () => {
  expect(said({ name: "pump", state: [1, 2], isOpen: 1, other: "x", where_zone: "UTC" })).toEqual({
    search: "",
    text: "",
    parts: [
      { field: "name", operator: "contains", values: ["pump"] },
      { field: "state", operator: "one_of", values: ["1", "2"] },
      { field: "isOpen", operator: "is", values: ["1"] },
      { field: "other", operator: "one_of", values: ["x"] },
    ],
  });
});

it("writes limits of a field as one span, unless a field has that name", () => {
  expect(said({ made_begin: 5, made_end: 9, size_min: 1, last_end: 3 }).parts).toEqual([
    { field: "last_end", operator: "one_of", values: ["3"] },
    { field: "made", operator: "between", values: ["5", "9"] },
    { field: "size", operator: "more", values: ["1"] },
  ]);
  expect(said({ size_max: 4 }).parts).toEqual([{ field: "size", operator: "less", values: ["4"] }]);
});

it("writes what is searched for, and conditions beside it", () => {
  const { search, parts, text } = said({ q: "pump", where: "state is 1 or state is 2" });
  expect([search, text, parts.length]).toEqual(["pump", "", 1]);
  expect(parts[0]).toMatchObject({ match: "any", of: [{ values: ["1"] }, { values: ["2"] }] });
  expect(said({ where: "state is 1 and (name empty or name is a)" }).parts).toHaveLength(2);
});

it("leaves a text as it is if there are no words for it", () => {
  for (const where of ["nothing is 1", "state is", "state is 1 or (name is a and name is b)"])
    expect(said({ where })).toEqual({ search: "", parts: [], text: where });
});

import { expect, it } from "vitest";
import { MAX_SORT_KEYS } from "../../../shared/schema/sorting";
import { sortedFields, sortKeys, sortOf, withSortKey } from "./sortKeys";

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });

it("reads and writes an order of one field and of several", () => {
  expect(sortKeys({ field: "name", order: "DESC" })).toEqual([down("name")]);
  expect(sortOf([down("name")])).toEqual({ field: "name", order: "DESC" });
  const several = [up("state"), down("made"), up("name")];
  expect(sortOf(several)).toEqual({ field: "state,-made,name", order: "ASC" });
  expect(sortKeys(sortOf(several))).toEqual(several);
  expect(sortKeys(sortOf([down("a"), down("b")]))).toEqual([down("a"), down("b")]);
  expect(sortedFields("state,-made")).toEqual(["state", "made"]);
});

it("adds a field at the end, turns it, and takes it away", () => {
  const one = withSortKey([up("state")], "made");
  expect(one).toEqual([up("state"), up("made")]);
  const turned = withSortKey(one, "made");
  expect(turned).toEqual([up("state"), down("made")]);
  expect(withSortKey(turned, "made")).toEqual([up("state")]);
});

it("turns the only field instead of taking it away, and stops at the most", () => {
  expect(withSortKey([down("state")], "state")).toEqual([up("state")]);
  const full = Array.from({ length: MAX_SORT_KEYS }, (_, at) => up(`f${at}`));
  expect(withSortKey(full, "more")).toBe(full);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bearer } from "../wire/calls";
import { setConfig } from "../wire/config";
import { listParams } from "./listParams";

const call = bearer.list("/list");
const props = { name: "place", key: "key", title: "called" };
const asked = (filter: Readonly<Record<string, unknown>>) =>
  listParams(call, props, { pagination: { page: 2, perPage: 25 }, sort: { field: "id", order: "DESC" }, filter });

it("asks for a page in an order, by the names of the wire", () => {
  expect(asked({})).toEqual({ [call.paging]: 2, page_size: 25, sort_field: "key", sort_order: "desc" });
  expect(listParams(call, props, { sort: { field: "name", order: "ASC" }, filter: {} })).toEqual({
    sort_field: "name",
    sort_order: "asc",
  });
  expect(listParams(call, props, { sort: { field: "", order: "ASC" }, filter: {} })).toEqual({});
});

it("asks for an order of several fields where the platform has one, and otherwise for the first", () => {
  const params = { sort: { field: "state,-id", order: "DESC" } as const, filter: {} };
  expect(listParams(call, props, params)).toEqual({ sort_field: "state,key", sort_order: "desc,desc" });
  setConfig({ given: { can: ["sort"] } });
  expect(listParams(call, props, params)).toEqual({ sort_field: "state", sort_order: "desc" });
  setConfig(null);
});

it("narrows by 0 and by no, which are values, and by nothing that is empty", () => {
  const filter = { online: 0, disabled: false, id: 7, name: "", company: null, region: undefined, states: [] };
  expect(asked(filter)).toMatchObject({ online: 0, disabled: false, key: 7 });
  for (const name of ["id", "name", "company", "region", "states"]) expect(asked(filter)).not.toHaveProperty(name);
  expect(asked({ states: [0] })).toMatchObject({ states: [0] });
});

describe("on a platform with only the calls of the specification", () => {
  beforeEach(() => setConfig({ given: { can: [] } }));
  afterEach(() => setConfig(null));

  it("asks for no order and no range, and searches by the title", () => {
    const filter = { made_begin: 1, made_end: 2, size_min: 1, size_max: 2, q: "north", states: [3], id: 7 };
    expect(asked(filter)).toEqual({ [call.paging]: 2, page_size: 25, called: "north", states: 3, key: 7 });
    // The filter `state` accepts only one value.
    expect(asked({ states: [3, 4] })).toMatchObject({ states: 3 });
  });

  it("asks for nothing by fields that the specification does not name", () => {
    const filter = { region: 3, made_begin: 1, name: "north" };
    const params = { pagination: { page: 1, perPage: 25 }, sort: { field: "made", order: "DESC" } as const, filter };
    setConfig({ given: { can: ["sort", "range"] } });
    const further = { ...props, further: ["region", "made"] };
    expect(listParams(call, further, params)).toEqual({ [call.paging]: 1, page_size: 25, name: "north" });
    setConfig({ given: { can: ["sort", "range", "further"] } });
    expect(listParams(call, further, params)).toMatchObject({ ...filter, sort_field: "made" });
  });

  it("asks only for what its installation says it can", () => {
    setConfig({ given: { can: ["sort", "nonsense", 7] } });
    expect(asked({ q: "north" })).toEqual({
      [call.paging]: 2,
      page_size: 25,
      sort_field: "key",
      sort_order: "desc",
      called: "north",
    });
  });
});

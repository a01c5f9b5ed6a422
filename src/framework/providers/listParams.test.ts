import { expect, it } from "vitest";
import { bearer } from "../wire/calls";
import { listParams } from "./listParams";

const call = bearer.list("/list");
const asked = (filter: Readonly<Record<string, unknown>>) =>
  listParams(call, "key", { pagination: { page: 2, perPage: 25 }, sort: { field: "id", order: "DESC" }, filter });

it("asks for a page in an order, by the names of the wire", () => {
  expect(asked({})).toEqual({ [call.paging]: 2, page_size: 25, sort_field: "key", sort_order: "desc" });
  expect(listParams(call, "key", { sort: { field: "name", order: "ASC" }, filter: {} })).toEqual({
    sort_field: "name",
    sort_order: "asc",
  });
  expect(listParams(call, "key", { sort: { field: "", order: "ASC" }, filter: {} })).toEqual({});
});

it("narrows by 0 and by no, which are values, and by nothing that is empty", () => {
  const filter = { online: 0, disabled: false, id: 7, name: "", company: null, region: undefined, states: [] };
  expect(asked(filter)).toMatchObject({ online: 0, disabled: false, key: 7 });
  for (const name of ["id", "name", "company", "region", "states"]) expect(asked(filter)).not.toHaveProperty(name);
  expect(asked({ states: [0] })).toMatchObject({ states: [0] });
});

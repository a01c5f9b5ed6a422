import { expect, it } from "vitest";
import { listShapeOf } from "../../probe/listShape";

const rows = [{ id: 1 }, { id: 2 }];

it.each([
  [rows, { rows: "" }],
  [[], { rows: "" }],
  [
    { list: rows, total: 13 },
    { rows: "list", count: "total" },
  ],
  [
    { rows, total: "13" },
    { rows: "rows", count: "total" },
  ],
  [
    { records: rows, current: 1, pages: 7 },
    { rows: "records", page: "current", pages: "pages" },
  ],
  [
    { records: rows, total: 13, size: 2, current: 1, pages: 7 },
    { rows: "records", count: "total" },
  ],
  [
    { content: rows, totalElements: 13, totalPages: 7, number: 0 },
    { rows: "content", count: "totalElements" },
  ],
  [
    { items: [], total_count: 0, tags: ["a"] },
    { rows: "items", count: "total_count" },
  ],
  [
    { object: "list", data: rows, has_more: true },
    { rows: "data", more: "has_more" },
  ],
  [
    { page: { records: rows }, total: 13 },
    { rows: "page.records", count: "total" },
  ],
  [
    { code: 0, data: { list: rows, count: 13 } },
    { rows: "data.list", count: "data.count" },
  ],
  [{ devices: rows }, { rows: "devices" }],
])("the rows in %j are found", (data, shape) => {
  expect(listShapeOf(data)).toEqual(shape);
});

it.each([[{ id: 1, name: "a" }], [{ devices: rows, users: rows }], ["list"], [null], [["a"]], [{ list: "none" }]])(
  "no list is found in %j",
  (data) => {
    expect(listShapeOf(data)).toBeNull();
  },
);

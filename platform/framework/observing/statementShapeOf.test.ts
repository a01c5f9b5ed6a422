import { expect, it } from "vitest";
import { statementShapeOf } from "./statementShapeOf";

it.each([
  [`select * from "device" where "id" = $1 limit $2`, `select * from "device" where "id" = ? limit ?`],
  [`select 1 from "a" where "b" in ($1, $2, $3)`, `select ? from "a" where "b" in (?)`],
  [`insert into "a" ("b", "c") values ($1, $2), ($3, $4)`, `insert into "a" ("b", "c") values (?)`],
  [`update "a" set "b" = 'it''s hers', "c" = 12.5`, `update "a" set "b" = ?, "c" = ?`],
  [`select * from "audit__until_20261231"  where\n "x9" = 4`, `select * from "audit__until_20261231" where "x9" = ?`],
])("the shape of a statement has none of its values: %s", (sql, shape) => {
  expect(statementShapeOf(sql)).toBe(shape);
});

it("a long statement has a short shape", () => {
  expect(statementShapeOf("x".repeat(5000))).toHaveLength(1000);
});

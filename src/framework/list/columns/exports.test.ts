import type { ComponentProps } from "react";
import { expect, expectTypeOf, it } from "vitest";
import { type Column, TextColumn } from "./columns";
import { readColumns } from "./readColumns";
import { createElement } from "react";

it("compiles no column that draws a value of its own and does not say what a file has", () => {
  type Props = ComponentProps<typeof Column>;
  expectTypeOf<{ source: string; render: () => null }>().not.toExtend<Props>();
  expectTypeOf<{ source: string; render: () => null; exports: { as: "text" } }>().toExtend<Props>();
});

it("accepts no element that is no column, because no file could have its value", () => {
  expect(readColumns(createElement(TextColumn, { source: "name" }))).toMatchObject([{ exports: { as: "text" } }]);
  expect(() => readColumns(createElement("b", null, "x"))).toThrow("<b> is no column");
});

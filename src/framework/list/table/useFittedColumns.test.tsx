import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { ownKey } from "../../wire/storage";
import { TextColumn } from "../columns/columns";
import { useFittedColumns } from "./useFittedColumns";

const widthsOf = (name: string): readonly number[] =>
  renderHook(() =>
    useFittedColumns({
      ...{ name, table: { current: null }, columns: [TextColumn.column({ source: "company" })] },
      ...{ rows: [], beside: 0, all: false, sorted: "" },
    }),
  ).result.current.widths;

it("starts a list with the widths that it had before a reload, and any other list with declared widths", () => {
  sessionStorage.setItem(ownKey("widths.orders"), JSON.stringify([["company", { width: 212, head: 90 }]]));
  expect(widthsOf("orders")).toEqual([212]);
  expect(widthsOf("devices")).toEqual([160]);
  sessionStorage.setItem(ownKey("widths.broken"), "{");
  expect(widthsOf("broken")).toEqual([160]);
});

import { expect, it } from "vitest";
import { read } from "xlsx";
import { SheetBook } from "./SheetBook";
import { MAX_SHEET_ROWS } from "./sheetLimits";

it("goes on with another sheet where one is full, each with its header", async () => {
  const book = new SheetBook("All", ["uid"]);
  book.add(Array.from({ length: MAX_SHEET_ROWS }, () => [""]));
  book.add([["last"]]);
  const { SheetNames, Sheets } = read(new Uint8Array(await book.finish().arrayBuffer()));
  expect(SheetNames).toEqual(["All", "All 2"]);
  expect(SheetNames.map((name) => Sheets[name]?.A1?.v)).toEqual(["uid", "uid"]);
  expect(Sheets["All 2"]?.A3?.v).toBe("last");
});

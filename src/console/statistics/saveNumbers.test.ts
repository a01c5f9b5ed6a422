import { read, utils } from "xlsx";
import { expect, it } from "vitest";
import { tableCell } from "./ChartTable";
import { writeNumbersSheet } from "./saveNumbers";

it("writes what the table shows as a sheet whose numbers are numbers", async () => {
  const numbers = {
    columns: ["Day", "Income", "Paid orders"],
    rows: [
      { key: "a", cells: [tableCell("2026-11-01"), tableCell("¥1,234.50", "1234.50"), tableCell("1,012", 1012)] },
      { key: "b", cells: [tableCell("2026-11-02"), tableCell("¥0.00", "0.00"), tableCell("–")] },
    ],
  };
  const file = read(
    new Uint8Array(await (await writeNumbersSheet("Income over time", numbers, "Days in Shanghai")).arrayBuffer()),
  );
  const sheet = file.Sheets[file.SheetNames[0] ?? ""];
  expect(file.SheetNames).toEqual(["Income over time"]);
  expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ["Day · Days in Shanghai", "Income", "Paid orders"],
    ["2026-11-01", 1234.5, 1012],
    ["2026-11-02", 0, "–"],
  ]);
});

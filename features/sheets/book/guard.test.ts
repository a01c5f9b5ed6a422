import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { utils, write } from "xlsx";
import { checkWorkbook, DEFAULT_WORKBOOK_LIMITS, WorkbookRefused } from "./guard";
import { hostileBook } from "../../../tests/sheets/hostileBook";
import { readWorkbook } from "./readWorkbook";
import { Workbook } from "./Workbook";

const MB = 1024 * 1024;

const refusal = async (file: Blob, limits = DEFAULT_WORKBOOK_LIMITS): Promise<string> => {
  const before = process.memoryUsage().rss;
  const started = process.cpuUsage();
  const reason = await checkWorkbook(file, limits).then(
    () => "taken",
    (error: unknown) => (error instanceof WorkbookRefused ? error.limit : String(error)),
  );
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  return reason;
};

it("takes what programs write: ours, and another's with shared strings", async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [`PHCAM-${at}`, "00:1A:2B:3C:4D:5E", "备注"]);
  const out = new Workbook("T", ["uid", "mac", "remark"]);
  await out.add(rows);
  expect(await refusal(await out.finish())).toBe("taken");
  const bytes: ArrayBuffer = write(
    { SheetNames: ["One"], Sheets: { One: utils.aoa_to_sheet(rows) } },
    { type: "array", bookSST: true, compression: true },
  );
  expect(await refusal(new Blob([bytes]))).toBe("taken");
});

it("refuses a file that unpacks to far more than its size, by its declared and by its real size", async () => {
  const row = "<row><c/></row>";
  const bomb = await hostileBook({ sheet: [`<worksheet><sheetData>`, row, 40 * MB] });
  expect(bomb.size).toBeLessThan(MB / 4);
  expect(await refusal(bomb)).toBe("ratio");
  const liar = await hostileBook({ sheet: [`<worksheet><sheetData>`, row, 40 * MB], said: 100 });
  expect(await refusal(liar)).toBe("rows");
  expect(await refusal(liar, { ...DEFAULT_WORKBOOK_LIMITS, rows: 10 ** 9, ratio: 20 })).toBe("ratio");
  expect(await refusal(bomb, { ...DEFAULT_WORKBOOK_LIMITS, inflated: 8 * MB })).toBe("inflated");
  expect(await refusal(liar, { ...DEFAULT_WORKBOOK_LIMITS, inflated: 8 * MB, ratio: 10_000, rows: 10 ** 9 })).toBe(
    "inflated",
  );
});

it("counts strings, rows, columns, and how long one of them is", async () => {
  const loose = { ...DEFAULT_WORKBOOK_LIMITS, ratio: 10_000 };
  expect(await refusal(await hostileBook({ strings: ["<sst>", "<si/>", 20 * MB] }), loose)).toBe("strings");
  expect(await refusal(await hostileBook({ strings: ["<x:sst>", "<x:si><x:t/></x:si>", 20 * MB] }), loose)).toBe(
    "strings",
  );
  expect(await refusal(await hostileBook({ sheet: ["<sheetData>", "<row/>", 20 * MB] }), loose)).toBe("rows");
  expect(await refusal(await hostileBook({ sheet: ["<sheetData><row>", "<c/>", MB] }), loose)).toBe("columns");
  expect(
    await refusal(await hostileBook({ sheet: ["<sheetData>", `<row>${"<c/>".repeat(500)}</row>`, 24 * MB] }), loose),
  ).toBe("cells");
  expect(await refusal(await hostileBook({ sheet: ["<sheetData><row><c><v>", "a", 8 * MB] }), loose)).toBe("cell");
  expect(await refusal(await hostileBook({ sheet: ["<sheetData><row>", "<x/>", 8 * MB] }), loose)).toBe("cell");
});

it("refuses too many entries, what takes too long, and a head that differs from the directory", async () => {
  expect(await refusal(await hostileBook({ entries: 2000 }))).toBe("entries");
  expect(
    await refusal(await hostileBook({ sheet: ["<a>", "<b/>", MB] }), {
      ...DEFAULT_WORKBOOK_LIMITS,
      ratio: 10_000,
      time: -1,
    }),
  ).toBe("time");
  const bytes = new Uint8Array(await (await hostileBook({ entries: 3 })).arrayBuffer());
  new DataView(bytes.buffer).setUint32(18, 77, true);
  expect(await refusal(new Blob([bytes]))).toContain("no zip file");
  expect(await refusal(new Blob([deflateRawSync(Buffer.alloc(100))]))).toContain("no zip file");
});

it("comes before the rows", async () => {
  const bomb = await hostileBook({ sheet: [`<worksheet><sheetData>`, "<row><c/></row>", 40 * MB] });
  await expect(readWorkbook(bomb).next()).rejects.toThrow(WorkbookRefused);
});

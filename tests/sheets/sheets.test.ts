// Workbooks that LibreOffice, openpyxl and XlsxWriter wrote (see make.py). Dates, leading zeros and numbers of twenty
// digits are read correctly. Values that the program itself damaged are reported. Files that are not xlsx are reported
// too.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openExport } from "../../features/export/console/ExportWriter";
import { ImportFile } from "../../features/import/console/ImportFile";
import type { ImportPlan, PlanField, ImportUpdate } from "../../features/import/console/ImportPlan";
import { LOST_DIGITS_MARK, FRACTION_MARK, NO_VALUE_MARK } from "../../features/sheets/book/cellText";
import { readWorkbook } from "../../features/sheets/book/readWorkbook";
import { detectFileKind } from "../../features/import/console/detectFileKind";

const CARD = "89860620160012345678";
const fileOf = (name: string): Blob => new Blob([readFileSync(join(import.meta.dirname, "files", name))]);
const rowsOf = async (name: string) => {
  const rows = [];
  for await (const row of readWorkbook(fileOf(name))) rows.push(row);
  return rows;
};

describe("a sheet that a person made", () => {
  it.each(["openpyxl.xlsx", "openpyxl-iso-dates.xlsx", "libreoffice.xlsx"])("is read whole from %s", async (name) => {
    const [title, header, card, number, formula] = await rowsOf(name);
    expect(title?.cells).toEqual(["SIM cards of the spring delivery 春季到货"]);
    expect(header).toEqual({
      isHidden: false,
      number: 3,
      cells: ["ICCID", "运营商 *", "SIM provider（必填）", "Linked ID", "Delivered", "Price"],
    });
    expect(card).toEqual({
      isHidden: false,
      number: 4,
      cells: [CARD, "中国联通", "1", "0012", "2026-02-28", `${FRACTION_MARK}19.9`],
    });
    expect(number?.number).toBe(5);
    expect(number?.cells.slice(1)).toEqual(["China Unicom", "1", "0012", "2026-01-02 03:04:05", `${FRACTION_MARK}0.3`]);
    expect(number?.cells[0]?.startsWith(`${LOST_DIGITS_MARK}8986062016001`)).toBe(true);
    expect(formula?.number).toBe(7);
    const isCalculated = name === "libreoffice.xlsx";
    expect(formula?.cells[3]).toBe(isCalculated ? "0034" : `${NO_VALUE_MARK}=CONCATENATE("00","34")`);
    expect(formula?.cells[5]).toBe(isCalculated ? `${FRACTION_MARK}39.8` : `${NO_VALUE_MARK}=F4*2`);
  });

  it.each(["xlsxwriter.xlsx", "xlsxwriter-1904-inline.xlsx"])("is read whole from %s", async (name) => {
    const [header, card, number, error] = await rowsOf(name);
    expect(header?.cells).toEqual(["iccid", "Carrier", "物联卡服务商", "Linked ID", "Delivered"]);
    expect(card?.cells).toEqual([CARD, "中国联通", "1", "00007", "2026-02-28"]);
    expect(number?.cells[0]?.startsWith(LOST_DIGITS_MARK)).toBe(true);
    expect(number?.cells.slice(1)).toEqual(["中国移动", "TRUE", "0034", "2026-01-02 03:04:05"]);
    expect(error?.cells).toEqual([`${NO_VALUE_MARK}#N/A`]);
  });
});

const field = (
  name: string,
  as: PlanField["as"],
  headers: readonly string[],
  more: Partial<PlanField> = {},
): PlanField => ({
  name,
  as,
  many: false,
  required: true,
  label: name,
  headers,
  schema: { builder: as === "number" ? "number" : "text", args: { required: true } },
  words: [],
  choices: [],
  resource: null,
  ...more,
});
const carrier = { name: "carrier", values: [1, 2].map((value) => ({ value, color: "default" as const })) };
const plan: ImportPlan = {
  title: "Cards",
  natural: ["iccid"],
  fields: [
    field("iccid", "text", ["ICCID"]),
    field("network_type", "enum", ["Carrier", "运营商"], {
      words: [
        ["China Unicom", 1],
        ["中国联通", 1],
        ["China Mobile", 2],
      ],
      schema: { builder: "oneOf", args: { required: true, of: carrier } },
    }),
    field("link_id", "text", ["Linked ID"], { required: false, schema: { builder: "text", args: {} } }),
  ],
};

/** Opens a file as the worker does, and reads all of it. */
const judged = async (
  name: string,
): Promise<{ readonly file: ImportFile; readonly updates: ImportUpdate; readonly mapping: unknown }> => {
  let isOver = (_: ImportUpdate): void => {};
  let isBroken = (_: unknown): void => {};
  const update = new Promise<ImportUpdate>((resolve, reject) => {
    isOver = resolve;
    isBroken = reject;
  });
  const file = new ImportFile(plan, (one) => {
    if (one.complete) isOver(one);
  });
  const { mapping } = await file.open(fileOf(name), isBroken);
  return { file, updates: await update, mapping };
};

describe("a file that is judged", () => {
  it("says at the row that digits were lost, and that a formula has no value, and keeps the good ones", async () => {
    const { file, updates } = await judged("openpyxl.xlsx");
    expect(updates.counts).toMatchObject({ good: 1, bad: 2 });
    expect(file.good(9).map(({ record }) => record)).toEqual([{ iccid: CARD, network_type: 1, link_id: "0012" }]);
    const [lost, formula] = file.rows(0, 9, "bad");
    expect(lost).toMatchObject({ number: 5, problems: [{ field: "iccid", key: "import.destroyed" }] });
    expect(formula).toMatchObject({ number: 7, problems: [{ field: "link_id", key: "import.no_value" }] });
    expect(formula?.cells[3]).toBe(`${NO_VALUE_MARK}=CONCATENATE("00","34")`);
  });

  it("gives the rows that are wrong back as a workbook with their reasons", async () => {
    const { file } = await judged("openpyxl.xlsx");
    const report = await file.report("错误行", "原因", { 1: "末尾数字已丢失", 2: "没有值" });
    const rows = [];
    for await (const { cells } of readWorkbook(report)) rows.push(cells);
    expect(rows[0]?.at(-1)).toBe("原因");
    expect(rows.slice(1).map((cells) => cells.at(-1))).toEqual(["末尾数字已丢失", "没有值"]);
    expect(rows[1]?.[4]).toBe("2026-01-02 03:04:05");
  });

  it.each(["header-only.xlsx", "nothing.xlsx"])("has no rows in %s", async (name) => {
    const { updates } = await judged(name);
    expect(Object.values(updates.counts).every((count) => count === 0)).toBe(true);
  });

  it("knows no column of another file", async () => {
    expect((await judged("other-columns.xlsx")).mapping).toEqual({});
  });
});

describe("a file that is no workbook", () => {
  it.each([
    ["csv-renamed.xlsx", "text"],
    ["gbk-renamed.xlsx", "text"],
    ["xls-renamed.xlsx", "xls"],
    ["encrypted.xlsx", "encrypted"],
    ["empty.xlsx", "empty"],
    ["cut-off.xlsx", "cut_off"],
  ])("%s is recognised: %s", async (name, kind) => {
    await expect(rowsOf(name)).rejects.toThrow("no zip file");
    expect(await detectFileKind(fileOf(name))).toBe(kind);
  });

  it("is another document when there is no workbook in it", async () => {
    await expect(rowsOf("ods-renamed.xlsx")).rejects.toThrow("no workbook");
  });
});

const office = spawnSync("soffice", ["--version"]).status === 0;

describe("a file that we write", () => {
  const row = {
    uid: "007",
    iccid: CARD,
    note: "=1+1, “中文” & <xml>\nsecond line",
    price: "19.90",
    count: 1200,
    gmt: 1_767_323_045,
  };
  const columns = (["uid", "iccid", "note"] as const).map((source) => ({ source, label: source, as: "text" as const }));
  const written = async (): Promise<Blob> => {
    const writer = openExport({
      format: "xlsx",
      rows: 1,
      title: "设备: [2026]/11",
      yes: "Yes",
      no: "No",
      zone: "Asia/Shanghai",
      columns: [
        ...columns,
        { source: "price", label: "价格", as: "number" as const },
        { source: "count", label: "count", as: "number" as const },
        { source: "gmt", label: "gmt", as: "timestamp" as const },
      ].map((column) => ({ ...column, resource: null, words: {} })),
    });
    await writer.add([row], {});
    return writer.finish();
  };

  it.skipIf(!office)("opens in LibreOffice with every cell as it was", { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "pilothouse-sheet-"));
    try {
      writeFileSync(join(folder, "ours.xlsx"), new Uint8Array(await (await written()).arrayBuffer()));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const asCsv = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true";
      execFileSync("soffice", [
        "--headless",
        profile,
        "--convert-to",
        asCsv,
        "--outdir",
        folder,
        join(folder, "ours.xlsx"),
      ]);
      const text = readFileSync(join(folder, "ours.csv"), "utf8");
      const [header, ...rest] = text.split("\n");
      expect(header).toBe("uid,iccid,note,价格,count,gmt");
      expect(rest.join("\n").trimEnd()).toMatch(
        /^007,89860620160012345678,"=1\+1, “中文” & <xml>\nsecond line",19\.90,1200,2026-01-02 11:04:05$/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("is read back by the import as it was", async () => {
    const rows = [];
    for await (const { cells } of readWorkbook(await written())) rows.push(cells);
    expect(rows[1]?.slice(0, 3)).toEqual(["007", CARD, row.note]);
  });
});

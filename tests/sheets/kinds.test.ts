// Unusual files, one of each kind that was read wrongly in the past. This file makes each workbook, either by exceljs
// or by hand. A test with a workbook made by hand names the program that writes such workbooks.
import { describe, expect, it } from "vitest";
import { faultOfFileName } from "../../features/import/console/faultOfName";
import { readWorkbook } from "../../features/sheets/book/readWorkbook";
import {
  createBook,
  CARD_NUMBER,
  planField,
  openSheet,
  packBook,
  cardPlan,
  problemsOf,
  goodRecords,
  type Rows,
  createSheet,
} from "./opened";

describe("what a file has lost", () => {
  it("stays lost in the file of rejected rows, however often it is imported", async () => {
    const { file } = await openSheet(
      await createSheet([
        ["ICCID", "Note"],
        [Number(CARD_NUMBER), "number"],
        [CARD_NUMBER, { error: "#N/A" }],
        ["8.98606E+19", "what a person keeps of it"],
      ]),
    );
    const keys = ["import.destroyed", "import.no_value", "import.destroyed"];
    expect(problemsOf(file).map(([, , key]) => key)).toEqual(keys);
    const again = await openSheet(file.report("Errors", "Reason", {}));
    expect(problemsOf(again.file).map(([, , key]) => key)).toEqual(keys);
    const thrice = await openSheet(again.file.report("Errors", "Reason", {}));
    expect(problemsOf(thrice.file).map(([, , key]) => key)).toEqual(keys);
  });

  it("is noticed where a byte of the archive is another one", async () => {
    const bytes = new Uint8Array(
      await (await createSheet([["ICCID"], ...Array.from({ length: 200 }, (_, at) => [`${at}`])])).arrayBuffer(),
    );
    const at = Math.floor(bytes.length / 3);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    await expect(readWorkbook(new Blob([bytes])).next()).rejects.toThrow("damaged");
  });
});

describe("decimals", () => {
  it("are read with the mark of their column, shown as they are read, and with another one when a person says so", async () => {
    const blob = await createSheet([
      ["ICCID", "Price"],
      [CARD_NUMBER, "19,90"],
      [CARD_NUMBER, "1.234,50"],
      [CARD_NUMBER, "1.234"],
      [CARD_NUMBER, 1.5],
    ]);
    const { file, last } = await openSheet(blob);
    expect(last()?.marks).toEqual({ 1: "," });
    expect(goodRecords(file).map(({ price }) => price)).toEqual(["19.90", "1234.50", "1234.00", "1.50"]);
    expect(file.rows(0, 4, "all").map(({ understood }) => understood[1])).toEqual([
      "19.90",
      "1234.50",
      "1234",
      undefined,
    ]);
    await file.map({ 0: "iccid", 1: "price" }, { 1: "." });
    expect(problemsOf(file)).toEqual([
      [2, "price", "import.not_number", { value: "19,90" }],
      [3, "price", "import.not_number", { value: "1.234,50" }],
    ]);
    expect(goodRecords(file).map(({ price }) => price)).toEqual(["1.23", "1.50"]);
  });

  it.each([
    [",", "1.50", "1234.00"],
    [".", "1.50", "1.23"],
  ] as const)("that can be read either way are read as the operator writes: %s", async (mark, plain, either) => {
    const { file } = await openSheet(
      await createSheet([
        ["ICCID", "Price"],
        [CARD_NUMBER, 1.5],
        [CARD_NUMBER, "1.234"],
      ]),
      {},
      { ...cardPlan, mark },
    );
    expect(goodRecords(file).map(({ price }) => price)).toEqual([plain, either]);
  });

  it("are read again when the rest of a column shows its decimal mark", async () => {
    const rows = Array.from({ length: 700 }, (_, at) => [CARD_NUMBER, at < 650 ? "1,234" : "7,5"]);
    const { file } = await openSheet(await createSheet([["ICCID", "Price"], ...rows]));
    expect(file.good(700).map(({ record }) => record.price)).toEqual(rows.map((_, at) => (at < 650 ? "1.23" : "7.50")));
  });
});

describe("headers", () => {
  it("that are missing cost no row", async () => {
    const rows = [
      [CARD_NUMBER, "19.90"],
      [`${CARD_NUMBER.slice(0, -1)}9`, "5"],
    ];
    const { file, opened } = await openSheet(await createSheet(rows));
    expect(opened).toMatchObject({ head: 0, mapping: {}, heads: [{ number: 1 }, { number: 2 }] });
    await file.map({ 0: "iccid", 1: "price" });
    expect(goodRecords(file)).toHaveLength(2);
    // The texts of the header that the worker reports.
    expect(opened.header).toEqual(["", ""]);
  });

  it("that name no field are asked about, and can be data", async () => {
    const blob = await createSheet([
      ["Colour", "Size"],
      ["red", "large"],
    ]);
    const { opened, last } = await openSheet(blob);
    expect([opened.head, last()?.counts.bad]).toEqual([1, 1]);
    expect((await openSheet(blob, { head: 0 })).last()?.counts.bad).toBe(2);
    expect((await openSheet(blob, { head: 2 })).opened.columns.map(({ header }) => header)).toEqual(["red", "large"]);
  });

  it.each([
    "卡号(ICCID)",
    "iccid 号（必填）",
    "ICCID\n(必填)",
    "卡号\nICCID",
    "* ICCID：",
    "【ICCID】",
    "ICCID\u200b",
    "ICCID/卡号",
  ])("are known as people write them: %j", async (header) => {
    const { opened } = await openSheet(
      await createSheet([
        ["到货（ICCID 清单）"],
        [],
        [header, "MAC地址", "价格 (USD)"],
        [CARD_NUMBER, "001A2B3C4D5E", 5],
      ]),
    );
    expect(opened).toMatchObject({ head: 3, mapping: { 0: "iccid", 1: "mac", 2: "price" } });
  });

  it("that could be several fields are left to people", async () => {
    const own = { ...cardPlan, fields: [planField("a", "text", ["卡号"]), planField("b", "text", ["Serial"])] };
    expect((await openSheet(await createSheet([["卡号 Serial"], ["x"]]), {}, own)).opened.mapping).toEqual({});
  });
});

describe("rows", () => {
  it("that a filter hides are counted and left out, unless a person takes them", async () => {
    const blob = await createBook((book) => {
      const sheet = book.addWorksheet("A");
      sheet.addRows([["ICCID"], [CARD_NUMBER], [`${CARD_NUMBER.slice(0, -1)}9`]]);
      sheet.autoFilter = "A1:A3";
      sheet.getRow(3).hidden = true;
    });
    const left = await openSheet(blob);
    expect([left.last()?.hidden, goodRecords(left.file).length]).toEqual([1, 1]);
    const taken = await openSheet(blob, { hidden: true });
    expect([taken.last()?.hidden, goodRecords(taken.file).length]).toEqual([1, 2]);
  });

  it("are known as hidden in the words of LibreOffice, and without their numbers, too", async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const blob = await packBook(
      `<row>${cell("ICCID")}</row><row hidden="true">${cell(CARD_NUMBER)}</row><row hidden="false">${cell(CARD_NUMBER)}</row>`,
    );
    const { file, last } = await openSheet(blob);
    expect([last()?.hidden, goodRecords(file).length]).toEqual([1, 1]);
  });

  it("are not ready when nothing is mapped, or a required column is missing", async () => {
    const { file, last } = await openSheet(
      await createSheet([
        ["Colour", "Size"],
        ["red", "large"],
      ]),
    );
    expect(last()?.counts).toMatchObject({ good: 0, bad: 1 });
    expect(problemsOf(file)).toEqual([[2, "iccid", "import.no_column", {}]]);
    const free = { ...cardPlan, fields: cardPlan.fields.filter(({ required }) => !required) };
    const other = await openSheet(
      await createSheet([
        ["Colour", "Size"],
        ["red", "large"],
      ]),
      {},
      free,
    );
    expect(problemsOf(other.file)).toEqual([[2, "", "import.nothing_mapped", {}]]);
  });

  it("have columns past the 256th, with addresses as exceljs writes them, and without, as streaming writers may", async () => {
    const wide = Array.from({ length: 299 }, (_, at) => `c${at}`);
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      [...wide, "ICCID"],
      [...wide, CARD_NUMBER],
    ];
    const bare = await packBook(rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join(""));
    for (const blob of [await createSheet(rows), bare]) {
      const { file, opened } = await openSheet(blob);
      expect([opened.columns.length, opened.mapping[299]]).toEqual([300, "iccid"]);
      expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER }]);
      await file.map({ 298: "note" });
      for await (const { cells } of readWorkbook(file.report("x", "Reason", {})))
        expect(cells).toHaveLength(cells.includes("Reason") ? 301 : 300);
    }
  });
});

it("a sheet is chosen by its name; hidden ones are not offered", async () => {
  const blob = await createBook((book) => {
    book.addWorksheet("说明", { state: "hidden" }).addRow(["ICCID"]);
    book.addWorksheet("Notes").addRow(["read me"]);
    book.addWorksheet("Cards").addRows([["ICCID"], [CARD_NUMBER]]);
  });
  expect((await openSheet(blob)).opened).toMatchObject({ sheets: ["Notes", "Cards"], sheet: "Notes" });
  const { file, opened } = await openSheet(blob, { sheet: "Cards" });
  expect(opened.sheet).toBe("Cards");
  expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER }]);
});

it("a MAC is one address however it is typed", async () => {
  const typed = ["00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "001a2b3c4d5e", "001a.2b3c.4d5e"];
  const { file } = await openSheet(
    await createSheet([["ICCID", "MAC address"], ...typed.map((mac) => [CARD_NUMBER, mac])]),
    {},
    { ...cardPlan, natural: ["mac"] },
  );
  expect(goodRecords(file).map(({ mac }) => mac)).toEqual(["00:1A:2B:3C:4D:5E"]);
  expect(problemsOf(file).map(([row, , key]) => [row, key])).toEqual([3, 4, 5].map((row) => [row, "import.repeated"]));
});

it("reasons name the allowed values, the invisible character, and how a date is written", async () => {
  const rows: Rows = [
    ["ICCID", "Made", "Kind", "Note"],
    [CARD_NUMBER, "31.12.2026 08:00", "Plug-in", "read"],
    [CARD_NUMBER, "31/31/2026", "Moon", ""],
    [`${CARD_NUMBER.slice(0, 5)}\u200b${CARD_NUMBER.slice(5)}`, "09:30", "Plug-in\u00a0", "zero\u200bwidth"],
  ];
  const { file } = await openSheet(await createSheet(rows));
  expect(goodRecords(file)).toMatchObject([{ made: new Date(2026, 11, 31, 8).getTime() / 1000 }]);
  expect(problemsOf(file)).toEqual([
    [3, "made", "import.not_date", { value: "31/31/2026" }],
    [3, "kind", "import.not_allowed", { value: "Moon", allowed: "Plug-in, Built in" }],
    [4, "made", "import.no_day", { value: "09:30" }],
    [4, "iccid", "import.invisible", { value: rows[3]?.[0], character: "U+200B", place: 6 }],
  ]);
});

it("a time without a day is a time, also where a spreadsheet keeps it as a day", async () => {
  const blob = await createBook((book) => {
    const sheet = book.addWorksheet("A");
    sheet.addRows([
      ["ICCID", "Made", "Note"],
      [CARD_NUMBER, 0.395_833_333, 1.5],
    ]);
    sheet.getCell("B2").numFmt = "yyyy-mm-dd hh:mm";
    sheet.getCell("C2").numFmt = "[h]:mm";
  });
  const { file } = await openSheet(blob);
  expect(problemsOf(file)).toEqual([[2, "made", "import.no_day", { value: "09:30" }]]);
  await file.map({ 0: "iccid", 2: "note" });
  expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER, note: "36:00" }]);
});

it("a CSV file is refused with the reason", () => {
  expect(["cards.csv", "cards.TSV", "cards.xls", "cards.ods", "cards.xlsx"].map(faultOfFileName)).toEqual([
    "csv",
    "csv",
    "xls",
    "not_xlsx",
    null,
  ]);
});

// A price is stored in the currency in which it was written, or not at all.
import { describe, expect, it } from "vitest";
import {
  createBook,
  CARD_NUMBER,
  planField,
  openSheet,
  cardPlan as cards,
  problemsOf,
  goodRecords,
  createSheet,
} from "./opened";

const priced = (name: string, label: string, currency: string, headers: readonly string[] = []) =>
  planField(name, "amount", [label, ...headers], { currency, schema: { builder: "money", args: { currency } } });
const plan = {
  ...cards,
  fields: [
    ...cards.fields.slice(0, 1),
    priced("rmb", "Price (CNY)", "rmb", ["人民币价格"]),
    priced("usd", "Price (USD)", "usd", ["美元价格"]),
    priced("inr", "Price (INR)", "inr", ["卢比价格"]),
  ],
};
const wallet = {
  ...cards,
  fields: [
    ...cards.fields.slice(0, 1),
    planField("money", "amount", ["Amount"], {
      currency: null,
      schema: { builder: "money", args: { currencyField: "money_type" } },
    }),
    planField("money_type", "enum", ["Currency"], {
      words: [
        ["Yuan", "rmb"],
        ["US dollar", "usd"],
        ["Yen", "jpy"],
      ],
      schema: {
        builder: "oneOf",
        args: { of: { name: "c", values: [{ value: "rmb" }, { value: "usd" }, { value: "jpy" }] } },
      },
    }),
  ],
};

describe("a column of prices", () => {
  it.each([
    ["Price (CNY)", "rmb"],
    ["Price (USD) *", "usd"],
    ["price( usd )", "usd"],
    ["Price (Usd)", "usd"],
    ["PRICE （ＩＮＲ）", "inr"],
    ["Price USD", "usd"],
    ["Price ($)", "usd"],
    ["Price [US$]", "usd"],
    ["Price（元）", "rmb"],
    ["美元价格", "usd"],
    ["美元价格 (USD)", "usd"],
    ["卢比价格", "inr"],
  ])("headed %s, alone in its file, is that of its currency", async (header, name) => {
    const { opened } = await openSheet(
      await createSheet([
        ["ICCID", header],
        [CARD_NUMBER, 5],
      ]),
      {},
      plan,
    );
    expect(opened).toMatchObject({ mapping: { 0: "iccid", 1: name }, unsure: {} });
  });

  it("is asked about where its header names no currency", async () => {
    const { opened, file } = await openSheet(
      await createSheet([
        ["ICCID", "Price"],
        [CARD_NUMBER, 5],
      ]),
      {},
      plan,
    );
    expect(opened.mapping).toEqual({ 0: "iccid" });
    expect(opened.unsure).toEqual({ 1: ["rmb", "usd", "inr"] });
    expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER }]);
    const answered = await openSheet(
      await createSheet([
        ["ICCID", "Price"],
        [CARD_NUMBER, 5],
      ]),
      { decided: [1] },
      plan,
    );
    expect(answered.opened.unsure).toEqual({});
  });

  it.each(["Price (EUR)", "Price (€)", "Price (JPY)", "单价（欧元）"])(
    "in a currency that no field has is left out: %s",
    async (header) => {
      const { opened } = await openSheet(
        await createSheet([
          ["ICCID", header],
          [CARD_NUMBER, 5],
        ]),
        {},
        plan,
      );
      expect(opened).toMatchObject({ mapping: { 0: "iccid" }, unsure: {} });
    },
  );

  it("is each its own, in whatever order", async () => {
    const { opened, file } = await openSheet(
      await createSheet([
        ["Price (INR)", "Price (USD)", "ICCID", "Price (CNY)"],
        [150, 2, CARD_NUMBER, 1],
      ]),
      {},
      plan,
    );
    expect(opened).toMatchObject({ mapping: { 0: "inr", 1: "usd", 2: "iccid", 3: "rmb" }, unsure: {} });
    expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER, rmb: "1.00", usd: "2.00", inr: "150.00" }]);
  });
});

describe("an amount", () => {
  it.each(["$19.90", "US$ 19.90", "19.90 USD", "19.90美元", "€19.90", "19,90 EUR", "HK$19.90", "₹19.90", "¥19.90 USD"])(
    "written in another currency than its column's is refused: %s",
    async (text) => {
      const { file } = await openSheet(
        await createSheet([
          ["ICCID", "Price (CNY)"],
          [CARD_NUMBER, text],
        ]),
        {},
        plan,
      );
      expect(problemsOf(file)).toMatchObject([[2, "rmb", "import.other_currency", { value: text, currency: "CNY" }]]);
    },
  );

  it.each(["¥19.90", "￥19.90", "19.90元", "CNY 19.90", "19.90 RMB", "人民币19.90", "１９.９０元", "19.90"])(
    "written in the currency of its column is taken: %s",
    async (text) => {
      const { file } = await openSheet(
        await createSheet([
          ["ICCID", "Price (CNY)"],
          [CARD_NUMBER, text],
        ]),
        {},
        plan,
      );
      expect(goodRecords(file)).toEqual([{ iccid: CARD_NUMBER, rmb: "19.90" }]);
    },
  );

  it.each([
    '"$"#,##0.00',
    "[$$-409]#,##0.00",
    "[$€-2] #,##0.00",
    '0.00" USD"',
    "$#,##0.00;[Red]($#,##0.00)",
    '_("$"* #,##0.00_)',
  ])(
    "that the file shows in another currency is refused, and stays so in the file of rejected rows: %s",
    async (numFmt) => {
      const blob = await createBook((book) => {
        const sheet = book.addWorksheet("A");
        sheet.addRows([
          ["ICCID", "Price (CNY)"],
          [CARD_NUMBER, 19.5],
        ]);
        sheet.getCell("B2").numFmt = numFmt;
      });
      const { file } = await openSheet(blob, {}, plan);
      expect(problemsOf(file)).toMatchObject([[2, "rmb", "import.other_currency", {}]]);
      const again = await openSheet(file.report("Errors", "Reason", {}), {}, plan);
      expect(problemsOf(again.file)).toMatchObject([[2, "rmb", "import.other_currency", {}]]);
    },
  );

  it.each(['"¥"#,##0.00', "[$¥-804]#,##0.00", '0.00"元"', "[$CNY] 0.00", "#,##0.00", "0.00_ "])(
    "that the file shows in its own is taken: %s",
    async (numFmt) => {
      const blob = await createBook((book) => {
        const sheet = book.addWorksheet("A");
        sheet.addRows([
          ["ICCID", "Price (CNY)", "Note"],
          [CARD_NUMBER, 19.5, 1234.5],
        ]);
        sheet.getCell("B2").numFmt = numFmt;
      });
      expect(goodRecords((await openSheet(blob, {}, plan)).file)).toEqual([{ iccid: CARD_NUMBER, rmb: "19.50" }]);
    },
  );

  it("agrees with the currency of its record, gives it to a record without one, and is asked about where it is not clear", async () => {
    const rows = [
      ["ICCID", "Amount", "Currency"],
      [CARD_NUMBER, "$5", "US dollar"],
      [CARD_NUMBER, "$5", "Yuan"],
      [CARD_NUMBER, "$5", ""],
      [CARD_NUMBER, "¥5", ""],
    ];
    const { file } = await openSheet(await createSheet(rows), {}, wallet);
    expect(goodRecords(file)).toEqual([
      { iccid: CARD_NUMBER, money: "5.00", money_type: "usd" },
      { iccid: CARD_NUMBER, money: "5.00", money_type: "usd" },
    ]);
    expect(problemsOf(file)).toMatchObject([
      [3, "money", "import.other_currency", { value: "$5", currency: "CNY" }],
      [5, "money", "import.no_currency", { value: "¥5" }],
    ]);
  });
});

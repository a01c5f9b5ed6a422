import { expect, it } from "vitest";
import { CFB, read } from "xlsx";
import { Workbook } from "./Workbook";

const wide = Array.from({ length: 30 }, (_, at) => `c${at}`);

it("writes the address of every row and cell, which programs other than Excel need", async () => {
  const out = new Workbook("T", wide);
  await out.add([wide.map((_, at) => (at === 1 ? "" : String(at))), ["x"]]);
  const bytes = new Uint8Array(await (await out.finish()).arrayBuffer());
  const entry = CFB.find(CFB.read(Buffer.from(bytes), { type: "buffer" }), "/xl/worksheets/sheet1.xml");
  const xml = Buffer.from(Uint8Array.from(entry?.content ?? [])).toString();
  expect([...xml.matchAll(/<row r="(\d+)"/g)].map(([, row]) => row)).toEqual(["1", "2", "3"]);
  const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"/g)].map(([, cell]) => cell);
  expect(cells).toHaveLength(30 + 29 + 1);
  expect(cells.slice(24, 32)).toEqual(["Y1", "Z1", "AA1", "AB1", "AC1", "AD1", "A2", "C2"]);
  expect(xml).not.toMatch(/<c(?! r=)[ >/]/);
  expect(read(bytes).Sheets.T?.AD2?.v).toBe("29");
});

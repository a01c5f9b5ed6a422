import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { objectIn, type JsonObject } from "../facts";
import { MockPlatform } from "../mock/Mock";
import { serveMock, type ServedMock } from "../mock/serve";
import { ImportRefusal } from "../Refusal";
import { importInferred, type InferredImport } from "./importInferred";

const NOTHING = { set: {}, only: [], title: "" };
const folder = mkdtempSync(join(tmpdir(), "pilothouse-infer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const fieldsOf = (taken: InferredImport, file: string): JsonObject => objectIn(objectIn(taken.files.get(file)).fields);
const rowsOf = (taken: InferredImport, name: string): readonly unknown[] =>
  (taken.beside.get(`imported/rows/${name}.ndjson`) ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

const device = (id: number) => ({
  ...{ id, serialNo: `A-${id}`, siteId: id < 4 ? 7 : 9, state: id % 2 === 0 ? "online" : "offline" },
  ...{ createdAt: 1767322800 + id, seen: "2026-01-02T03:04:05Z", ip: `10.0.0.${id}`, isLocked: id === 1 },
  ...{ address: id === 1 ? { zipCode: "01" } : null, streams: id === 1 ? [{ isMain: true }] : [] },
});
const DEVICES = JSON.stringify({ total: 6, page: { items: [1, 2, 3, 4, 5, 6].map(device) } });
const SITES = 'id;Site Name;Zip;Größe (m²);名称\r\n7;"North; ""gate""";01234;1.5;北\r\n8;South;01235;2;南\r\n';

describe("files with rows", () => {
  let taken: InferredImport;
  beforeAll(async () => {
    taken = await importInferred([at("devices.json", DEVICES), at("sites.csv", SITES)], NOTHING, {});
  });

  it.each([
    ["serial_no", { kind: "text", required: true }],
    ["site_id", { kind: "reference", to: "site", required: true }],
    ["state", { kind: "enum", enum: "device_state", required: true }],
    ["created_at", { kind: "timestamp", required: true }],
    ["seen", { kind: "timestamp" }],
    ["ip", { kind: "text", pattern: "ip" }],
    ["is_locked", { kind: "boolean" }],
    ["address", { kind: "attributes", of: { zip_code: { kind: "text" } } }],
    ["streams", { kind: "list", of: { is_main: { kind: "boolean" } } }],
  ])("say that %s is %j", (name, field) => {
    expect(fieldsOf(taken, "main/device.yaml")[name]).toMatchObject(field);
    expect(fieldsOf(taken, "main/device.yaml").streams).not.toHaveProperty("required");
  });

  it("say with their headers what the columns of CSV are called, and a number with a leading zero is a text", () => {
    expect(fieldsOf(taken, "main/site.yaml")).toMatchObject({
      site_name: { kind: "text", label: { en: "Site Name" } },
      zip: { kind: "text" },
      grosse_m2: { kind: "number", label: { en: "Größe (m²)" } },
      value: { kind: "text", label: { en: "名称", "zh-CN": "名称" } },
    });
  });

  it("are the first rows, by the names of fields, without references to missing rows", () => {
    expect(rowsOf(taken, "001-site")[0]).toEqual({
      ...{ id: 7, site_name: 'North; "gate"', zip: "01234", grosse_m2: 1.5, value: "北" },
    });
    expect(rowsOf(taken, "002-device")[0]).toMatchObject({
      ...{ site_id: 7, created_at: 1767322801, seen: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000, is_locked: 1 },
      ...{ address: '{"zip_code":"01"}', streams: [{ is_main: 1 }] },
    });
    expect(rowsOf(taken, "002-device")[5]).not.toHaveProperty("site_id");
    expect(objectIn(taken.files.get("main/device.yaml"))).toMatchObject({
      title: "serial_no",
      unique: [["serial_no"]],
    });
  });

  it("can be a workbook with several sheets, and one JSON object a line", async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ["Code", "Count"],
        ["A", 1],
        ["B", 2],
      ]),
      "Racks",
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet([["Name"], ["x"]]), "Boxes");
    const file = at("depot.xlsx", write(book, { type: "buffer", bookType: "xlsx" }));
    const lines = at("events.ndjson", '{"id":"a","n":1}\n{"id":"b","n":1.5}\n');
    const found = await importInferred([file, lines], NOTHING, {});
    expect([...found.files.keys()].slice(2)).toEqual(["main/rack.yaml", "main/box.yaml", "main/event.yaml"]);
    expect(rowsOf(found, "001-rack")).toEqual([
      { code: "A", count: 1 },
      { code: "B", count: 2 },
    ]);
    expect(fieldsOf(found, "main/event.yaml")).toMatchObject({ id: { type: "string" }, n: { kind: "number" } });
  });

  it("reads dates and numbers of a workbook as they are, and no cell without a value", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Code", "Price", "Bought", "Ratio"],
      ["007", 1234.5, new Date(Date.UTC(2026, 2, 1)), { t: "e", v: 7 }],
      ["008", 99, new Date(Date.UTC(2026, 2, 2)), 0.5],
    ]);
    for (const [cell, format] of [
      ["B2", "#,##0.00"],
      ["B3", "#,##0.00"],
      ["C2", "yyyy-mm-dd"],
      ["C3", "yyyy-mm-dd"],
    ] as const)
      sheet[cell].z = format;
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Racks");
    const file = at("prices.xlsx", write(book, { type: "buffer", bookType: "xlsx" }));
    const found = await importInferred([file], NOTHING, {});
    expect(rowsOf(found, "001-price")).toEqual([
      { code: "007", price: 1234.5, bought: Date.UTC(2026, 2, 1) / 1000 },
      { code: "008", price: 99, bought: Date.UTC(2026, 2, 2) / 1000, ratio: 0.5 },
    ]);
  });

  it("refuses a workbook that is too large, before it is read", async () => {
    const book = utils.book_new();
    const wide = Array.from({ length: 2000 }, (_, column) => `c${column}`);
    utils.book_append_sheet(book, utils.aoa_to_sheet([wide]), "Wide");
    const file = at("wide.xlsx", write(book, { type: "buffer", bookType: "xlsx" }));
    await expect(importInferred([file], NOTHING, {})).rejects.toThrow("is too large or harmful: columns over 1024");
  });

  it.each([
    ["none.csv", null, "cannot be read"],
    ["bad.json", "{ no", "is neither JSON nor one JSON object a line"],
    ["bytes.bin", "a\0b", "is no text"],
  ])("%s is refused with a sentence", async (name, content, sentence) => {
    const file = content === null ? join(folder, name) : at(name, content);
    await expect(importInferred([file], NOTHING, {})).rejects.toThrow(sentence);
  });
});

describe("lists that a platform answers", () => {
  const text = readFileSync(join(import.meta.dirname, "../../../tests/import/harbour.yaml"), "utf8");
  const key = { Authorization: "Bearer token-of-the-mock" };
  let served: ServedMock;
  let address = "";
  beforeAll(async () => {
    served = await serveMock(new MockPlatform(text, "harbour.yaml", NOTHING), 0);
    address = `${served.address}/api/v2`;
  });
  afterAll(() => served.close());

  it("give fields, references, envelope, pages and key of the platform", async () => {
    const taken = await importInferred([`${address}/cameras`, `${address}/sites`], NOTHING, key);
    expect(objectIn(taken.files.get("main/camera.yaml"))).toMatchObject({
      title: "name",
      calls: { list: "/api/v2/cameras", get: "/api/v2/cameras/{id}" },
      fields: { site_id: { kind: "reference", to: "site" }, created_at: { kind: "timestamp" } },
    });
    expect(objectIn(taken.files.get("host.yaml")).dialect).toMatchObject({
      answer: { rows: "items", count: "totalElements" },
      paging: { page: "page", size: "size" },
      credentials: { key: "Authorization", before: "Bearer " },
    });
    expect(taken.report).toContain("| `camera` | The host does not say how its records are changed");
    expect(taken.text).not.toContain("token-of-the-mock");
  });

  it("are refused with a sentence without the header, and beside files", async () => {
    await expect(importInferred([`${address}/cameras`], NOTHING, {})).rejects.toThrow(
      "Give the header that lets you in",
    );
    await expect(importInferred([`${address}/cameras`, "a.csv"], NOTHING, {})).rejects.toThrow(ImportRefusal);
  });
});

// @vitest-environment happy-dom
// A mapping that a person chose is offered again for files with the same headers: issue 29, point 17.
import { testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { integer, text } from "../../../shared/schema";
import { Workbook } from "../../sheets/book/Workbook";
import { isPersonalPreference } from "../../../src/framework/preferences/personal";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { fakeImportWorker, fakeIndexedDb } from "./fakeImportWorker";
import { ImportJob } from "./ImportJob";
import type { StoredColumns } from "./ImportPlan";
import type { JobOptions } from "./JobOptions";
import { createImportPlan } from "./createImportPlan";
import { readStoredColumns, addStoredColumns } from "./recalledColumns";

const importer: Importer = {
  call: bearer.add("/card/add", {}),
  natural: ["name"],
  fields: z.object({ name: text({ required: true }), size: integer(), port: integer() }),
};
const fileOf = async (header: readonly string[]) => {
  const book = new Workbook("x", header);
  await book.add([["A", "4"]]);
  return new File([await (await book.finish()).arrayBuffer()], "cards.xlsx");
};

/** A new job, as if the dialog were opened again. The jobs share only the stored mappings. */
const jobWith = (kept: { all: readonly StoredColumns[] }, of: Importer = importer) => {
  const options: JobOptions = {
    place: "anna/card",
    plan: createImportPlan("card", of, [], (key) => key.replace("card.fields.", "")),
    importer: of,
    dataProvider: Object.assign(testDataProvider(), { call: async () => ({ data: null }) }),
    recalled: {
      read: () => kept.all,
      keep: (header, mapping) => {
        kept.all = addStoredColumns(kept.all, header, mapping);
      },
    },
    troubleOf: String,
    reasonOf: (_, message) => message,
    underWay: async () => null,
    wordsOf: () => "wrong",
    stoppedOf: String,
    changed: vi.fn(),
    keepReport: vi.fn(async () => undefined),
  };
  return new ImportJob(options);
};

beforeEach(async () => {
  fakeIndexedDb();
  await fakeImportWorker();
});
afterEach(() => vi.unstubAllGlobals());

describe("a mapping that was chosen", () => {
  const header = ["Name", "Menge"];

  it("is offered again for a file of the same headers, and can be replaced by a new match", async () => {
    const kept = { all: [] };
    const first = jobWith(kept);
    await first.open(await fileOf(header));
    expect(first.state()).toMatchObject({ mapping: { 0: "name" }, isRecalled: false });
    await first.map({ 0: "name", 1: "size" }, undefined, 1);
    const second = jobWith(kept);
    await second.open(await fileOf(["NAME *", " menge "]));
    expect(second.state()).toMatchObject({ mapping: { 0: "name", 1: "size" }, isRecalled: true });
    await second.choose({ anew: true });
    expect(second.state()).toMatchObject({ mapping: { 0: "name" }, isRecalled: false });
  });

  it("is not offered for other headers, or for fields that no longer exist", async () => {
    const kept = { all: [] };
    const first = jobWith(kept);
    await first.open(await fileOf(header));
    await first.map({ 0: "name", 1: "port" }, undefined, 1);
    const other = jobWith(kept);
    await other.open(await fileOf(["Name", "Anzahl"]));
    expect(other.state()).toMatchObject({ mapping: { 0: "name" }, isRecalled: false });
    const later = jobWith(kept, { ...importer, fields: z.object({ name: text(), size: integer() }) });
    await later.open(await fileOf(header));
    expect(later.state().mapping).toEqual({ 0: "name" });
  });

  it("is kept with the preferences of the person, the twenty last ones, and read whatever is kept there", () => {
    expect(isPersonalPreference("card.importColumns")).toBe(true);
    const many = Array.from({ length: 30 }, (_, at) => [`Head ${at}`]);
    const all = many.reduce<readonly StoredColumns[]>((so, head) => addStoredColumns(so, head, { 0: "name" }), []);
    expect(all).toHaveLength(20);
    expect(all[0]?.name).toBe("head29");
    expect(addStoredColumns([], ["", ""], { 0: "name" })).toEqual([]);
    for (const broken of [undefined, null, "x", [1], [{ name: 1 }]]) expect(readStoredColumns(broken)).toEqual([]);
  });
});

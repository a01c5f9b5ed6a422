// @vitest-environment happy-dom
import { testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { Workbook } from "../../sheets/book/Workbook";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { fakeImportWorker, fakeIndexedDb } from "./fakeImportWorker";
import { ImportJob } from "./ImportJob";
import type { JobOptions } from "./JobOptions";
import { createImportPlan } from "./createImportPlan";

const calls = {
  add: bearer.add("/card/add", { name: "text", size: "integer", note: "text" }),
  set: bearer.set("/card/set", { name: "text", size: "integer", note: "text" }),
};
const importer: Importer = {
  call: calls.add,
  natural: ["name"],
  fields: z.object({ name: text({ required: true }), size: integer({ required: true }), note: text({}) }),
  updating: { call: calls.set, key: z.object({ id: key() }) },
};
const handed: Importer = { ...importer, handedAs: "card" };
const alone: Importer = { ...importer, checkedAs: "card" };

/** The records that the platform has, by name. */
const RECORDS: Readonly<Record<string, { id: number; size: number }>> = {
  A: { id: 1, size: 4 },
  B: { id: 2, size: 5 },
};
type Params = Readonly<Record<string, unknown>>;

const rowsIn = (list: unknown): readonly Params[] => (Array.isArray(list) ? list : []);
const verdictOf = ({ id, name, size }: Params) => {
  const known = Object.entries(RECORDS).find(([called, one]) => one.id === id || called === name)?.[1];
  if (known === undefined) return { state: "created" };
  const changes = size === known.size ? [] : [{ field: "size", before: String(known.size), after: String(size) }];
  return { state: changes.length === 0 ? "same" : "changed", key: known.id, version: known.id + 10, changes };
};

const fileOf = async (header: readonly string[], rows: readonly (readonly string[])[]) => {
  const book = new Workbook("x", header);
  await book.add(rows);
  return new File([await (await book.finish()).arrayBuffer()], "cards.xlsx");
};

const jobOf = (of: Importer, modes: JobOptions["modes"] = ["add", "update", "both"]) => {
  const sent: Params[] = [];
  const call = async (_: unknown, params: Params) => {
    if ("check" in params) return { data: { checked: rowsIn(params.check).map(verdictOf) } };
    sent.push(params);
    const done = rowsIn(params.rows).length;
    return { data: "rows" in params ? { id: "t", name: "x", handed: done, good: done, done: 0, state: 3 } : {} };
  };
  const update = vi.fn(async () => ({ data: { id: 1 } }));
  const options: JobOptions = {
    place: "anna/card",
    plan: createImportPlan("card", of, [{ "card.fields.made": "Made" }], (name) => name.replace("card.fields.", "")),
    ...(modes && { modes }),
    importer: of,
    dataProvider: Object.assign(testDataProvider(), { call, update }),
    troubleOf: String,
    reasonOf: (_, message) => message,
    underWay: async () => null,
    wordsOf: () => "wrong",
    stoppedOf: String,
    changed: vi.fn(),
    keepReport: vi.fn(async () => undefined),
  };
  return { job: new ImportJob(options), sent, update };
};
const checked = (job: ImportJob) => vi.waitFor(() => expect(job.state().check.state).toBe("over"), { timeout: 10_000 });

beforeEach(async () => {
  fakeIndexedDb();
  await fakeImportWorker();
});
afterEach(() => vi.unstubAllGlobals());

describe("rows that may change records", () => {
  const header = ["id", "name", "size"];
  const rows = [
    ["1", "A", "9"],
    ["", "B", "5"],
    ["", "C", "7"],
    ["", "A", "8"],
    ["", "", "3"],
  ];

  it("are counted by what they would do, and a second row of one record is refused", async () => {
    const { job } = jobOf(handed);
    await job.choose({ mode: "both" });
    await job.open(await fileOf(header, rows));
    await checked(job);
    expect(job.state().counts).toMatchObject({ good: 0, adds: 1, changes: 1, same: 1, repeated: 1, bad: 1 });
    const [first, , , second] = await job.rows(0, 5, "all");
    expect(first?.changes).toEqual([{ field: "size", before: "4", after: "9" }]);
    expect(second?.problems).toMatchObject([{ key: "import.repeated", args: { row: 2 } }]);
    expect((await job.rows(0, 5, "changes")).map(({ number }) => number)).toEqual([2]);
  });

  it("are known as one record by the key that the platform names, too", async () => {
    const { job } = jobOf(handed);
    await job.choose({ mode: "update" });
    await job.open(
      await fileOf(header, [
        ["1", "", "9"],
        ["", "A", "8"],
      ]),
    );
    await checked(job);
    expect(job.state().counts).toMatchObject({ changes: 1, repeated: 1 });
  });

  it("are sent with what was seen of their records, without empty cells, and without those that change nothing", async () => {
    const { job, sent } = jobOf(handed);
    await job.choose({ mode: "both" });
    await job.open(
      await fileOf(
        [...header, "note"],
        rows.map((row) => [...row, ""]),
      ),
    );
    await checked(job);
    await job.start();
    const batch = sent.find((params) => "rows" in params);
    expect(batch).toMatchObject({ mode: "both", total: 2, bad: 2 });
    expect(batch?.rows).toEqual([
      { id: 1, name: "A", size: 9, row_version: 11 },
      { name: "C", size: 7, row_version: 0 },
    ]);
    await job.forget();
  });

  it("are changed one by one, as by a form, where rows with secrets are not handed in", async () => {
    const { job, sent, update } = jobOf(alone);
    await job.choose({ mode: "both" });
    await job.open(await fileOf(header, rows));
    await checked(job);
    await job.start();
    expect(job.state()).toMatchObject({ phase: "done", counts: { created: 1, changed: 1, same: 1 } });
    expect(update.mock.calls).toEqual([
      [
        "card",
        { id: 1, data: { size: 9 }, previousData: { id: 1, row_version: 11 }, meta: { batch: expect.any(Object) } },
      ],
    ]);
    expect(sent.map(({ name }) => name)).toEqual(["C"]);
  });

  it("only become records unless something else is chosen, or is all that the account may do", async () => {
    const { job } = jobOf(handed);
    expect(job.state().mode).toBe("add");
    await job.open(await fileOf(header, rows));
    await vi.waitFor(() => expect(job.state().complete).toBe(true));
    expect(job.state().mapping).toEqual({ 1: "name", 2: "size" });
    await job.choose({ mode: "update" });
    await vi.waitFor(() => expect(job.state().mapping).toEqual({ 0: "id", 1: "name", 2: "size" }));
    expect(jobOf(handed, ["update"]).job.state().mode).toBe("update");
  });
});

// @vitest-environment happy-dom
// A number may be the name of one record and the key of another. People are asked about it once, for all rows: issue
// 29, point 16.
import { testDataProvider } from "ra-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { referenceTo } from "../../../shared/schema/referenceTo";
import { text } from "../../../shared/schema/text";
import { Workbook } from "../../sheets/book/Workbook";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { fakeImportWorker, fakeIndexedDb } from "./fakeImportWorker";
import { ImportJob } from "./ImportJob";
import { createImportPlan } from "./createImportPlan";

const room = { resource: "room", path: null, key: "id", title: "name" };
const importer: Importer = {
  call: bearer.add("/owner/add", { name: "text", room_id: "integer" }),
  natural: ["name"],
  fields: z.object({ name: text({ required: true }), room_id: referenceTo({ of: room }) }),
};
const rooms = [
  { id: 7, name: "21" },
  { id: 21, name: "101" },
];

const open = async () => {
  const call = vi.fn(async (_: unknown, __: unknown) => ({ data: {} }));
  const dataProvider = Object.assign(testDataProvider(), {
    call,
    getList: async () => JSON.parse(JSON.stringify({ data: rooms.slice(0, 1), total: 1 })),
    getMany: async (_: string, { ids }: { ids: readonly unknown[] }) =>
      JSON.parse(JSON.stringify({ data: rooms.filter(({ id }) => ids.includes(id)) })),
  });
  const job = new ImportJob({
    place: "anna/owner",
    plan: createImportPlan("owner", importer, [], (key) => key.replace("owner.fields.", "")),
    importer,
    dataProvider,
    troubleOf: String,
    reasonOf: (_, message) => message,
    underWay: async () => null,
    wordsOf: () => "wrong",
    stoppedOf: String,
    changed: () => undefined,
    keepReport: async () => undefined,
  });
  const book = new Workbook("x", ["name", "room_id"]);
  await book.add([
    ["Zhou Min", "21"],
    ["Xu Lei", "21"],
  ]);
  await job.open(new File([await (await book.finish()).arrayBuffer()], "owners.xlsx"));
  await vi.waitFor(() => expect(job.state()).toMatchObject({ complete: true, counts: { good: 2 } }), 10_000);
  return { job, call };
};

beforeEach(async () => {
  fakeIndexedDb();
  await fakeImportWorker();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["name", 7, "21 (7)"],
  ["key", 21, "101 (21)"],
] as const)("takes it as the %s, as people say, in all rows", async (meant, key, found) => {
  const { job, call } = await open();
  expect(job.state().clashes).toEqual({
    room: { "21": { named: "21 (7)", keyed: { key: 21, name: "101 (21)" } } },
  });
  await job.mean("room", meant);
  await vi.waitFor(() => expect(job.state()).toMatchObject({ clashes: {}, complete: true }), 10_000);
  expect((await job.rows(0, 2, "all")).map(({ understood }) => understood)).toEqual([{ 1: found }, { 1: found }]);
  await job.start();
  expect(call.mock.calls.map(([, params]) => params)).toEqual([
    expect.objectContaining({ name: "Zhou Min", room_id: key }),
    expect.objectContaining({ name: "Xu Lei", room_id: key }),
  ]);
});

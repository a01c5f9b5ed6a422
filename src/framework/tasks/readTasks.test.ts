import type { DataProvider } from "ra-core";
import { beforeEach, expect, it } from "vitest";
import { thing } from "../form/formHarness";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import type { Call, Payload } from "../wire/contract";
import { taskFields } from "../wire/ownNames";
import { readTask } from "./PlatformTask";
import { readTasks } from "./readTasks";
import type { TaskKind } from "./slots";
import type { TaskPlaces, TaskSource } from "./TaskSource";

const callOf = (path: string): Call => ({
  verb: "list",
  name: path,
  path,
  style: "bearer",
  apiVersion: "1.0.1",
  key: "id",
  paging: "page_index",
  constants: {},
  fields: { any: "text" },
});

const work: TaskPlaces["work"] = async () => ({
  mine: callOf("/jobs"),
  cancel: callOf("/cancel"),
  retry: callOf("/retry"),
});
const source = (does: TaskSource["does"], name: string, follow = "list"): TaskSource => ({
  does,
  props: { ...thing, name, calls: async () => ({ list: callOf(`/${name}`) }) },
  follow,
  work,
});

const EXPORTS = source("export", "device");
const IMPORTS = source("import", "device_import");
const WORK = source("work", "backup");

let answers: Readonly<Record<string, unknown>> = {};
let asked: readonly (readonly [path: string, params: Payload, isQuiet: boolean | undefined])[] = [];
beforeEach(() => {
  answers = {};
  asked = [];
});

const provider = (): CallingDataProvider => {
  const none = async (): Promise<never> => {
    throw new Error("not asked for here");
  };
  const others: DataProvider = {
    getList: none,
    getOne: none,
    getMany: none,
    getManyReference: none,
    update: none,
    updateMany: none,
    create: none,
    delete: none,
    deleteMany: none,
  };
  return {
    ...others,
    call: async ({ path }, params, options) => {
      asked = [...asked, [path, params, options?.quiet]];
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      return { data: answer };
    },
  };
};

const read = (sources: readonly TaskSource[], from: TaskPlaces["work"] = work, kinds: readonly TaskKind[] = []) =>
  readTasks(provider(), { sources, work: from, kinds }, 7);
const began = (seconds: number) => ({ [taskFields.began]: seconds });

it("are of all sources, the latest first", async () => {
  answers = {
    "/device": [
      { id: 1, ...began(10) },
      { id: 2, ...began(30) },
    ],
    "/device_import": [{ id: 5, ...began(20) }],
    "/jobs": [],
  };
  const { tasks, failure } = await read([EXPORTS, IMPORTS, WORK]);
  expect(tasks.map(({ key }) => key)).toEqual(["device 2", "device_import 5", "device 1"]);
  expect(failure).toBeNull();
});

it("are the account's own: imports are asked for by it, exports and work are its own anyway", async () => {
  await read([EXPORTS, IMPORTS, WORK]);
  const latest = {
    [taskFields.account]: 7,
    page_size: 20,
    page_index: 1,
    sort_field: taskFields.began,
    sort_order: "desc",
  };
  expect(new Map(asked.map(([path, params]) => [path, params]))).toEqual(
    new Map<string, Payload>([
      ["/jobs", {}],
      ["/device", {}],
      ["/device_import", latest],
    ]),
  );
  expect(asked.map(([, , isQuiet]) => isQuiet)).toEqual([true, true, true]);
});

it("are cancelled as work while an import is work that is under way", async () => {
  const job = { id: 90, kind: "import", resource: "device_import", record: "5", state: 1 };
  const others = [
    { ...job, id: 91, record: "6", state: 2 },
    { ...job, id: 92, resource: "device" },
  ];
  answers = { "/device_import": [{ id: 5 }, { id: 6 }], "/device": [{ id: 5 }], "/jobs": [...others, job] };
  const { tasks } = await read([EXPORTS, IMPORTS, source("work", "device_import")]);
  expect(tasks.map(({ key, job: by }) => [key, by])).toEqual([
    ["device 5", ""],
    ["device_import 5", "90"],
    ["device_import 6", ""],
  ]);
});

it("are long work of its own where no export and no import shows it", async () => {
  const job = { id: 90, kind: "copy", resource: "backup", record: "", state: 1, name: "Backup" };
  answers = { "/jobs": [job, { ...job, id: 91, kind: "export" }, { ...job, id: 92, resource: "unknown" }] };
  const { tasks } = await read([WORK, EXPORTS]);
  expect(tasks.map(({ key, name }) => [key, name])).toEqual([["backup 90", "Backup"]]);
});

it("are those that came where others failed, which is told of", async () => {
  const broken = new Error("broken");
  answers = { "/device": broken, "/device_import": [{ id: 5 }], "/jobs": [] };
  const { tasks, failure } = await read([EXPORTS, IMPORTS]);
  expect(tasks.map(({ key }) => key)).toEqual(["device_import 5"]);
  expect(failure).toBe(broken);
});

it("fail where nothing came", async () => {
  answers = { "/device": new Error("broken"), "/jobs": new Error("broken as well") };
  await expect(read([EXPORTS])).rejects.toThrow("broken as well");
});

it("are none where the platform tells of no work, no call lists them, or what came is no list", async () => {
  answers = { "/device": { id: 1 } };
  expect(await read([EXPORTS, source("export", "order", "gone")], null)).toEqual({ tasks: [], failure: null });
  expect(asked.map(([path]) => path)).toEqual(["/device"]);
});

it("of a feature's own kind are listed by the feature, and not as other work", async () => {
  answers = { "/jobs": [{ id: "a", kind: "sweep", resource: "backup", state: 1, ...began(20) }] };
  const sweep: TaskKind = {
    kind: "sweep",
    isOffered: () => true,
    read: async (of, now) => of.map((props) => readTask({ ...WORK, props }, { id: "own", ...began(10) }, now)),
  };
  expect((await read([WORK], work, [sweep])).tasks.map(({ id }) => id)).toEqual(["own"]);
  expect((await read([WORK])).tasks.map(({ id }) => id)).toEqual(["a"]);
});

it("say why a feature could not list its own", async () => {
  answers = { "/jobs": [{ id: "a", kind: "backup", resource: "backup", state: 1, ...began(20) }] };
  const failure = new Error("no answer");
  const sweep: TaskKind = { kind: "sweep", isOffered: () => true, read: async () => Promise.reject(failure) };
  const reading = await read([WORK], work, [sweep]);
  expect([reading.tasks.map(({ id }) => id), reading.failure]).toEqual([["a"], failure]);
});

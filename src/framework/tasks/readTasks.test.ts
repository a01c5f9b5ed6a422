import type { DataProvider } from "ra-core";
import { beforeEach, expect, it } from "vitest";
import { thingResource } from "../../../tests/forms/formHarness";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { bearer } from "../wire/calls";
import type { ResourceProps } from "../wire/contract";
import { taskFields } from "../wire/ownNames";
import { readTask } from "./PlatformTask";
import { readTasks } from "./readTasks";
import type { TaskKind } from "./slots";
import type { TaskPlaces } from "./TaskPlaces";

const work: TaskPlaces["work"] = async () => ({
  mine: bearer.call("mine", "/jobs", {}),
  cancel: bearer.call("cancel", "/cancel", {}),
  retry: bearer.call("retry", "/retry", {}),
});

let jobs: unknown = [];
let asked: readonly (readonly [path: string, isQuiet: boolean | undefined])[] = [];
beforeEach(() => {
  jobs = [];
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
    call: async ({ path }, _, options) => {
      asked = [...asked, [path, options?.quiet]];
      if (jobs instanceof Error) throw jobs;
      return { data: jobs };
    },
  };
};

const resource = (name: string): ResourceProps => ({ ...thingResource, name });
const read = (kinds: readonly TaskKind[] = [], from: TaskPlaces["work"] = work) => {
  const of = [resource("backup"), resource("device")];
  const names = new Set(of.map(({ name }) => name));
  return readTasks({ dataProvider: provider(), account: 7, of, names, may: () => true, work: from, kinds });
};
const began = (seconds: number) => ({ [taskFields.began]: seconds });

/** A kind whose rows are tasks. It also handles the jobs of the same name. */
const sweeps = (rows: () => Promise<readonly object[]>): TaskKind => ({
  isOffered: () => true,
  takes: ({ kind }) => kind === "sweep",
  read: async ({ of }) => {
    const tasks = (await rows()).flatMap((row) => of.slice(0, 1).map((props) => readTask(props, row)));
    return { tasks, failure: null };
  },
});

it("are the jobs of the account, the latest first", async () => {
  jobs = [
    { id: "a", resource: "backup", name: "Backup", ...began(10) },
    { id: "b", resource: "device", ...began(30) },
    { id: "c", resource: "unknown", ...began(20) },
  ];
  const { tasks, failure } = await read();
  expect(tasks.map(({ key, name }) => [key, name])).toEqual([
    ["device b", ""],
    ["backup a", "Backup"],
  ]);
  expect(failure).toBeNull();
  expect(asked).toEqual([["/jobs", true]]);
});

it("of a feature's own kind are listed by the feature, and not as other work", async () => {
  jobs = [{ id: "a", kind: "sweep", resource: "backup", state: 1, ...began(20) }];
  const kind = sweeps(async () => [{ id: "own", ...began(10) }]);
  expect((await read([kind])).tasks.map(({ id }) => id)).toEqual(["own"]);
  expect((await read()).tasks.map(({ id }) => id)).toEqual(["a"]);
});

it("of a feature can be found among the jobs, if the platform lists them", async () => {
  const seen: (readonly string[])[] = [];
  const kind: TaskKind = {
    ...sweeps(async () => []),
    read: async (asked_) => {
      seen.push((await asked_.jobs).map(({ id }) => id));
      return null;
    },
  };
  jobs = [{ id: "a", kind: "sweep", resource: "backup", state: 1 }];
  await read([kind]);
  await read([kind], null);
  expect(seen).toEqual([["a"], []]);
});

it("are those that came where others failed, and the failure is shown", async () => {
  jobs = [{ id: "a", kind: "backup", resource: "backup", state: 1 }];
  const failure = new Error("no answer");
  const reading = await read([sweeps(() => Promise.reject(failure))]);
  expect([reading.tasks.map(({ id }) => id), reading.failure]).toEqual([["a"], failure]);
  jobs = new Error("broken");
  const other = await read([sweeps(async () => [{ id: "own" }])]);
  expect([other.tasks.map(({ id }) => id), other.failure]).toEqual([["own"], jobs]);
});

it("fail where nothing came", async () => {
  jobs = new Error("broken as well");
  const nothing: TaskKind = { ...sweeps(async () => []), read: async () => null };
  await expect(read([sweeps(() => Promise.reject(new Error("broken"))), nothing])).rejects.toThrow("broken as well");
});

it("are empty where the platform lists no work, or the answer is no list", async () => {
  expect(await read([], null)).toEqual({ tasks: [], failure: null });
  expect(asked).toEqual([]);
  jobs = { id: 1 };
  expect(await read()).toEqual({ tasks: [], failure: null });
});

import { testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import { thingResource } from "../../../tests/forms/formHarness";
import type { PlatformJob } from "../../../src/framework/tasks/PlatformTask";
import type { TasksAsked } from "../../../src/framework/tasks/slots";
import { bearer } from "../../../src/framework/wire/calls";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { taskFields } from "../../../src/framework/wire/ownNames";
import { importTaskKind, isImportResource } from "./importTaskKind";
import { readImportTask } from "./readImports";

const resource = (name: string): ResourceProps => ({
  ...thingResource,
  name,
  access: { list: "list", add: "add" },
  calls: async () => ({ list: bearer.call("list", `/${name}`, {}) }),
});
const kept = (all: readonly string[], granted: readonly string[]) => {
  const seeing = { names: new Set(all), may: (menu: string) => granted.includes(menu) };
  return all.filter((name) => isImportResource(resource(name), seeing));
};

it("are the records of imports that one may list, where what they import is a resource", () => {
  expect(kept(["device", "device_import"], ["list"])).toEqual(["device_import"]);
  expect(kept(["device", "device_import"], ["add", "export"])).toEqual([]);
  expect(kept(["device_import"], ["list"])).toEqual([]);
  expect(kept(["import", "reimport"], ["list"])).toEqual([]);
  expect(kept(["device", "device_imported"], ["list"])).toEqual([]);
});

const asked = (call: (...params: readonly unknown[]) => Promise<{ data: unknown }>, jobs: readonly PlatformJob[]) => {
  const of = [resource("device"), resource("device_import")];
  const given: TasksAsked = {
    dataProvider: Object.assign(testDataProvider(), { call }),
    account: 7,
    of,
    names: new Set(of.map(({ name }) => name)),
    may: () => true,
    jobs: Promise.resolve(jobs),
    now: 0,
  };
  return given;
};
const job = { id: "90", kind: "import", resource: "device_import", record: "5", isOpen: true };

it("are the account's own, and are cancelled by the job that carries them out", async () => {
  const call = vi.fn(async (..._: readonly unknown[]) => ({ data: [{ id: 5 }, { id: 6 }] }));
  const others = [
    { ...job, id: "91", record: "6", isOpen: false },
    { ...job, id: "92", resource: "device" },
  ];
  const reading = await importTaskKind.read(asked(call, [...others, job]));
  expect(reading?.tasks.map(({ key, job: by }) => [key, by])).toEqual([
    ["device_import 5", "90"],
    ["device_import 6", ""],
  ]);
  const latest = {
    [taskFields.account]: 7,
    page_size: 20,
    [bearer.call("list", "/", {}).paging]: 1,
    sort_field: taskFields.began,
    sort_order: "desc",
  };
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: "/device_import" }), latest, {
    quiet: true,
  });
});

it("are in no other list where the account may list them", async () => {
  const given = asked(async () => ({ data: [] }), []);
  expect(importTaskKind.takes(job, given)).toBe(true);
  expect(importTaskKind.takes({ ...job, resource: "device" }, given)).toBe(false);
  expect(importTaskKind.takes(job, { ...given, may: () => false })).toBe(false);
  expect(await importTaskKind.read({ ...given, may: () => false })).toBeNull();
});

it("give their outcome to those who wait, and nobody waits for an import that has stopped", () => {
  const read = (row: object, now = 0) => readImportTask(resource("device_import"), { id: 1, ...row }, now).task;
  expect(read({ state: 3, created: 2, refused: 1, failed: 3 }).notice).toEqual({
    words: "tasks.imported",
    counts: { created: 2, refused: 4 },
    type: "success",
  });
  expect(read({ state: 4 }).notice).toMatchObject({ words: "tasks.stopped", type: "warning" });
  expect(read({ state: 2 }).notice).toBeNull();
  expect(read({ state: 2, [taskFields.changed]: 100 }, 600).isBusy).toBe(true);
  expect(read({ state: 2, [taskFields.changed]: 100 }, 701).isBusy).toBe(false);
});

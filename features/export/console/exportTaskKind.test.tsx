// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import { thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import type { TasksAsked } from "../../../src/framework/tasks/slots";
import { bearer } from "../../../src/framework/wire/calls";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { ExportItem } from "./ExportItem";
import { exportTaskKind } from "./exportTaskKind";
import { exportListCall, readExportTask } from "./readExports";

afterEach(cleanup);

const add = bearer.call("export_add", "/add", {});
const follow = bearer.call("export_get", "/exports", {});
const access = { list: "list", add: "add", export_add: "export", export_get: "follow", export_list: "follow_all" };
const device: ResourceProps = {
  ...thingResource,
  name: "device",
  access,
  calls: async () => ({ export_add: add, export_get: follow }),
};

const followed = (granted: readonly string[], of: ResourceProps = device) =>
  exportListCall(of, (menu) => granted.includes(menu));

it("are listed where people may start exports and follow them", () => {
  expect(followed(["export", "follow", "follow_all"])).toBe("export_get");
  expect(followed(["export", "follow_all"])).toBe("export_list");
  expect(followed(["export"])).toBeUndefined();
  expect(followed(["follow", "follow_all", "list"])).toBeUndefined();
  expect(followed(["list", "export", "follow"], { ...device, access: { list: "list" } })).toBeUndefined();
});

const asked = (call: () => Promise<{ data: unknown }>, granted: readonly string[]): TasksAsked => ({
  dataProvider: Object.assign(testDataProvider(), { call }),
  account: 7,
  of: [device, { ...thingResource, name: "order" }],
  names: new Set(["device", "order"]),
  may: (menu) => granted.includes(menu),
  jobs: Promise.resolve([]),
  now: 0,
});

it("are asked for once for each resource that has them, and no other list has their jobs", async () => {
  const call = vi.fn(async (..._: readonly unknown[]) => ({ data: [{ id: 1, state: 3, file: "a.csv" }] }));
  const reading = await exportTaskKind.read(asked(call, ["export", "follow"]));
  expect(reading?.tasks.map(({ key, name, state }) => [key, name, state])).toEqual([
    ["device 1", "a.csv", "completed"],
  ]);
  expect(call).toHaveBeenCalledExactlyOnceWith({ ...follow, fields: {} }, {}, { quiet: true });
  expect(await exportTaskKind.read(asked(call, []))).toBeNull();
  const job = { id: "1", kind: "export", resource: "device", record: "", isOpen: true };
  expect([
    exportTaskKind.takes(job, asked(call, [])),
    exportTaskKind.takes({ ...job, kind: "copy" }, asked(call, [])),
  ]).toEqual([true, false]);
});

const words = { "tasks.counts": "expected {{expected}}, written {{written}}", "tasks.differs": "because" };

const show = async (row: Readonly<Record<string, unknown>>) => {
  const call = vi.fn(async (..._: readonly unknown[]) => ({ data: {} }));
  const props = { account: "1", work: null, refetch: vi.fn(), onClose: () => undefined };
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { call })} i18nProvider={i18nProviderOf(words)}>
        <ExportItem {...readExportTask(device, { id: "1", state: 3, ...row })} {...props} />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("status");
  return call;
};

it("shows how many rows were expected and how many were written, and why these differ", async () => {
  await show({ expected: 53711, written: 12832 });
  expect(screen.getByText("expected 53,711, written 12,832")).toBeTruthy();
  expect(screen.getByText("because")).toBeTruthy();
});

it("gives no reason when all is as expected", async () => {
  await show({ expected: 7, written: 7 });
  expect(screen.getByText("expected 7, written 7")).toBeTruthy();
  expect(screen.queryByText("because")).toBeNull();
});

it("shows no numbers that the platform does not answer", async () => {
  await show({});
  expect(screen.queryByText(/expected/)).toBeNull();
});

it("is cancelled while it runs, and retried after it failed, by the call that started it", async () => {
  const cancelled = await show({ state: 1 });
  fireEvent.click(screen.getByRole("button", { name: "tasks.cancel" }));
  await waitFor(() => expect(cancelled).toHaveBeenCalledExactlyOnceWith({ ...add, fields: {} }, { cancel: "1" }));
  cleanup();
  const retried = await show({ state: 2 });
  fireEvent.click(screen.getByRole("button", { name: "ui.retry" }));
  await waitFor(() => expect(retried).toHaveBeenCalledExactlyOnceWith({ ...add, fields: {} }, { retry: "1" }));
});

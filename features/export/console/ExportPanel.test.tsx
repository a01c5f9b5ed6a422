// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useListContext,
  useNotificationContext,
} from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import type { Enumeration, Reference } from "../../../src/framework/wire/contract";
import { EnumColumn, ListView, ReferenceColumn, TextColumn } from "../../../src/framework/list/index";
import { Filled } from "../../../src/framework/slots";
import { exporting } from ".";
import type { ExportPlan, ToExportWorker } from "./ExportPlan";

const state: Enumeration = { name: "state", values: [{ value: 1, color: "success" }] };
const company: Reference = { resource: "company", path: null, key: "id", title: "name" };
const sent: ToExportWorker[] = [];
const started = vi.fn();

/** Accepts all messages, and writes a file of one letter. */
class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(address: URL, options: WorkerOptions) {
    started(address.pathname, options);
  }
  postMessage(message: ToExportWorker) {
    sent.push(message);
    const data = message.type === "finish" ? { type: "file", file: new Blob(["x"]) } : { type: "taken" };
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./reportExport", () => ({ reportExport: report }));

const DIFFERS = { "ui.export.differs": "said {{expected}}, written {{written}}" };
const Select = () => {
  const { onSelect } = useListContext();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button type="button" onClick={() => onSelect([1])}>
        select
      </button>
      {notifications.map(({ message }) => (
        <i key={String(message)} data-testid="note">
          {message}
        </i>
      ))}
    </>
  );
};
const notified = () => screen.queryAllByTestId("note").map(({ textContent }) => textContent);

/** Opens a list of one row, and exports it to a file. `total`: the number of rows that the list claims. */
const exportList = async ({ total = 1, selects = false } = {}) => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const getList = vi.fn(async () => ({ data: [{ id: 1, name: "A", state: 1, comp_id: 4 }], total }));
  const getMany = vi.fn(async () => ({ data: [{ id: 4, name: "Acme" }] }));
  const words = { "things.plural": "Things", "enums.state.1": "On sale", "ui.yes": "Yes", "ui.no": "No", ...DIFFERS };
  const filter = encodeURIComponent('{"name":"A"}');
  render(
    <TestMemoryRouter initialEntries={[`/?filter=${filter}&sort=name&order=DESC`]}>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList, getMany })}
        store={memoryStore()}
        i18nProvider={i18nProviderOf(words)}
      >
        <Filled by={exporting(async () => ({ exporters: {} })).fills}>
          <ResourceContextProvider value="things">
            <ListView filters={[]} actions={<Select />} bulkActions={[<span key="none" />]}>
              <TextColumn source="name" />
              <EnumColumn source="state" of={state} />
              <ReferenceColumn source="comp_id" of={company} />
            </ListView>
          </ResourceContextProvider>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: "A" });
  if (selects) fireEvent.click(screen.getByText("select"));
  const [button, inBar] = await screen.findAllByRole("button", { name: "ui.export.title" });
  fireEvent.click(inBar ?? button ?? document.body);
  fireEvent.change(await screen.findByLabelText("ui.export.name"), { target: { value: " all " } });
  fireEvent.click(screen.getByRole("button", { name: "CSV (.csv)" }));
  return { saved, getList };
};

it("writes what the filters match into a file, in the columns that are seen and in words", async () => {
  const { saved, getList } = await exportList();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.contexts[0]).toMatchObject({ download: "all.csv" });
  expect(started).toHaveBeenCalledWith(expect.stringContaining("export.worker"), { type: "module" });
  const plan: ExportPlan = {
    format: "csv",
    title: "Things",
    rows: 1,
    yes: "Yes",
    no: "No",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    columns: [
      { source: "name", label: "name", as: "text", resource: null, words: {} },
      { source: "state", label: "state", as: "enum", resource: null, words: { "1": "On sale" } },
      { source: "comp_id", label: "comp_id", as: "reference", resource: "company", words: {} },
    ],
  };
  expect(sent).toMatchObject([
    { type: "start", plan },
    { type: "rows", names: { company: { "4": "Acme" } } },
    { type: "finish" },
  ]);
  expect(getList).toHaveBeenLastCalledWith(
    "things",
    expect.objectContaining({ filter: { name: "A" }, sort: { field: "name", order: "DESC" } }),
  );
});

it("writes only the selected rows, whatever the list filters by, and says so", async () => {
  const { saved, getList } = await exportList({ total: 53, selects: true });
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(getList).toHaveBeenLastCalledWith("things", expect.objectContaining({ filter: { id: [1] } }));
  expect(report).toHaveBeenLastCalledWith({ of: "things", filter: { id: [1] }, rows: 1 });
  expect(notified()).toEqual([]);
});

it("says so when the file has another number of rows than the list", async () => {
  const { saved } = await exportList({ total: 2 });
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(notified()).toEqual(["said 2, written 1"]);
});

it("reports the file before people get it, and gives them no file if the report fails", async () => {
  report.mockRejectedValueOnce(new Error("not told"));
  const { saved } = await exportList();
  await screen.findByRole("button", { name: "CSV (.csv)" });
  await waitFor(() => expect(report).toHaveBeenCalledWith({ of: "things", filter: { name: "A" }, rows: 1 }));
  await screen.findByRole("button", { name: "CSV (.csv)" });
  expect(saved).not.toHaveBeenCalled();
});

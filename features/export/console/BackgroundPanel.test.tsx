// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useListContext,
} from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import { ListView, MoneyColumn, TextColumn } from "../../../src/framework/list/index";
import { bearer } from "../../../src/framework/wire/index";
import { BackgroundPanel } from "./BackgroundPanel";

afterEach(cleanup);

const add = bearer.call("export_add", "/things/export/add", {});
const DAY = 86_400;
const today = Math.floor(Date.now() / 1000);

interface Opened {
  readonly range?: string | null;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly selected?: readonly number[];
}

const Select = ({ ids }: { readonly ids: readonly number[] }) => {
  const { onSelect } = useListContext();
  return (
    <button type="button" onClick={() => onSelect([...ids])}>
      select
    </button>
  );
};

/** Opens the panel of a list with 53 rows, of which 12 are in the last three months. */
const open = async ({ range = null, filter = {}, selected = [] }: Opened = {}) => {
  const getList = vi.fn(async (_: string, { filter: asked }: { filter: Readonly<Record<string, unknown>> }) => ({
    data: [asked.id ?? 1].flat().map((id) => ({ id: Number(id), name: "A" })),
    total: "made_begin" in asked ? 12 : 53,
  }));
  const call = vi.fn(async (_call: unknown, _params: Readonly<Record<string, unknown>>) => ({ data: { id: "t1" } }));
  const store = memoryStore({ "things.columns": { order: ["price", "name"], hidden: ["note"], widths: {} } });
  const words = {
    "ui.export.count": "rows: {{count}}",
    "ui.export.selected": "selected: {{count}}",
    "ui.filter.quarter": "3 months",
    "tasks.export.range": "choose a range",
  };
  render(
    <TestMemoryRouter initialEntries={[`/?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=price&order=DESC`]}>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList, call })}
        store={store}
        i18nProvider={i18nProviderOf(words)}
      >
        <ResourceContextProvider value="things">
          <ListView
            filters={[]}
            actions={[
              <BackgroundPanel key="export" load={async () => add} range={range} onClose={() => undefined} />,
              <Select key="select" ids={selected} />,
            ]}
          >
            <TextColumn source="name" />
            <MoneyColumn source="price" currencyField="fee" />
            <TextColumn source="note" />
          </ListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const excel = await screen.findByRole("button", { name: "Excel (.xlsx)" });
  return { getList, call, excel };
};

const enabled = (button: HTMLElement) => waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));

it("asks for all that the list filters by, its columns and its order, and says the number that was shown", async () => {
  const { call, excel } = await open({ filter: { zone: "cn", state: 0 } });
  await screen.findByText("rows: 53");
  await enabled(excel);
  fireEvent.click(excel);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.lastCall?.[1]).toMatchObject({
    // A filter is not mistaken for the operator's time zone, and the zone is not mistaken for a filter.
    filters: { zone: "cn", state: 0 },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    columns: ["price", "name"],
    sort_field: "price",
    sort_order: "desc",
    expected: 53,
  });
});

it("chooses no range by itself, and says how many rows are in the one that is chosen", async () => {
  const { call, excel } = await open({ range: "made" });
  expect(screen.getByText("choose a range")).toBeTruthy();
  expect(excel.hasAttribute("disabled")).toBe(true);
  expect(screen.queryByText(/^rows:/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "3 months" }));
  await screen.findByText("rows: 12");
  await enabled(excel);
  fireEvent.click(excel);
  await waitFor(() => expect(call).toHaveBeenCalled());
  const { filters, expected } = call.mock.lastCall?.[1] ?? {};
  expect(expected).toBe(12);
  expect(filters).toEqual({ made_begin: expect.any(Number), made_end: expect.any(Number) });
});

it("begins with the range that the list is filtered by", async () => {
  await open({ range: "made", filter: { made_begin: today - DAY, made_end: today } });
  await screen.findByText("rows: 12");
  expect(screen.queryByText("choose a range")).toBeNull();
});

it("asks for the selected rows alone, without a range", async () => {
  const { call, excel } = await open({ range: "made", filter: { state: 1 }, selected: [4, 7] });
  fireEvent.click(screen.getByText("select"));
  await screen.findByText("selected: 2");
  expect(screen.queryByText("choose a range")).toBeNull();
  await enabled(excel);
  fireEvent.click(excel);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.lastCall?.[1]).toMatchObject({ filters: { id: [4, 7] }, expected: 2 });
  expect(call.mock.lastCall?.[1].filters).not.toHaveProperty("state");
});

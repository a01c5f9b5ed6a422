import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import { ListView, TextColumn } from "../../../src/framework/list";
import { PermanentFilterProvider } from "../../../src/framework/resource/related";
import { Filled, type Filling } from "../../../src/framework/slots";
import { keylessId } from "../../../src/framework/wire/keyless";
import { print } from "./index";
import { requestPrintedRows } from "./requestPrintedRows";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => void vi.unstubAllGlobals());

const ROWS = [
  { id: 7, name: "first" },
  { id: 9, name: "second" },
];
const i18nProvider = {
  translate: (key: string, options?: { readonly _?: string }) => options?._ ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

/** Draws a list of `total` things. If `parent` has a record, the list is within that record. */
const drawList = (fills: readonly Filling[], total = 2, parent: { readonly thing_id: number } | null = null) => {
  const printing = vi.fn();
  vi.stubGlobal("print", printing);
  const dataProvider = Object.assign(testDataProvider(), { getList: async () => ({ data: ROWS, total }) });
  render(
    <TestMemoryRouter initialEntries={["/thing"]}>
      <CoreAdminContext dataProvider={dataProvider} store={memoryStore()} i18nProvider={i18nProvider}>
        <ResourceContextProvider value="thing">
          <Filled by={fills}>
            <PermanentFilterProvider value={parent}>
              <ListView>
                <TextColumn source="name" />
              </ListView>
            </PermanentFilterProvider>
          </Filled>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return printing;
};
const pressKey = () => fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
const printed = () => document.querySelector(".ui-printed");

it("prints all rows by Control+P, and leaves the page as it was when somebody goes on", async () => {
  const printing = drawList(print.fills);
  await screen.findByText("first");
  expect(pressKey()).toBe(false);
  await waitFor(() => expect(printing).toHaveBeenCalledOnce());
  expect([...(printed()?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent)).toEqual([
    "first",
    "second",
  ]);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(printed()).toBeNull());
});

it("prints from the menu of the list", async () => {
  const printing = drawList(print.fills);
  fireEvent.click(await screen.findByRole("button", { name: "ui.tools.more" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "ui.print" }));
  await waitFor(() => expect(printing).toHaveBeenCalledOnce());
});

it("asks before it prints the first rows of a long list", async () => {
  const printing = drawList(print.fills, 20_000);
  await screen.findByText("first");
  pressKey();
  fireEvent.click(await screen.findByRole("button", { name: "ui.print.go" }));
  await waitFor(() => expect(printing).toHaveBeenCalledOnce());
});

it("leaves the key to the browser within a record", async () => {
  drawList(print.fills, 2, { thing_id: 1 });
  await screen.findByText("first");
  expect(pressKey()).toBe(true);
  expect(printed()).toBeNull();
});

it("is not there in a console that leaves it out: the browser prints the page", async () => {
  drawList([]);
  await screen.findByText("first");
  expect(pressKey()).toBe(true);
  fireEvent.click(await screen.findByRole("button", { name: "ui.tools.more" }));
  expect(await screen.findByRole("menuitem", { name: "ui.refresh" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "ui.print" })).toBeNull();
});

it("prints rows that come without their key", async () => {
  const keyless = [0, 2].map((at) => ({ at, row: { id: keylessId(at), name: `bare ${at}` } }));
  const answer = { data: [{ id: 7, name: "keyed" }], total: 3, meta: { keyless } };
  const dataProvider = Object.assign(testDataProvider(), { getList: async () => answer });
  const asked = { dataProvider, resource: "thing", sort: { field: "id", order: "ASC" as const }, filter: {} };
  expect((await requestPrintedRows(asked)).rows.map((row) => row.name)).toEqual(["bare 0", "keyed", "bare 2"]);
});

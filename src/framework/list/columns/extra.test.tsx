// @vitest-environment happy-dom
// Tests columns of further fields, which are shown only if a person or a view adds them.
import { configure, fireEvent, render, screen, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import { ListView, TextColumn } from "../index";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const i18nProvider = {
  translate: (key: string, options?: { readonly _?: string }) => options?._ ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};
const getList = async () => ({ data: [{ id: 1, name: "Pump", size: 5, maker: "Acme", note: "old" }], total: 1 });
const heads = () => [...document.querySelectorAll<HTMLElement>("th[data-source]")].map(({ dataset }) => dataset.source);

it("are offered by the groups of the record, and are shown at the end when they are chosen", async () => {
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList })}
        store={memoryStore()}
        i18nProvider={i18nProvider}
      >
        <ResourceContextProvider value="things">
          <ListView>
            <TextColumn source="name" />
            <TextColumn source="size" />
            <TextColumn extra source="note" />
            <TextColumn extra="making" source="maker" />
          </ListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: "Pump" });
  expect(heads()).toEqual(["name", "size"]);
  fireEvent.click(await screen.findByRole("button", { name: "ui.columns.title" }));
  const list = await screen.findByRole("list", { name: "ui.columns.title" });
  const lines = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(["name", "size", "ui.columns.others", "note", "things.groups.making", "maker"]);
  fireEvent.click(within(list).getByRole("checkbox", { name: "maker" }));
  expect(heads()).toEqual(["name", "size", "maker"]);
  expect(lines()).toEqual(["name", "size", "maker", "ui.columns.others", "note"]);
  // If a person only moves a column, no hidden column appears.
  fireEvent.click(within(list).getAllByRole("button", { name: "ui.columns.up" })[2] ?? list);
  expect(heads()).toEqual(["name", "maker", "size"]);
  fireEvent.click(within(list).getByRole("checkbox", { name: "maker" }));
  expect(heads()).toEqual(["name", "size"]);
  fireEvent.click(within(list).getByRole("checkbox", { name: "maker" }));
  expect(heads()).toEqual(["name", "maker", "size"]);
});

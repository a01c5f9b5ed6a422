import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import { ListView, TextColumn } from "../index";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const rows = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, name: `row ${at + 1}` }));

interface Asked {
  readonly filter: { readonly id?: readonly number[] };
}

const boxOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  return within(row ?? document.body).getByRole("checkbox");
};

it("asks about as many as the platform still has of those that are selected, and says how many it has not", async () => {
  const there = new Set(rows.map(({ id }) => id));
  const getList = async (_: string, { filter }: Asked) => {
    const data = rows.filter(({ id }) => there.has(id) && (filter.id?.includes(id) ?? true));
    return { data, total: data.length };
  };
  const deleteMany = vi.fn(async () => ({ data: [] }));
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList, deleteMany })}
        store={memoryStore()}
        i18nProvider={{
          translate: (key: string, { _ }: Readonly<Record<string, string>> = {}) => _ ?? key,
          changeLocale: async () => undefined,
          getLocale: () => "en",
        }}
      >
        <ResourceContextProvider value="things">
          <ListView>
            <TextColumn source="name" />
          </ListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: "row 1" });
  fireEvent.click(boxOf("row 2"));
  fireEvent.click(boxOf("row 5"), { shiftKey: true });
  const button = await screen.findByRole("button", { name: "ui.delete.button" });
  there.delete(3);
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("ui.bulk.gone");
  expect(dialog.textContent).not.toContain("#3");
  fireEvent.click(within(dialog).getByRole("button", { name: "ui.bulk.go" }));
  await waitFor(() => expect(deleteMany).toHaveBeenCalledWith("things", { ids: [2, 4, 5] }));
});

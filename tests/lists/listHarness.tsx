// A list with sample rows, for tests of lists.
import { configure, render, screen } from "@testing-library/react";
import {
  type AuthProvider,
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
} from "ra-core";
import { vi } from "vitest";
import type { Enumeration } from "../../src/framework/wire/contract";
import { EnumColumn, EnumFilter, ListView, NumberColumn, TextColumn, TextFilter } from "../../src/framework/list";

const state: Enumeration = {
  name: "state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
};
const rows = Array.from({ length: 1000 }, (_, at) => ({
  id: at + 1,
  name: `row ${at + 1}`,
  size: at,
  state: 1 + (at % 2),
}));

const i18nProvider = {
  translate: (key: string, options?: { readonly _?: string }) => options?._ ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

interface Show {
  readonly total?: number;
  readonly authProvider?: AuthProvider;
  readonly address?: string;
  readonly getList?: ReturnType<typeof vi.fn>;
}

export const showList = ({ total = 45, authProvider, address = "/", getList = listOf(total) }: Show = {}) => {
  const deleteMany = vi.fn(async () => ({ data: [] }));
  const dataProvider = Object.assign(testDataProvider(), { getList, deleteMany });
  const view = render(
    <TestMemoryRouter initialEntries={[address]}>
      <CoreAdminContext
        dataProvider={dataProvider}
        store={memoryStore()}
        i18nProvider={i18nProvider}
        {...(authProvider && { authProvider })}
      >
        <ResourceContextProvider value="things">
          <ListView
            sort={{ field: "id", order: "ASC" }}
            filters={[<TextFilter key="name" source="name" />, <EnumFilter key="state" source="state" of={state} />]}
          >
            <TextColumn source="name" />
            <NumberColumn source="size" />
            <EnumColumn source="state" of={state} />
          </ListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { view, getList, deleteMany };
};

export const listOf = (total: number) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({
    data: rows.slice(0, total).slice((page - 1) * perPage, page * perPage),
    total,
  }));

export const lastAsked = (getList: ReturnType<typeof vi.fn>) => getList.mock.lastCall?.[1];
export const rowOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  if (row === null) throw new Error(`no row ${name}`);
  return row;
};

// A busy machine may need more time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

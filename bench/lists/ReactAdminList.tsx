// react-admin's own list with the same rows, written as in its documentation.
import type { ReactNode } from "react";
import {
  AdminContext,
  type DataProvider,
  DataTable,
  List,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
} from "react-admin";
import { COLUMN_SOURCES } from "./rows";

interface Props {
  readonly dataProvider: DataProvider;
  readonly children: ReactNode;
}

export const ReactAdminContext = ({ dataProvider, children }: Props) => (
  <TestMemoryRouter>
    <AdminContext dataProvider={dataProvider} store={memoryStore()}>
      {children}
    </AdminContext>
  </TestMemoryRouter>
);

export const ReactAdminList = ({ count }: { readonly count: number }) => (
  <ResourceContextProvider value="things">
    <List perPage={count} disableAuthentication>
      <DataTable>
        {COLUMN_SOURCES.map((source) => (
          <DataTable.Col key={source} source={source} />
        ))}
      </DataTable>
    </List>
  </ResourceContextProvider>
);

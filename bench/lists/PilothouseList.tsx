// Our list as the core draws it, without any feature: no filters, sorting, selection, columns, row actions or bulk
// actions.
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext, type DataProvider, memoryStore, ResourceContextProvider, TestMemoryRouter } from "ra-core";
import type { ReactNode } from "react";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  NumberFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UidColumn,
} from "pilothouse/list";
import { CallButton } from "pilothouse/actions";
import { theme } from "../../src/framework/ui/theme/theme";
import { bearer, type Enumeration } from "pilothouse/wire";
import { setHost } from "../../src/framework/wire/Host";
import { host } from "../../src/generated/host";

setHost(host);

const state: Enumeration = {
  name: "state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "warning" },
    { value: 3, color: "error" },
  ],
};
const online: Enumeration = {
  name: "online",
  values: [
    { value: 0, color: "default" },
    { value: 1, color: "success" },
  ],
};
const wake = bearer.call("wake", "/v2/bench/wake", { id: "integer" });

interface Props {
  readonly dataProvider: DataProvider;
  readonly count: number;
  readonly children: ReactNode;
}

/** The providers around a list. */
export const PilothouseContext = ({ dataProvider, count, children }: Props) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <TestMemoryRouter initialEntries={[`/?page=1&perPage=${count}&sort=id&order=ASC`]}>
      <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
        {children}
      </CoreAdminContext>
    </TestMemoryRouter>
  </ThemeProvider>
);

export const PilothouseList = () => (
  <ResourceContextProvider value="things">
    <ListView
      sort={{ field: "id", order: "ASC" }}
      filters={[
        <TextFilter key="uid" source="uid" />,
        <EnumFilter key="state" source="state" of={state} />,
        <EnumFilter key="online" source="online" of={online} />,
        <NumberFilter key="price" source="price" />,
        <DateRangeFilter key="gmt_create" source="gmt_create" />,
      ]}
      rowActions={[<CallButton key="wake" call={wake} confirm />]}
      bulkActions={[<CallButton key="wake" call={wake} confirm />]}
    >
      <UidColumn source="uid" />
      <TextColumn source="mac" mono />
      <TextColumn source="name" />
      <EnumColumn source="state" of={state} />
      <EnumColumn source="online" of={online} />
      <MoneyColumn source="price" currency="usd" />
      <TextColumn source="ver" mono />
      <TimestampColumn source="gmt_create" />
    </ListView>
  </ResourceContextProvider>
);

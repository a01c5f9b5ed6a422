import { ResourceContextProvider } from "ra-core";
import { useAllowed, useAnswer, WithWords } from "pilothouse/resource";
import { TextValue } from "pilothouse/value";
import { textIn, valueReaders } from "pilothouse/wire";
import { app } from "../../generated/applist/app";
import { appCalls } from "../../generated/applist/app/app.calls";
import type { App } from "../../generated/applist/app/app.schema";
import type { AppDetail } from "../../generated/applist/app_detail/appDetail.schema";
import { FactsButton } from "./FactsButton";
import { FactsTable } from "./FactsTable";

type Keys = Pick<App, "name" | "app_key_ios" | "app_key_android"> & Pick<AppDetail, "app_id">;

const Apps = ({ company }: { readonly company: number }) => {
  const { data, error } = useAnswer(appCalls.app_id, { comp_id: company }, (answer) => valueReaders.rows<Keys>(answer));
  return (
    <FactsTable
      label="facts.apps"
      rows={data}
      error={error}
      columns={[
        { label: "app.fields.name", cell: ({ name }) => textIn(name) },
        { label: "app.fields.id", cell: ({ app_id }) => <TextValue value={app_id} mono /> },
        { label: "app.fields.app_key_ios", cell: ({ app_key_ios }) => <TextValue value={app_key_ios} mono /> },
        {
          label: "app.fields.app_key_android",
          cell: ({ app_key_android }) => <TextValue value={app_key_android} mono />,
        },
      ]}
    />
  );
};

const AllowedApps = ({ company }: { readonly company: number }) =>
  useAllowed(appCalls.app_id.name) ? (
    <FactsButton label="facts.apps" icon="apps">
      <WithWords of={app}>
        <Apps company={company} />
      </WithWords>
    </FactsButton>
  ) : null;

/** Values that the developers of a company's apps need: the id and the keys of each app. */
export const CompanyApps = ({ company }: { readonly company: number }) => (
  <ResourceContextProvider value={app.name}>
    <AllowedApps company={company} />
  </ResourceContextProvider>
);

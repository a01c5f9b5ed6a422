import Typography from "@mui/material/Typography";
import { RecordContextProvider, useTranslate } from "ra-core";
import { useAllowed, useAnswer, WithWords } from "pilothouse/resource";
import { ReferenceField, ShowGroup, TextField, TimestampField } from "pilothouse/show";
import { EnumValue, TextValue, TimestampValue } from "pilothouse/value";
import { type Enumeration, factsIn, fieldOf, textIn, valueReaders } from "pilothouse/wire";
import { networkType, onlineState } from "../../generated/enums";
import { companyReference } from "../../generated/operate/company/company.reference";
import { deviceCalls } from "../../generated/product/device/device.calls";
import type { Device } from "../../generated/product/device/device.schema";
import { deviceState } from "../../generated/product/device_state";
import { productReference } from "../../generated/product/product/product.reference";
import { FactsButton } from "./FactsButton";
import { FactsTable } from "./FactsTable";

/** The properties that a device reports: one row each. */
interface Property {
  readonly name: string;
  readonly value: unknown;
  readonly gmt_update: number;
}

const field = fieldOf<Device>();
const ENUMERATIONS: ReadonlyMap<string, Enumeration> = new Map<string, Enumeration>([
  [field("online"), onlineState],
  [field("network_type"), networkType],
]);

const Value = ({ name, value }: Pick<Property, "name" | "value">) => {
  const of = ENUMERATIONS.get(name);
  return of ? <EnumValue value={value} of={of} /> : <TextValue value={value} />;
};

const Report = ({ uid }: { readonly uid: string }) => {
  const translate = useTranslate();
  const registration = useAnswer(deviceCalls.registration, { uid }, (data) => factsIn<Device>(data));
  const properties = useAnswer(deviceCalls.properties, { uid }, (data) => valueReaders.rows<Property>(data));
  /** The label of the field with this name, in the device or its state. */
  const wordsOf = (name: string): string =>
    [`facts.${name}`, `device_state.fields.${name}`, `device.fields.${name}`].reduce(
      (otherwise, key) => translate(key, { _: otherwise }),
      name,
    );
  return (
    <>
      <FactsTable
        label="facts.reported"
        rows={properties.data}
        error={properties.error}
        columns={[
          { label: "facts.property", cell: ({ name }) => wordsOf(textIn(name)) },
          { label: "facts.value", cell: ({ name, value }) => <Value name={textIn(name)} value={value} /> },
          { label: "facts.since", cell: ({ gmt_update }) => <TimestampValue value={gmt_update} /> },
        ]}
      />
      {registration.data !== undefined && (
        <section aria-label={translate("facts.registration")}>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 3 }}>
            {translate("facts.registration")}
          </Typography>
          <RecordContextProvider value={{ id: uid, ...registration.data }}>
            <ShowGroup>
              <TextField source={field("mac")} mono />
              <ReferenceField source={field("pk")} of={productReference} />
              <ReferenceField source={field("comp_id")} of={companyReference} />
              <TextField source={field("lic_code")} mono />
              <TextField source={field("iccid")} mono />
              <TimestampField source={field("gmt_active")} />
              <TimestampField source={field("gmt_create")} />
            </ShowGroup>
          </RecordContextProvider>
        </section>
      )}
    </>
  );
};

/** Shows the properties that a device reports, and its registration. */
export const DeviceReport = ({ uid }: { readonly uid: string }) =>
  useAllowed(deviceCalls.properties.name) ? (
    <FactsButton label="facts.reported" icon="list">
      <WithWords of={deviceState}>
        <Report uid={uid} />
      </WithWords>
    </FactsButton>
  ) : null;

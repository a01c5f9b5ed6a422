// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "../../../kit/list";
import { importState } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { companyReference } from "../company/company.reference";

export const DeviceImportList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} />,
      <TextFilter key="batch_id" source="batch_id" />,
      <EnumFilter key="state" source="state" of={importState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="pk" of={productReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="batch_id" mono />
    <EnumColumn source="state" of={importState} />
    <NumberColumn source="total" />
    <NumberColumn source="failed" />
    <TimestampColumn source="gmt_create" />
  </ListView>
);

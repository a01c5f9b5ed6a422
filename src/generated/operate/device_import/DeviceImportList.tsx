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
  UrlColumn,
} from "pilothouse/list";
import { ImportState } from "../../../../shared/generated/enums";
import { importState } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { accountReference } from "../account/account.reference";
import { companyReference } from "../company/company.reference";

export const DeviceImportList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    refresh={5}
    views={[
      { name: "unfinished", when: { state: [ImportState.pending, ImportState.importing] }, count: "all" },
      { name: "stopped", when: { state: [ImportState.stopped] }, count: "act" },
    ]}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <TextFilter key="batch_id" source="batch_id" />,
      <EnumFilter key="state" source="state" of={importState} />,
      <ReferenceFilter key="user_id" source="user_id" of={accountReference} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="pk" of={productReference} />
    <EnumColumn keep source="state" of={importState} />
    <NumberColumn source="total" />
    <NumberColumn source="created" />
    <NumberColumn source="failed" />
    <UrlColumn source="result" />
    <NumberColumn source="existing" />
    <ReferenceColumn source="user_id" of={accountReference} />
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn extra source="comp_id" of={companyReference} />
    <TextColumn extra source="batch_id" mono />
    <UrlColumn extra source="url" />
    <TextColumn extra source="id" />
    <NumberColumn extra source="done" />
    <TimestampColumn extra source="gmt_update" />
  </ListView>
);

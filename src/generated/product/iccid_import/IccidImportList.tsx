// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
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
import { importState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const IccidImportList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    refresh={10}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="state" source="state" of={importState} />,
      <ReferenceFilter key="user_id" source="user_id" of={accountReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn keep source="state" of={importState} />
    <NumberColumn source="total" />
    <NumberColumn source="created" />
    <NumberColumn source="refused" />
    <UrlColumn source="result" />
    <NumberColumn source="existing" />
    <ReferenceColumn source="user_id" of={accountReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
    <ReferenceColumn extra source="comp_id" of={companyReference} />
    <TimestampColumn extra source="gmt_update" />
  </ListView>
);

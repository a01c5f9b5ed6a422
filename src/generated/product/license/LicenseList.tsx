// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { licenseState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";

export const LicenseList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="lic_code" source="lic_code" />,
      <TextFilter key="grant_mac" source="grant_mac" />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="state" source="state" of={licenseState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_grant" source="gmt_grant" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="lic_code" mono />
    <TextColumn source="grant_mac" mono />
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn keep source="state" of={licenseState} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_grant" />
    <TimestampColumn source="gmt_create" />
  </ListView>
);

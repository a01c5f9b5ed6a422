// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
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
import { appType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";

export const AppList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={appType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_expire" source="gmt_expire" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn source="id" />
    <EnumColumn source="type" of={appType} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="package_name_ios" mono />
    <TextColumn source="package_name_android" mono />
    <TimestampColumn source="gmt_expire" ends />
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn extra="basics" source="cloud_id" of={cloudPlatformReference} />
    <TextColumn extra="packages" source="app_key_ios" mono />
    <TextColumn extra="packages" source="app_key_android" mono />
  </ListView>
);

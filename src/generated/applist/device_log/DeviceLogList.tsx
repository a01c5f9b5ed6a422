// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
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
import { logLevel, logModule } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";

export const DeviceLogList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="content" source="content" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="module" source="module" of={logModule} />,
      <EnumFilter key="level" source="level" of={logLevel} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
    ]}
  >
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn source="module" of={logModule} />
    <EnumColumn keep source="level" of={logLevel} />
    <TextColumn source="content" mono lines={3} />
    <TextColumn source="ver" mono />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn extra source="id" />
  </ListView>
);

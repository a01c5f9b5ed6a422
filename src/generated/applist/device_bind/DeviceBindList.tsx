// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { bindAction } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceBindList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="action" source="action" of={bindAction} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="app_id" of={appReference} />
    <EnumColumn keep source="action" of={bindAction} />
    <TextColumn source="ip" mono />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

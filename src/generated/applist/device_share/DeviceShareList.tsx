// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
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
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceShareList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="share_user_id" source="share_user_id" of={appUserReference} />,
      <EnumFilter key="permission" source="permission" of={sharePermission} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="share_user_id" of={appUserReference} />
    <EnumColumn source="permission" of={sharePermission} />
    <TimestampColumn source="gmt_expire" ends />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

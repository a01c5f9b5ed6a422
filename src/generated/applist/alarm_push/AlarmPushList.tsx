// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
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
import { alarmType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const AlarmPushList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="type" source="type" of={alarmType} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <EnumFilter key="notify_type" source="notify_type" of={notifyType} />,
      <EnumFilter key="state" source="state" of={pushSendState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn keep source="type" of={alarmType} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <EnumColumn source="notify_type" of={notifyType} />
    <EnumColumn source="state" of={pushSendState} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_send" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

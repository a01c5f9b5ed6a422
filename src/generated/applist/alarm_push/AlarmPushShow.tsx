// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { alarmType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const AlarmPushShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <EnumField source="type" of={alarmType} />
      <ReferenceField source="user_id" of={appUserReference} />
      <EnumField source="notify_type" of={notifyType} />
      <EnumField source="state" of={pushSendState} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_send" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

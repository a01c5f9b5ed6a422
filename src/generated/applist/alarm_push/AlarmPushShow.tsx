// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { alarmType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const AlarmPushShow = () => (
  <ShowView
    state={<EnumField source="type" of={alarmType} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <EnumField key="notify_type" source="notify_type" of={notifyType} />,
      <EnumField key="state" source="state" of={pushSendState} />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_send" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { bindAction } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceBindShow = () => (
  <ShowView state={<EnumField source="action" of={bindAction} />}>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <ReferenceField source="app_id" of={appReference} />
      <TextField source="ip" mono />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

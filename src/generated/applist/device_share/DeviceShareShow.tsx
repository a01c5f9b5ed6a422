// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceShareShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <ReferenceField source="share_user_id" of={appUserReference} />
      <EnumField source="permission" of={sharePermission} />
      <TimestampField source="gmt_expire" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

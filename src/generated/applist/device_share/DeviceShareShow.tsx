// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceShareShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceField key="share_user_id" source="share_user_id" of={appUserReference} />,
      <EnumField key="permission" source="permission" of={sharePermission} />,
    ]}
  >
    <ShowGroup name="main">
      <TimestampField source="gmt_expire" ends />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

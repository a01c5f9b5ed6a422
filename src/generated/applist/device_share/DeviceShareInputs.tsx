// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TimestampInput } from "pilothouse/form";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const DeviceShareInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="uid" required of={deviceReference} />
    <ReferenceInput source="user_id" required of={appUserReference} />
    <ReferenceInput source="share_user_id" required of={appUserReference} />
    <EnumInput source="permission" required of={sharePermission} />
    <TimestampInput source="gmt_expire" />
  </InputGroup>
);

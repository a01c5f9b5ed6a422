// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, NumberField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { permissionTier } from "../../enums";
import { permissionReference } from "./permission.reference";

export const PermissionShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="permission_name" />
      <TextField source="permission_name_zh" />
      <TextField source="permission_key" mono />
      <ReferenceField source="below" of={permissionReference} />
      <EnumField source="tier" of={permissionTier} />
      <TextField source="glyph" />
      <NumberField source="position" />
      <TextField source="permission_no" />
    </ShowGroup>
  </ShowView>
);

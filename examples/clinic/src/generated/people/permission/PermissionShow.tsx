// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, NumberField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { permissionTier } from "../../enums";
import { permissionReference } from "./permission.reference";

export const PermissionShow = () => (
  <ShowView
    facts={[
      <TextField key="permission_name_zh" source="permission_name_zh" />,
      <TextField key="permission_key" source="permission_key" mono />,
      <EnumField key="tier" source="tier" of={permissionTier} />,
      <NumberField key="position" source="position" />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="below" of={permissionReference} />
      <TextField source="glyph" />
      <TextField source="permission_no" />
    </ShowGroup>
  </ShowView>
);

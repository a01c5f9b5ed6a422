// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput, WriteLock } from "pilothouse/form";
import { permissionTier } from "../../enums";
import { permissionReference } from "./permission.reference";

export const PermissionInputs = () => (
  <InputGroup name="main">
    <TextInput source="permission_name" required max={64} />
    <TextInput source="permission_name_zh" required max={64} />
    <WriteLock by="top">
      <TextInput source="permission_key" required max={128} mono />
    </WriteLock>
    <ReferenceInput source="below" of={permissionReference} tree />
    <WriteLock by="top">
      <EnumInput source="tier" required of={permissionTier} />
    </WriteLock>
    <TextInput source="glyph" max={32} />
    <IntegerInput source="position" min={0} />
  </InputGroup>
);

// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  TextColumn,
  TextFilter,
} from "pilothouse/list";
import { permissionTier } from "../../enums";
import { permissionReference } from "./permission.reference";

export const PermissionList = () => (
  <ListView
    parent="below"
    order="position"
    sort={{ field: "position", order: "ASC" }}
    filters={[
      <TextFilter key="permission_name" source="permission_name" />,
      <TextFilter key="permission_name_zh" source="permission_name_zh" />,
      <TextFilter key="permission_key" source="permission_key" />,
      <EnumFilter key="tier" source="tier" of={permissionTier} />,
    ]}
  >
    <TextColumn source="permission_name" />
    <TextColumn source="permission_name_zh" />
    <TextColumn source="permission_key" mono />
    <EnumColumn source="tier" of={permissionTier} />
    <NumberColumn source="position" />
    <ReferenceColumn extra source="below" of={permissionReference} />
    <TextColumn extra source="glyph" />
    <TextColumn extra source="permission_no" />
  </ListView>
);

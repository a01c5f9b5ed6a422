// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PermissionInputs } from "./PermissionInputs";
import { permissionSet } from "./permission.schema";

export const PermissionEdit = () => (
  <EditView schema={permissionSet}>
    <PermissionInputs />
  </EditView>
);

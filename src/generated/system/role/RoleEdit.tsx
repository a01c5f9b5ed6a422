// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { RoleInputs } from "./RoleInputs";
import { roleSet } from "./role.schema";

export const RoleEdit = () => (
  <EditView schema={roleSet}>
    <RoleInputs />
  </EditView>
);

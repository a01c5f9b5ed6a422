// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PermissionTier } from "../../../../shared/generated/enums";
import { PermissionInputs } from "./PermissionInputs";
import { permissionAdd } from "./permission.schema";

export const PermissionCreate = () => (
  <CreateView schema={permissionAdd} defaults={{ tier: PermissionTier.screen, position: 0 }}>
    <PermissionInputs />
  </CreateView>
);

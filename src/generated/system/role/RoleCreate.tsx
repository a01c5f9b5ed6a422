// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { RoleInputs } from "./RoleInputs";
import { roleAdd } from "./role.schema";

export const RoleCreate = () => (
  <CreateView schema={roleAdd} defaults={{ type: 2, state: 1 }}>
    <RoleInputs />
  </CreateView>
);

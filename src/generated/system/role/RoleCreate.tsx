// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState, RoleType } from "../../../../shared/generated/enums";
import { RoleInputs } from "./RoleInputs";
import { roleAdd } from "./role.schema";

export const RoleCreate = () => (
  <CreateView schema={roleAdd} defaults={{ type: RoleType.custom, state: OpenState.enabled }}>
    <RoleInputs />
  </CreateView>
);

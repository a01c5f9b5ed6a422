// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { DeployState } from "../../../../shared/generated/enums";
import { SrvSystemInputs } from "./SrvSystemInputs";
import { srvSystemAdd } from "./srvSystem.schema";

export const SrvSystemCreate = () => (
  <CreateView schema={srvSystemAdd} defaults={{ state: DeployState.not_deployed }}>
    <SrvSystemInputs />
  </CreateView>
);

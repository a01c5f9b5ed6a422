// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SrvSystemInputs } from "./SrvSystemInputs";
import { srvSystemSet } from "./srvSystem.schema";

export const SrvSystemEdit = () => (
  <EditView schema={srvSystemSet}>
    <SrvSystemInputs />
  </EditView>
);

// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SysnotifyConfigInputs } from "./SysnotifyConfigInputs";
import { sysnotifyConfigSet } from "./sysnotifyConfig.schema";

export const SysnotifyConfigEdit = () => (
  <EditView schema={sysnotifyConfigSet}>
    <SysnotifyConfigInputs />
  </EditView>
);

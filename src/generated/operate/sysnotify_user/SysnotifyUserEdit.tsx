// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SysnotifyUserInputs } from "./SysnotifyUserInputs";
import { sysnotifyUserSet } from "./sysnotifyUser.schema";

export const SysnotifyUserEdit = () => (
  <EditView schema={sysnotifyUserSet}>
    <SysnotifyUserInputs />
  </EditView>
);

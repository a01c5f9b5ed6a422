// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { SysnotifyUserInputs } from "./SysnotifyUserInputs";
import { sysnotifyUserAdd } from "./sysnotifyUser.schema";

export const SysnotifyUserCreate = () => (
  <CreateView schema={sysnotifyUserAdd} defaults={{ type: 1, state: 1 }}>
    <SysnotifyUserInputs />
  </CreateView>
);

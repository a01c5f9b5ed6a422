// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { NotifyType, OpenState } from "../../../../shared/generated/enums";
import { SysnotifyUserInputs } from "./SysnotifyUserInputs";
import { sysnotifyUserAdd } from "./sysnotifyUser.schema";

export const SysnotifyUserCreate = () => (
  <CreateView schema={sysnotifyUserAdd} defaults={{ type: NotifyType.email, state: OpenState.enabled }}>
    <SysnotifyUserInputs />
  </CreateView>
);

// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { NotifyType, OpenState } from "../../../../shared/generated/enums";
import { MsgEventInputs } from "./MsgEventInputs";
import { msgEventAdd } from "./msgEvent.schema";

export const MsgEventCreate = () => (
  <CreateView
    schema={msgEventAdd}
    defaults={{
      notify_type: NotifyType.push,
      time_range: "00:00-24:00",
      interval: 60,
      delay: 0,
      state: OpenState.enabled,
    }}
  >
    <MsgEventInputs />
  </CreateView>
);

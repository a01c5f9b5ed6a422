// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { MsgEventInputs } from "./MsgEventInputs";
import { msgEventSet } from "./msgEvent.schema";

export const MsgEventEdit = () => (
  <EditView schema={msgEventSet}>
    <MsgEventInputs />
  </EditView>
);

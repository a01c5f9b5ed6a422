// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { MsgTemplateInputs } from "./MsgTemplateInputs";
import { msgTemplateSet } from "./msgTemplate.schema";

export const MsgTemplateEdit = () => (
  <EditView schema={msgTemplateSet}>
    <MsgTemplateInputs />
  </EditView>
);

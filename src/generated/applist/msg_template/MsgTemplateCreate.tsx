// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { MsgTemplateInputs } from "./MsgTemplateInputs";
import { msgTemplateAdd } from "./msgTemplate.schema";

export const MsgTemplateCreate = () => (
  <CreateView schema={msgTemplateAdd} defaults={{ type: 7, lang: "en" }}>
    <MsgTemplateInputs />
  </CreateView>
);

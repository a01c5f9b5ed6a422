// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Language, MessageTemplateType } from "../../../../shared/generated/enums";
import { MsgTemplateInputs } from "./MsgTemplateInputs";
import { msgTemplateAdd } from "./msgTemplate.schema";

export const MsgTemplateCreate = () => (
  <CreateView schema={msgTemplateAdd} defaults={{ type: MessageTemplateType.alarm, lang: Language.en }}>
    <MsgTemplateInputs />
  </CreateView>
);

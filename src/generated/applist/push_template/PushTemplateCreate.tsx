// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Language, NotifyType, PushMode } from "../../../../shared/generated/enums";
import { PushTemplateInputs } from "./PushTemplateInputs";
import { pushTemplateAdd } from "./pushTemplate.schema";

export const PushTemplateCreate = () => (
  <CreateView
    schema={pushTemplateAdd}
    defaults={{ notify_type: NotifyType.email, lang: Language.en, mode: PushMode.vendor_template }}
  >
    <PushTemplateInputs />
  </CreateView>
);

// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PushTemplateInputs } from "./PushTemplateInputs";
import { pushTemplateAdd } from "./pushTemplate.schema";

export const PushTemplateCreate = () => (
  <CreateView schema={pushTemplateAdd} defaults={{ notify_type: 1, lang: "en", mode: 1 }}>
    <PushTemplateInputs />
  </CreateView>
);

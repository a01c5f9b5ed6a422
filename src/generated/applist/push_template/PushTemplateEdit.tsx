// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PushTemplateInputs } from "./PushTemplateInputs";
import { pushTemplateSet } from "./pushTemplate.schema";

export const PushTemplateEdit = () => (
  <EditView schema={pushTemplateSet}>
    <PushTemplateInputs />
  </EditView>
);

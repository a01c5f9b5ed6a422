// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PushBindingInputs } from "./PushBindingInputs";
import { pushBindingSet } from "./pushBinding.schema";

export const PushBindingEdit = () => (
  <EditView schema={pushBindingSet}>
    <PushBindingInputs />
  </EditView>
);

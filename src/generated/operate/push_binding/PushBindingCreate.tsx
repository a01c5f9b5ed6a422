// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PushBindingInputs } from "./PushBindingInputs";
import { pushBindingAdd } from "./pushBinding.schema";

export const PushBindingCreate = () => (
  <CreateView schema={pushBindingAdd} defaults={{ link_type: 2 }}>
    <PushBindingInputs />
  </CreateView>
);

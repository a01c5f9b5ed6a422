// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { LinkType } from "../../../../shared/generated/enums";
import { PushBindingInputs } from "./PushBindingInputs";
import { pushBindingAdd } from "./pushBinding.schema";

export const PushBindingCreate = () => (
  <CreateView schema={pushBindingAdd} defaults={{ link_type: LinkType.app }}>
    <PushBindingInputs />
  </CreateView>
);

// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ZoneBindingInputs } from "./ZoneBindingInputs";
import { zoneBindingAdd } from "./zoneBinding.schema";

export const ZoneBindingCreate = () => (
  <CreateView schema={zoneBindingAdd} defaults={{ sys: 1, src_type: 1, dest_type: 3, state: 1 }}>
    <ZoneBindingInputs />
  </CreateView>
);

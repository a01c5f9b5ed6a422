// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { AreaLevel, OpenState, Sys } from "../../../../shared/generated/enums";
import { ZoneBindingInputs } from "./ZoneBindingInputs";
import { zoneBindingAdd } from "./zoneBinding.schema";

export const ZoneBindingCreate = () => (
  <CreateView
    schema={zoneBindingAdd}
    defaults={{ sys: Sys.public, src_type: AreaLevel.country, dest_type: AreaLevel.zone, state: OpenState.enabled }}
  >
    <ZoneBindingInputs />
  </CreateView>
);

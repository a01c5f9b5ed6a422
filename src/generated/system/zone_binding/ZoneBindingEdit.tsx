// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ZoneBindingInputs } from "./ZoneBindingInputs";
import { zoneBindingSet } from "./zoneBinding.schema";

export const ZoneBindingEdit = () => (
  <EditView schema={zoneBindingSet}>
    <ZoneBindingInputs />
  </EditView>
);

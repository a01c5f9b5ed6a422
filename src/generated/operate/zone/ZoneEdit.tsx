// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ZoneInputs } from "./ZoneInputs";
import { zoneSet } from "./zone.schema";

export const ZoneEdit = () => (
  <EditView schema={zoneSet}>
    <ZoneInputs />
  </EditView>
);

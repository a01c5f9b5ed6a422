// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ZoneInputs } from "./ZoneInputs";
import { zoneAdd } from "./zone.schema";

export const ZoneCreate = () => (
  <CreateView schema={zoneAdd} defaults={{ sys: 1, state: 1 }}>
    <ZoneInputs />
  </CreateView>
);

// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState, Sys } from "../../../../shared/generated/enums";
import { ZoneInputs } from "./ZoneInputs";
import { zoneAdd } from "./zone.schema";

export const ZoneCreate = () => (
  <CreateView schema={zoneAdd} defaults={{ sys: Sys.public, state: OpenState.enabled }}>
    <ZoneInputs />
  </CreateView>
);

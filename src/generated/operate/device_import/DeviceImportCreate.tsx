// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "../../../kit/form";
import { DeviceImportInputs } from "./DeviceImportInputs";
import { deviceImportAdd } from "./deviceImport.schema";

export const DeviceImportCreate = () => (
  <CreateView schema={deviceImportAdd}>
    <DeviceImportInputs />
  </CreateView>
);

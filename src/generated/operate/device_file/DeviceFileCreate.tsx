// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { DataFileType } from "../../../../shared/generated/enums";
import { DeviceFileInputs } from "./DeviceFileInputs";
import { deviceFileAdd } from "./deviceFile.schema";

export const DeviceFileCreate = () => (
  <CreateView schema={deviceFileAdd} defaults={{ type: DataFileType.device_list }}>
    <DeviceFileInputs />
  </CreateView>
);

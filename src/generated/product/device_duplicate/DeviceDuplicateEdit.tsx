// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { DeviceDuplicateInputs } from "./DeviceDuplicateInputs";
import { deviceDuplicateSet } from "./deviceDuplicate.schema";

export const DeviceDuplicateEdit = () => (
  <EditView schema={deviceDuplicateSet}>
    <DeviceDuplicateInputs />
  </EditView>
);

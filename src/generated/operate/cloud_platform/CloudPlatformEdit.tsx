// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { CloudPlatformInputs } from "./CloudPlatformInputs";
import { cloudPlatformSet } from "./cloudPlatform.schema";

export const CloudPlatformEdit = () => (
  <EditView schema={cloudPlatformSet}>
    <CloudPlatformInputs />
  </EditView>
);

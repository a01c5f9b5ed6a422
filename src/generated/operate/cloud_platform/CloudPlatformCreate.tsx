// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { CloudPlatformInputs } from "./CloudPlatformInputs";
import { cloudPlatformAdd } from "./cloudPlatform.schema";

export const CloudPlatformCreate = () => (
  <CreateView
    schema={cloudPlatformAdd}
    defaults={{ type_id: 1, mode: 1, sys: 1, state: 1, platform_port: 443, live: 0, support_img: 1 }}
  >
    <CloudPlatformInputs />
  </CreateView>
);

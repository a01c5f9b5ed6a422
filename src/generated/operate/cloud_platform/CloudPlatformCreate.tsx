// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { CloudMode, CloudVendor, OpenState, Sys } from "../../../../shared/generated/enums";
import { CloudPlatformInputs } from "./CloudPlatformInputs";
import { cloudPlatformAdd } from "./cloudPlatform.schema";

export const CloudPlatformCreate = () => (
  <CreateView
    schema={cloudPlatformAdd}
    defaults={{
      type_id: CloudVendor.s3_compatible,
      mode: CloudMode.direct,
      sys: Sys.public,
      state: OpenState.enabled,
      platform_port: 443,
      live: 0,
      support_img: 1,
    }}
  >
    <CloudPlatformInputs />
  </CreateView>
);

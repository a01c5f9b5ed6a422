// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { AreaType, OpenState, PushPlatformType, PushVendor } from "../../../../shared/generated/enums";
import { PushPlatformInputs } from "./PushPlatformInputs";
import { pushPlatformAdd } from "./pushPlatform.schema";

export const PushPlatformCreate = () => (
  <CreateView
    schema={pushPlatformAdd}
    defaults={{
      type: PushPlatformType.email,
      platform: PushVendor.own_mail_server,
      area_type: AreaType.domestic,
      state: OpenState.enabled,
      smtp_port: 465,
      ssl: 1,
    }}
  >
    <PushPlatformInputs />
  </CreateView>
);

// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PushPlatformInputs } from "./PushPlatformInputs";
import { pushPlatformAdd } from "./pushPlatform.schema";

export const PushPlatformCreate = () => (
  <CreateView
    schema={pushPlatformAdd}
    defaults={{ type: 1, platform: 1, area_type: 1, state: 1, smtp_port: 465, ssl: 1 }}
  >
    <PushPlatformInputs />
  </CreateView>
);

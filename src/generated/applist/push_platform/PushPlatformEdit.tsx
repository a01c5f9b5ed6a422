// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PushPlatformInputs } from "./PushPlatformInputs";
import { pushPlatformSet } from "./pushPlatform.schema";

export const PushPlatformEdit = () => (
  <EditView schema={pushPlatformSet}>
    <PushPlatformInputs />
  </EditView>
);

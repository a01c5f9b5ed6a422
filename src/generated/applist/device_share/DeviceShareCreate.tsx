// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { SharePermission } from "../../../../shared/generated/enums";
import { DeviceShareInputs } from "./DeviceShareInputs";
import { deviceShareAdd } from "./deviceShare.schema";

export const DeviceShareCreate = () => (
  <CreateView schema={deviceShareAdd} defaults={{ permission: SharePermission.watch }}>
    <DeviceShareInputs />
  </CreateView>
);

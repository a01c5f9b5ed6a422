// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { SharePermission } from "../../../../shared/generated/enums";
import { deviceShareCalls } from "./deviceShare.calls";
import { deviceShareAdd } from "./deviceShare.schema";

export const deviceShareImporter = {
  call: deviceShareCalls.add,
  handedAs: "device_share",
  natural: ["uid", "share_user_id"],
  fields: deviceShareAdd,
  defaults: { permission: SharePermission.watch },
} satisfies Importer;

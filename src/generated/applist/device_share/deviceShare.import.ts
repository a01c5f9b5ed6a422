// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { deviceShareCalls } from "./deviceShare.calls";

export const deviceShareImporter = {
  call: deviceShareCalls.add,
  natural: ["uid", "share_user_id"],
  fields: [
    {
      name: "uid",
      as: "reference",
      of: deviceReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "user_id",
      as: "reference",
      of: appUserReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "share_user_id",
      as: "reference",
      of: appUserReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "permission",
      as: "enum",
      of: sharePermission,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sharePermission } },
    },
    { name: "gmt_expire", as: "timestamp", schema: { builder: "timestamp", args: {} } },
  ],
} satisfies Importer;

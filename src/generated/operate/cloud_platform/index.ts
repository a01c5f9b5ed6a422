// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const cloudPlatform = {
  name: "cloud_platform",
  section: "operate",
  path: "/operate/cloud",
  key: "id",
  title: "platform_name",
  access: {
    list: "operate.cloud",
    get: "operate.cloud",
    add: "operate.cloud",
    set: "operate.cloud",
    del: "operate.cloud",
    export: "operate.cloud",
  },
  facts: ["type_id", "zone", "bucket", "live"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["comp_id", "platform_name"],
  own: ["platform_name", "state", "app_secret"],
  owner: "comp_id",
  words: wordsIn(() => import("./cloudPlatform.words")),
  calls: () => import("./cloudPlatform.calls").then((m) => m.cloudPlatformCalls),
  schema: () => import("./cloudPlatform.schema").then((m) => ({ row: m.cloudPlatformRow })),
  views: {
    list: () => import("./CloudPlatformList").then((m) => ({ default: m.CloudPlatformList })),
    show: () => import("./CloudPlatformShow").then((m) => ({ default: m.CloudPlatformShow })),
    create: () => import("./CloudPlatformCreate").then((m) => ({ default: m.CloudPlatformCreate })),
    edit: () => import("./CloudPlatformEdit").then((m) => ({ default: m.CloudPlatformEdit })),
  },
} satisfies ResourceProps;

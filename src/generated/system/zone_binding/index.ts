// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const zoneBinding = {
  name: "zone_binding",
  section: "system",
  path: "/system/resource/zone_binding",
  key: "id",
  title: "src_area",
  access: {
    list: "system.resource",
    get: "system.resource",
    add: "#platform",
    set: "#platform",
    del: "#platform",
    export: "system.resource",
  },
  further: ["gmt_create"],
  facts: ["sys", "src_type", "dest_type", "dest_area"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["sys", "src_type", "src_area"],
  own: ["sys", "src_type", "src_area", "state"],
  words: wordsIn(() => import("./zoneBinding.words")),
  calls: () => import("./zoneBinding.calls").then((m) => m.zoneBindingCalls),
  schema: () => import("./zoneBinding.schema").then((m) => ({ row: m.zoneBindingRow })),
  views: {
    list: () => import("./ZoneBindingList").then((m) => ({ default: m.ZoneBindingList })),
    show: () => import("./ZoneBindingShow").then((m) => ({ default: m.ZoneBindingShow })),
    create: () => import("./ZoneBindingCreate").then((m) => ({ default: m.ZoneBindingCreate })),
    edit: () => import("./ZoneBindingEdit").then((m) => ({ default: m.ZoneBindingEdit })),
  },
} satisfies ResourceProps;

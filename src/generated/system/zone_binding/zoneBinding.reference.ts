// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const zoneBindingReference = {
  resource: "zone_binding",
  path: "/system/resource/zone_binding",
  key: "id",
  title: "src_area",
  access: { list: "system.resource", get: "system.resource" },
  alike: true,
} satisfies Reference;

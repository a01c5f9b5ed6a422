// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const zoneReference = {
  resource: "zone",
  path: "/operate/zone",
  key: "zone",
  title: "name",
  access: { list: "operate.zone", get: "operate.zone" },
  titles: { "zh-CN": "cn_name", "zh-TW": "cn_name" },
  alike: true,
} satisfies Reference;

// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const zone = {
  name: "zone",
  section: "operate",
  path: "/operate/zone",
  key: "zone",
  keyType: "string",
  title: "name",
  titles: { "zh-CN": "cn_name", "zh-TW": "cn_name" },
  style: "legacy",
  access: {
    list: "operate.zone",
    get: "operate.zone",
    add: "#top.operate.zone",
    set: "#top.operate.zone",
    del: "#top.operate.zone",
    export: "operate.zone",
  },
  telling: ["zone"],
  words: wordsIn(() => import("./zone.words")),
  calls: () => import("./zone.calls").then((m) => m.zoneCalls),
  schema: () => import("./zone.schema").then((m) => ({ row: m.zoneRow })),
  views: {
    list: () => import("./ZoneList").then((m) => ({ default: m.ZoneList })),
    show: () => import("./ZoneShow").then((m) => ({ default: m.ZoneShow })),
    create: () => import("./ZoneCreate").then((m) => ({ default: m.ZoneCreate })),
    edit: () => import("./ZoneEdit").then((m) => ({ default: m.ZoneEdit })),
  },
} satisfies ResourceProps;

// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const ward = {
  name: "ward",
  section: "premises",
  path: "/premises/wards",
  key: "ward_no",
  title: "ward_name",
  titles: { "zh-CN": "ward_name_zh", "zh-TW": "ward_name_zh" },
  parent: "lies_in",
  access: {
    list: "premises.wards",
    get: "premises.wards",
    add: "premises.wards",
    set: "premises.wards",
    del: "premises.wards",
    export: "premises.wards",
  },
  facts: ["ward_name_zh", "ward_kind", "head_nurse", "extension"],
  own: ["ward_name"],
  opened: true,
  words: wordsIn(() => import("./ward.words")),
  calls: () => import("./ward.calls").then((m) => m.wardCalls),
  schema: () => import("./ward.schema").then((m) => ({ row: m.wardRow })),
  views: {
    list: () => import("./WardList").then((m) => ({ default: m.WardList })),
    show: () => import("./WardShow").then((m) => ({ default: m.WardShow })),
    create: () => import("./WardCreate").then((m) => ({ default: m.WardCreate })),
    edit: () => import("./WardEdit").then((m) => ({ default: m.WardEdit })),
  },
} satisfies ResourceProps;

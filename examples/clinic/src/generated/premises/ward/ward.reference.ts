// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const wardReference = {
  resource: "ward",
  path: "/premises/wards",
  key: "ward_no",
  title: "ward_name",
  access: { list: "premises.wards", get: "premises.wards" },
  titles: { "zh-CN": "ward_name_zh", "zh-TW": "ward_name_zh" },
  alike: true,
  parent: "lies_in",
  order: "rank",
} satisfies Reference;

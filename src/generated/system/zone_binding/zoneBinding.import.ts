// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { zoneBindingCalls } from "./zoneBinding.calls";
import { zoneBindingAdd } from "./zoneBinding.schema";

export const zoneBindingImporter = {
  call: zoneBindingCalls.add,
  handedAs: "zone_binding",
  natural: ["sys", "src_type", "src_area"],
  fields: zoneBindingAdd,
  valueSynonyms: {
    sys: [
      ["Public", 1],
      ["公有", 1],
      ["公共云", 1],
      ["公共雲", 1],
      ["Overseas", 2],
      ["海外", 2],
      ["Private", 3],
      ["私有", 3],
      ["专有云", 3],
      ["專有云", 3],
    ],
    state: [
      ["Active", 1],
      ["On", 1],
      ["Open", 1],
      ["开启", 1],
      ["開啟", 1],
      ["已启用", 1],
      ["已啟用", 1],
      ["正常", 1],
      ["有效", 1],
      ["Inactive", 2],
      ["Off", 2],
      ["Closed", 2],
      ["Blocked", 2],
      ["关闭", 2],
      ["關閉", 2],
      ["已停用", 2],
      ["禁用", 2],
      ["停用", 2],
      ["已禁用", 2],
      ["无效", 2],
      ["無效", 2],
    ],
  },
  defaults: { sys: 1, src_type: 1, dest_type: 3, state: 1 },
  updating: {
    call: zoneBindingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

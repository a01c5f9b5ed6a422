// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { roleCalls } from "./role.calls";
import { roleAdd } from "./role.schema";

export const roleImporter = {
  call: roleCalls.add,
  handedAs: "role",
  natural: ["name", "comp_id"],
  fields: roleAdd,
  valueSynonyms: {
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
  defaults: { type: 2, state: 1 },
  updating: {
    call: roleCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { pushPlatformCalls } from "./pushPlatform.calls";
import { pushPlatformAdd } from "./pushPlatform.schema";

export const pushPlatformImporter = {
  call: pushPlatformCalls.add,
  checkedAs: "push_platform",
  natural: ["name", "comp_id"],
  fields: pushPlatformAdd,
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
  defaults: { type: 1, platform: 1, area_type: 1, state: 1, smtp_port: 465, ssl: 1 },
  updating: {
    call: pushPlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

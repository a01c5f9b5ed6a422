// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { cronCalls } from "./cron.calls";
import { cronAdd } from "./cron.schema";

export const cronImporter = {
  call: cronCalls.add,
  handedAs: "cron",
  natural: ["name"],
  fields: cronAdd,
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
  defaults: { type: 1, state: 1, param: '{"task":"count_orders"}' },
  updating: {
    call: cronCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { msgEventCalls } from "./msgEvent.calls";
import { msgEventAdd } from "./msgEvent.schema";

export const msgEventImporter = {
  call: msgEventCalls.add,
  handedAs: "msg_event",
  natural: ["app_id", "type"],
  fields: msgEventAdd,
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
  defaults: { notify_type: 3, time_range: "00:00-24:00", interval: 60, delay: 0, state: 1 },
  updating: {
    call: msgEventCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { feedbackBotCalls } from "./feedbackBot.calls";
import { feedbackBotAdd } from "./feedbackBot.schema";

export const feedbackBotImporter = {
  call: feedbackBotCalls.add,
  handedAs: "feedback_bot",
  natural: ["lang"],
  fields: feedbackBotAdd,
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
  defaults: { main_lang: 0, work_time: "09:00-18:00", state: 1 },
  updating: {
    call: feedbackBotCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

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
  updating: {
    call: feedbackBotCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

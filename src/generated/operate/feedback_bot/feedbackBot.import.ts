// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { OpenState } from "../../../../shared/generated/enums";
import { openStateSynonyms } from "../../synonyms";
import { feedbackBotCalls } from "./feedbackBot.calls";
import { feedbackBotAdd } from "./feedbackBot.schema";

export const feedbackBotImporter = {
  call: feedbackBotCalls.add,
  handedAs: "feedback_bot",
  natural: ["lang"],
  fields: feedbackBotAdd,
  valueSynonyms: { state: openStateSynonyms },
  defaults: { main_lang: 0, work_time: "09:00-18:00", state: OpenState.enabled },
  updating: {
    call: feedbackBotCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;

// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { feedbackBotCalls } from "./feedbackBot.calls";
import { feedbackBotAdd } from "./feedbackBot.schema";

export const feedbackBotImporter = {
  call: feedbackBotCalls.add,
  handedAs: "feedback_bot",
  natural: ["lang"],
  fields: feedbackBotAdd,
} satisfies Importer;

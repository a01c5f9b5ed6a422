// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { language, openState } from "../../enums";
import { feedbackBotCalls } from "./feedbackBot.calls";

export const feedbackBotImporter = {
  call: feedbackBotCalls.add,
  natural: ["lang"],
  fields: [
    {
      name: "lang",
      as: "enum",
      of: language,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: language } },
    },
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 32 } } },
    { name: "main_lang", as: "flag", schema: { builder: "flag", args: {} } },
    { name: "work_time", as: "text", required: true, schema: { builder: "timeRange", args: { required: true } } },
    { name: "staff_msg", as: "text", schema: { builder: "text", args: { max: 500 } } },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
  ],
} satisfies Importer;

// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, list, oneOf, rowOf, text, timeRange, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, openState } from "../../enums";

export const feedbackBotAdd = z.object({
  lang: oneOf({ required: true, of: language }),
  name: text({ required: true, max: 32 }),
  main_lang: flag(),
  work_time: timeRange({ required: true }),
  welcomes: list({ of: { text: text({ required: true, max: 500 }) } }),
  staff_msg: text({ max: 500 }),
  state: oneOf({ required: true, of: openState }),
});

export const feedbackBotSet = z.extend(z.partial(z.omit(feedbackBotAdd, { lang: true })), { id: key() });

export const feedbackBotRow = rowOf(z.extend(feedbackBotAdd, { id: key(), gmt_create: timestamp() }));

export type FeedbackBot = z.infer<typeof feedbackBotRow>;

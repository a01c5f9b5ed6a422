// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, list, oneOf, text, timeRange } from "pilothouse/schema";
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

export const feedbackBotSet = z.extend(z.partial(z.omit(feedbackBotAdd, { lang: true })), {
  id: key({ type: "number" }),
});

export const feedbackBotRow = z.looseObject({
  id: z.number(),
  lang: z.nullish(z.string()),
  name: z.nullish(z.string()),
  main_lang: z.nullish(z.literal([0, 1])),
  work_time: z.nullish(z.string()),
  welcomes: z.nullish(z.array(z.looseObject({ text: z.nullish(z.string()) }))),
  staff_msg: z.nullish(z.string()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface FeedbackBot {
  readonly id: number;
  readonly lang: "en" | "zh-CN" | "zh-TW";
  readonly name: string;
  readonly main_lang: 0 | 1;
  readonly work_time: string;
  readonly welcomes: readonly { readonly text: string }[];
  readonly staff_msg: string;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}

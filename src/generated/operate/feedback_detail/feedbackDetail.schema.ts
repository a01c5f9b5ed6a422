// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";

export const feedbackDetailAdd = z.object({
  title_id: referenceTo({ required: true, type: "number" }),
  content: text({ required: true, max: 2000 }),
  attach: url(),
});

export const feedbackDetailRow = z.looseObject({
  id: z.number(),
  title_id: z.nullish(z.number()),
  sender: z.nullish(z.number()),
  content: z.nullish(z.string()),
  attach: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface FeedbackDetail {
  readonly id: number;
  readonly title_id: number;
  readonly sender: 1 | 2 | 3;
  readonly content: string;
  readonly attach: string;
  readonly gmt_create: number;
}

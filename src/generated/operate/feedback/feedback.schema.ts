// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { feedbackState } from "../../enums";

export const feedbackSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: feedbackState }),
      account_id: referenceTo({ type: "number" }),
      remark: text({ max: 500 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const feedbackRow = z.looseObject({
  id: z.number(),
  title: z.nullish(z.string()),
  type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  user_id: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  account_id: z.nullish(z.number()),
  uid: z.nullish(z.string()),
  contact: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface Feedback {
  readonly id: number;
  readonly title: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly state: 1 | 2 | 3;
  readonly user_id: string;
  readonly app_id: number;
  readonly account_id: number;
  readonly uid: string;
  readonly contact: string;
  readonly remark: string;
  readonly gmt_create: number;
  readonly gmt_update: number;
}

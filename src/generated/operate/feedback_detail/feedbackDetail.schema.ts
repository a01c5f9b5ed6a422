// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { feedbackSender } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const feedbackDetailAdd = z.object({
  title_id: referenceTo({ required: true, of: feedbackReference }),
  content: text({ required: true, max: 2000 }),
  attach: url({ uploaded: true }),
});

export const feedbackDetailRow = rowOf(
  z.extend(feedbackDetailAdd, {
    id: key(),
    sender: oneOf({ of: feedbackSender }),
    account_id: referenceTo({ of: accountReference }),
    gmt_create: timestamp(),
  }),
);

export type FeedbackDetail = z.infer<typeof feedbackDetailRow>;

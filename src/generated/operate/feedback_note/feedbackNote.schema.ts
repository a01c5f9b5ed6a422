// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { feedbackNoteType } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const feedbackNoteAdd = z.object({
  feedback_id: referenceTo({ required: true, of: feedbackReference }),
  content: text({ required: true, max: 500 }),
});

export const feedbackNoteRow = rowOf(
  z.extend(feedbackNoteAdd, {
    id: key(),
    type: oneOf({ of: feedbackNoteType }),
    account_id: referenceTo({ of: accountReference }),
    receiver_id: referenceTo({ of: accountReference }),
    gmt_create: timestamp(),
  }),
);

export type FeedbackNote = z.infer<typeof feedbackNoteRow>;

// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { FeedbackNoteType } from "../../../shared/generated/enums";

export const feedbackNote = defineResource({
  table: "feedback_note",
  key: "id",
  fields: {
    id: "integer",
    feedback_id: "integer",
    type: FeedbackNoteType,
    account_id: "integer",
    receiver_id: "integer",
    content: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields" },
});

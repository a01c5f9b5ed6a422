// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { FeedbackSender } from "../../../shared/generated/enums";

export const feedbackDetail = defineResource({
  table: "feedback_detail",
  key: "id",
  fields: {
    id: "integer",
    title_id: "integer",
    sender: FeedbackSender,
    account_id: "integer",
    content: "text",
    attach: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields" },
});

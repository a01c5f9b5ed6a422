// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_detail.name": "Message",
  "feedback_detail.plural": "Messages",
  "feedback_detail.fields.id": "ID",
  "feedback_detail.fields.title_id": "Feedback",
  "feedback_detail.fields.sender": "From",
  "feedback_detail.fields.content": "Message",
  "feedback_detail.fields.attach": "Attachment",
  "feedback_detail.fields.gmt_create": "Sent",
  "enums.feedback_sender.1": "User",
  "enums.feedback_sender.2": "Support",
  "enums.feedback_sender.3": "Bot",
} satisfies WordTable;

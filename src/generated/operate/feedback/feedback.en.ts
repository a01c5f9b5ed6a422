// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback.name": "Feedback",
  "feedback.plural": "Feedback",
  "feedback.fields.id": "ID",
  "feedback.fields.title": "Title",
  "feedback.fields.type": "Type",
  "feedback.fields.state": "State",
  "feedback.fields.user_id": "User",
  "feedback.fields.app_id": "App",
  "feedback.fields.account_id": "Handled by",
  "feedback.help.account_id": "Whoever takes it up or answers first",
  "feedback.fields.uid": "Device",
  "feedback.fields.contact": "Contact",
  "feedback.fields.remark": "Remark",
  "feedback.help.remark": "For support only; the user does not see it",
  "feedback.fields.gmt_create": "Sent at",
  "feedback.fields.gmt_update": "Last answer",
  "enums.feedback_type.1": "App",
  "enums.feedback_type.2": "Device",
  "enums.feedback_type.3": "Cloud storage",
  "enums.feedback_type.4": "Billing",
  "enums.feedback_type.5": "Suggestion",
  "enums.feedback_state.1": "Pending",
  "enums.feedback_state.2": "Processing",
  "enums.feedback_state.3": "Resolved",
} satisfies WordTable;

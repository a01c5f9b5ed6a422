// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { FeedbackState, FeedbackType, OpenState } from "../../../shared/generated/enums";

export const feedback = defineResource({
  table: "feedback",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    type: FeedbackType,
    state: FeedbackState,
    user_id: "text",
    app_id: "integer",
    account_id: "integer",
    uid: "text",
    contact: "text",
    remark: "text",
    gmt_create: "integer",
    gmt_update: "integer",
  },
  calls: {
    list: "fields",
    set: "fields",
    push_get: {},
    push_set: {
      required: {
        state: OpenState,
      },
      optional: {
        email: "text",
        time_range: "text",
      },
    },
    answers_set: {
      optional: {
        answers: "json",
      },
    },
    colleagues: {
      required: {
        id: "integer",
      },
    },
    hand_over: {
      required: {
        id: "integer",
        account_id: "integer",
      },
      optional: {
        content: "text",
      },
    },
  },
});

// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Language, OpenState } from "../../../shared/generated/enums";

export const feedbackBot = defineResource({
  table: "feedback_bot",
  key: "id",
  fields: {
    id: "integer",
    lang: Language,
    name: "text",
    main_lang: "integer",
    work_time: "text",
    welcomes: "json",
    staff_msg: "text",
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});

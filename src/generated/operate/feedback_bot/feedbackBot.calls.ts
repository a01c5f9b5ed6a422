// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { FeedbackBot } from "./feedbackBot.schema";

export const feedbackBotCalls = {
  list: legacy.list<FeedbackBot>("/user/feedback/bot/get"),
  add: legacy.add<FeedbackBot>("/user/feedback/bot/add", {
    lang: "text",
    name: "text",
    main_lang: "boolean",
    work_time: "text",
    welcomes: "list",
    staff_msg: "text",
    state: "integer",
  }),
  set: legacy.set<FeedbackBot>("/user/feedback/bot/set", {
    id: "integer",
    name: "text",
    main_lang: "boolean",
    work_time: "text",
    welcomes: "list",
    staff_msg: "text",
    state: "integer",
  }),
} satisfies Calls;

// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { FeedbackBot } from "./feedbackBot.schema";

export const feedbackBotCalls = {
  list: legacy.list<FeedbackBot>("/user/feedback/bot/get"),
  add: legacy.add<FeedbackBot>("/user/feedback/bot/add", () =>
    import("./feedbackBot.schema").then((m) => m.feedbackBotAdd),
  ),
  set: legacy.set<FeedbackBot>("/user/feedback/bot/set", () =>
    import("./feedbackBot.schema").then((m) => m.feedbackBotSet),
  ),
} satisfies Calls;

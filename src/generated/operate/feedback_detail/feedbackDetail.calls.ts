// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { FeedbackDetail } from "./feedbackDetail.schema";

export const feedbackDetailCalls = {
  list: legacy.list<FeedbackDetail>("/user/feedback/detail/query"),
  add: legacy.add<FeedbackDetail>("/user/feedback/detail/add", () =>
    import("./feedbackDetail.schema").then((m) => m.feedbackDetailAdd),
  ),
} satisfies Calls;

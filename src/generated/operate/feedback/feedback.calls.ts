// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice, legacy } from "pilothouse/wire";
import type { openState } from "../../enums";
import type { Feedback } from "./feedback.schema";

export const feedbackCalls = {
  list: legacy.list<Feedback>("/user/feedback/query"),
  set: legacy.set<Feedback>("/user/feedback/modify", () => import("./feedback.schema").then((m) => m.feedbackSet)),
  push_get: legacy.call("push_get", "/user/feedback/pushcfg/get"),
  push_set: legacy.call("push_set", "/user/feedback/pushcfg/set", {
    state: choice<typeof openState>("integer"),
    email: "text",
    time_range: "text",
  }),
  answers_set: legacy.call(
    "answers_set",
    "/user/feedback/pushcfg/set",
    { answers: "list" },
    { constants: { cmd: "answers" } },
  ),
  colleagues: bearer.call("colleagues", "/v2/user/feedback/colleague/list", { id: "integer" }),
  hand_over: bearer.call("hand_over", "/v2/user/feedback/handover", {
    id: "integer",
    account_id: "integer",
    content: "text",
  }),
} satisfies Calls;

// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Feedback } from "./feedback.schema";

export const feedbackCalls = {
  list: legacy.list<Feedback>("/user/feedback/query"),
  set: legacy.set<Feedback>("/user/feedback/modify", {
    id: "integer",
    state: "integer",
    account_id: "integer",
    remark: "text",
  }),
  push_get: legacy.call("push_get", "/user/feedback/pushcfg/get", {}),
  push_set: legacy.call<{ readonly state: 1 | 2; readonly email: string; readonly time_range: string }>(
    "push_set",
    "/user/feedback/pushcfg/set",
    { state: "integer", email: "text", time_range: "text" },
  ),
  answers_set: legacy.call<{ readonly answers: readonly { readonly content: string }[] }>(
    "answers_set",
    "/user/feedback/pushcfg/set",
    { answers: "list" },
    { constants: { cmd: "answers" } },
  ),
} satisfies Calls;

// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const feedback = {
  name: "feedback",
  section: "operate",
  path: "/operate/service",
  key: "id",
  title: "title",
  style: "legacy",
  access: {
    list: "operate.service",
    get: "operate.service",
    set: "operate.service",
    push_get: "operate.service",
    push_set: "operate.service",
    answers_set: "operate.service",
    colleagues: "operate.service",
    hand_over: "operate.service",
    export: "operate.service",
  },
  extensions: ["answers_set", "colleagues", "hand_over"],
  further: ["account_id", "gmt_create", "gmt_update"],
  search: [
    { source: "user_id", as: "record" },
    { source: "contact", as: "text" },
  ],
  personal: ["contact"],
  facts: ["type", "user_id", "app_id", "uid", "account_id"],
  through: "app_id",
  words: wordsIn(() => import("./feedback.words")),
  calls: () => import("./feedback.calls").then((m) => m.feedbackCalls),
  schema: () => import("./feedback.schema").then((m) => ({ row: m.feedbackRow })),
  views: {
    list: () => import("../../../overrides/operate/feedback/FeedbackList").then((m) => ({ default: m.FeedbackList })),
    show: () => import("./FeedbackShow").then((m) => ({ default: m.FeedbackShow })),
    edit: () => import("./FeedbackEdit").then((m) => ({ default: m.FeedbackEdit })),
  },
} satisfies ResourceProps;

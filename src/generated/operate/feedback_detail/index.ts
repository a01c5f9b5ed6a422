// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const feedbackDetail = {
  name: "feedback_detail",
  section: "operate",
  path: "/operate/service/feedback_detail",
  key: "id",
  title: "content",
  style: "legacy",
  access: { list: "operate.service", get: "operate.service", add: "operate.service", export: "operate.service" },
  further: ["sender", "account_id", "gmt_create"],
  through: "title_id",
  words: wordsIn(() => import("./feedbackDetail.words")),
  calls: () => import("./feedbackDetail.calls").then((m) => m.feedbackDetailCalls),
  schema: () => import("./feedbackDetail.schema").then((m) => ({ row: m.feedbackDetailRow })),
  views: {
    list: () => import("./FeedbackDetailList").then((m) => ({ default: m.FeedbackDetailList })),
    show: () => import("./FeedbackDetailShow").then((m) => ({ default: m.FeedbackDetailShow })),
    create: () => import("./FeedbackDetailCreate").then((m) => ({ default: m.FeedbackDetailCreate })),
  },
} satisfies ResourceProps;

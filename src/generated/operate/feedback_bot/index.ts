// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const feedbackBot = {
  name: "feedback_bot",
  section: "operate",
  path: "/operate/bot",
  key: "id",
  title: "name",
  style: "legacy",
  access: {
    list: "operate.bot",
    get: "operate.bot",
    add: "#top.operate.bot",
    set: "#top.operate.bot",
    export: "operate.bot",
  },
  further: ["gmt_create"],
  facts: ["lang", "main_lang", "work_time", "welcomes"],
  telling: ["lang"],
  own: ["lang", "state"],
  words: wordsIn(() => import("./feedbackBot.words")),
  calls: () => import("./feedbackBot.calls").then((m) => m.feedbackBotCalls),
  schema: () => import("./feedbackBot.schema").then((m) => ({ row: m.feedbackBotRow })),
  views: {
    list: () =>
      import("../../../overrides/operate/feedback_bot/FeedbackBotList").then((m) => ({ default: m.FeedbackBotList })),
    show: () => import("./FeedbackBotShow").then((m) => ({ default: m.FeedbackBotShow })),
    create: () => import("./FeedbackBotCreate").then((m) => ({ default: m.FeedbackBotCreate })),
    edit: () => import("./FeedbackBotEdit").then((m) => ({ default: m.FeedbackBotEdit })),
  },
} satisfies ResourceProps;

// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const feedbackNote = {
  name: "feedback_note",
  section: "operate",
  path: "/operate/service/feedback_note",
  key: "id",
  title: "content",
  access: { list: "operate.service", get: "operate.service", add: "operate.service", export: "operate.service" },
  extensions: ["list", "add"],
  through: "feedback_id",
  words: wordsIn(() => import("./feedbackNote.words")),
  calls: () => import("./feedbackNote.calls").then((m) => m.feedbackNoteCalls),
  schema: () => import("./feedbackNote.schema").then((m) => ({ row: m.feedbackNoteRow })),
  views: {
    list: () => import("./FeedbackNoteList").then((m) => ({ default: m.FeedbackNoteList })),
    show: () => import("./FeedbackNoteShow").then((m) => ({ default: m.FeedbackNoteShow })),
    create: () => import("./FeedbackNoteCreate").then((m) => ({ default: m.FeedbackNoteCreate })),
  },
} satisfies ResourceProps;

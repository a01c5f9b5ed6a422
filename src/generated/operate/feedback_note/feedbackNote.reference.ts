// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const feedbackNoteReference = {
  resource: "feedback_note",
  path: "/operate/service/feedback_note",
  key: "id",
  title: "content",
  access: { list: "operate.service", get: "operate.service" },
  alike: true,
} satisfies Reference;

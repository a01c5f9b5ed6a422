// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { FeedbackNote } from "./feedbackNote.schema";

export const feedbackNoteCalls = {
  list: bearer.list<FeedbackNote>("/v2/user/feedback/note/list"),
  add: bearer.add<FeedbackNote>("/v2/user/feedback/note/add", () =>
    import("./feedbackNote.schema").then((m) => m.feedbackNoteAdd),
  ),
} satisfies Calls;

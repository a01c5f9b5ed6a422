// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { FeedbackNoteInputs } from "./FeedbackNoteInputs";
import { feedbackNoteAdd } from "./feedbackNote.schema";

export const FeedbackNoteCreate = () => (
  <CreateView schema={feedbackNoteAdd}>
    <FeedbackNoteInputs />
  </CreateView>
);

// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackNoteInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="feedback_id" required of={feedbackReference} />
    <TextInput source="content" required max={500} lines={3} />
  </InputGroup>
);

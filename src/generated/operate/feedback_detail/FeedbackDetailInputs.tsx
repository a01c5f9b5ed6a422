// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { FileInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackDetailInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="title_id" required of={feedbackReference} />
    <TextInput source="content" required max={2000} lines={4} />
    <FileInput source="attach" accept="image/*,video/*,.log,.zip" />
  </InputGroup>
);

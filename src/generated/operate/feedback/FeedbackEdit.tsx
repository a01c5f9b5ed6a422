// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { FeedbackInputs } from "./FeedbackInputs";
import { feedbackSet } from "./feedback.schema";

export const FeedbackEdit = () => (
  <EditView schema={feedbackSet}>
    <FeedbackInputs />
  </EditView>
);

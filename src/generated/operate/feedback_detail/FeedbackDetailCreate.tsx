// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { FeedbackDetailInputs } from "./FeedbackDetailInputs";
import { feedbackDetailAdd } from "./feedbackDetail.schema";

export const FeedbackDetailCreate = () => (
  <CreateView schema={feedbackDetailAdd}>
    <FeedbackDetailInputs />
  </CreateView>
);

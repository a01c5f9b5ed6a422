// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { FeedbackBotInputs } from "./FeedbackBotInputs";
import { feedbackBotSet } from "./feedbackBot.schema";

export const FeedbackBotEdit = () => (
  <EditView schema={feedbackBotSet}>
    <FeedbackBotInputs />
  </EditView>
);

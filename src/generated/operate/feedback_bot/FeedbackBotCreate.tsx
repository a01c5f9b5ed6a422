// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState } from "../../../../shared/generated/enums";
import { FeedbackBotInputs } from "./FeedbackBotInputs";
import { feedbackBotAdd } from "./feedbackBot.schema";

export const FeedbackBotCreate = () => (
  <CreateView schema={feedbackBotAdd} defaults={{ main_lang: 0, work_time: "09:00-18:00", state: OpenState.enabled }}>
    <FeedbackBotInputs />
  </CreateView>
);

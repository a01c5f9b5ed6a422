export { answerFeedback } from "./answer";
export { pushSettings, setPushSettings } from "./pushSettings";

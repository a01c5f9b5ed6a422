export { answerFeedback } from "./answer";
export { notifySupport } from "./notifySupport";
export { pushSettings, setAnswers, setPushSettings } from "./pushSettings";

export { answerFeedback } from "./answer";
export { handOverFeedback, listColleagues } from "./handOverFeedback";
export { notifySupport } from "./notifySupport";
export { answerPushSettings, setPreparedAnswers, setPushSettings } from "./pushSettings";

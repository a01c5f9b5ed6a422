export { answerFeedback } from "./answer";
export { handOver, listColleagues } from "./handOver";
export { notifySupport } from "./notifySupport";
export { pushSettings, setAnswers, setPushSettings } from "./pushSettings";

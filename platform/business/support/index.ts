export { answerFeedback } from "./answer";
export { tellSupport } from "./tellSupport";
export { pushSettings, setAnswers, setPushSettings } from "./pushSettings";

export { answerFeedback } from "./answer";
export { pushSettings, setAnswers, setPushSettings } from "./pushSettings";

export { fillIn, timeText } from "./fillIn";
export { post } from "./post";
export { type Bought, noticeOrder } from "./noticeOrder";
export { resendMessage } from "./resend";
export { outboxJob } from "./sendJob";
export { receiverOf, tellUser } from "./tellUser";
export { secondsUntil } from "./timeOfDay";
export { tellOperators } from "./tellOperators";
export * as words from "./words";

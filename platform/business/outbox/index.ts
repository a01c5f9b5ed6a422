export { timeText } from "./fillIn";
export { type Bought, noticeOrder } from "./noticeOrder";
export { resendMessage } from "./resend";
export { outboxJob } from "./sendJob";
export { tellOperators } from "./tellOperators";
export * as words from "./words";

import { BotDesk } from "../../../console/support/bot/BotDesk";

export const FeedbackBotList = () => <BotDesk />;

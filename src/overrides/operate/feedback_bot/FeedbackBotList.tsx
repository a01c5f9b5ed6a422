import { BotDesk } from "../../../support/bot/BotDesk";

export const FeedbackBotList = () => <BotDesk />;

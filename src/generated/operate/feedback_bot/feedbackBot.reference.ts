// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const feedbackBotReference = {
  resource: "feedback_bot",
  path: "/operate/bot",
  key: "id",
  title: "name",
  access: { list: "operate.bot", get: "operate.bot" },
  alike: true,
} satisfies Reference;

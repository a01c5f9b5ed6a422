// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const feedbackDetailReference = {
  resource: "feedback_detail",
  path: "/operate/service/feedback_detail",
  key: "id",
  title: "content",
  access: { list: "operate.service", get: "operate.service" },
  alike: true,
} satisfies Reference;

// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const feedbackReference = {
  resource: "feedback",
  path: "/operate/service",
  key: "id",
  title: "title",
  access: { list: "operate.service", get: "operate.service" },
  alike: true,
} satisfies Reference;

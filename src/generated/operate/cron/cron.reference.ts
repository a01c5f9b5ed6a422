// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cronReference = {
  resource: "cron",
  path: "/operate/time_plan",
  key: "id",
  title: "name",
  access: { list: "operate.time_plan", get: "operate.time_plan" },
} satisfies Reference;

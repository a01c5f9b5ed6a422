// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const greetingReference = {
  resource: "greeting",
  path: "/lab/greeting",
  key: "id",
  title: "name",
  access: { list: "lab.greeting", get: "lab.greeting" },
  alike: true,
} satisfies Reference;

// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const sessionReference = {
  resource: "session",
  path: null,
  key: "user_id",
  title: "user_id",
} satisfies Reference;

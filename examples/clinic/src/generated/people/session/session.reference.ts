// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const sessionReference = {
  resource: "session",
  path: null,
  key: "login_name",
  title: "login_name",
} satisfies Reference;

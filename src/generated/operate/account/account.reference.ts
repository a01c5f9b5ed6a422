// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const accountReference = {
  resource: "account",
  path: "/operate/user",
  key: "id",
  title: "user_name",
  access: { list: "operate.user", get: "operate.user" },
  alike: true,
} satisfies Reference;

// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const emailInfoReference = {
  resource: "email_info",
  path: "/operate/sysnotimng/email_info",
  key: "id",
  title: "link",
  access: { list: "operate.sysnotimng", get: "operate.sysnotimng" },
  alike: true,
} satisfies Reference;

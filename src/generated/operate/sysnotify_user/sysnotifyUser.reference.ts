// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const sysnotifyUserReference = {
  resource: "sysnotify_user",
  path: "/operate/sysnotimng/sysnotify_user",
  key: "id",
  title: "name",
  access: { list: "operate.sysnotimng", get: "operate.sysnotimng" },
  alike: true,
} satisfies Reference;

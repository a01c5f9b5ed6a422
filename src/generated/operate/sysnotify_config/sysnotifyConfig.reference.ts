// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const sysnotifyConfigReference = {
  resource: "sysnotify_config",
  path: "/operate/sysnotimng",
  key: "id",
  title: "name",
  access: { list: "operate.sysnotimng", get: "operate.sysnotimng" },
  alike: true,
} satisfies Reference;

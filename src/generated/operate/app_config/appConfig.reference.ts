// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appConfigReference = {
  resource: "app_config",
  path: "/operate/setmng/app_config",
  key: "id",
  title: "app_id",
  access: { list: "operate.setmng", get: "operate.setmng" },
} satisfies Reference;

// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const settingReference = {
  resource: "setting",
  path: "/operate/setmng",
  key: "id",
  title: "name",
  access: { list: "operate.setmng", get: "operate.setmng" },
  alike: true,
} satisfies Reference;

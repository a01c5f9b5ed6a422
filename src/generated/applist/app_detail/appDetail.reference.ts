// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const appDetailReference = {
  resource: "app_detail",
  path: "/applist/app/app_detail",
  key: "id",
  title: "app_packet",
  access: { list: "applist.app", get: "applist.app" },
  alike: true,
} satisfies Reference;

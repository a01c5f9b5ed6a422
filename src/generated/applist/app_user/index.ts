// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appUser = {
  name: "app_user",
  section: "applist",
  path: "/applist/user",
  key: "user_id",
  keyType: "string",
  title: "user_name",
  access: { list: "applist.user", get: "applist.user", export: "applist.user.export" },
  search: [
    { source: "user_id", as: "code" },
    { source: "user_phone", as: "phone", area: "user_phone_area" },
    { source: "user_email", as: "text" },
  ],
  personal: ["user_name", "user_email", "user_phone"],
  isPerson: true,
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./appUser.words")),
  calls: () => import("./appUser.calls").then((m) => m.appUserCalls),
  schema: () => import("./appUser.schema").then((m) => ({ row: m.appUserRow })),
  views: {
    list: () => import("./AppUserList").then((m) => ({ default: m.AppUserList })),
    show: () => import("./AppUserShow").then((m) => ({ default: m.AppUserShow })),
  },
} satisfies ResourceProps;

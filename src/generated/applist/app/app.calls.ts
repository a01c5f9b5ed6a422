// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { App } from "./app.schema";

export const appCalls = {
  list: bearer.list<App>("/v2/user/app/list"),
  add: bearer.add<App>("/v2/user/app/add", {
    name: "text",
    type: "integer",
    comp_id: "integer",
    gmt_expire: "integer",
    package_name_ios: "text",
    package_name_android: "text",
  }),
  set: bearer.set<App>("/v2/user/app/set", {
    id: "integer",
    name: "text",
    type: "integer",
    comp_id: "integer",
    gmt_expire: "integer",
    package_name_ios: "text",
    package_name_android: "text",
  }),
  del: bearer.del("/v2/user/app/del"),
  app_id: legacy.call<{ readonly comp_id: number }>("app_id", "/user/appid/get", { comp_id: "integer" }),
  bind_cloud: legacy.call<{ readonly app_id: number; readonly platform_id: number }>("bind_cloud", "/oss/appid/set", {
    app_id: "integer",
    platform_id: "integer",
  }),
} satisfies Calls;

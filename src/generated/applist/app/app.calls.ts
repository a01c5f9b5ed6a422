// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice, legacy } from "pilothouse/wire";
import type { language } from "../../enums";
import type { App } from "./app.schema";

export const appCalls = {
  list: bearer.list<App>("/v2/user/app/list"),
  add: bearer.add<App>("/v2/user/app/add", () => import("./app.schema").then((m) => m.appAdd)),
  set: bearer.set<App>("/v2/user/app/set", () => import("./app.schema").then((m) => m.appSet)),
  del: bearer.del("/v2/user/app/del"),
  app_id: legacy.call("app_id", "/user/appid/get", { comp_id: "integer" }),
  bind_cloud: legacy.call("bind_cloud", "/oss/appid/set", { app_id: "integer", platform_id: "integer" }),
  start: bearer.call("start", "/v2/user/app/start", {
    app_key: "text",
    ver: "text",
    lang: choice<typeof language>("text"),
    area: "text",
  }),
  bootstrap: bearer.call("bootstrap", "/v2/user/app/bootstrap", {
    id: "integer",
    ver: "text",
    lang: choice<typeof language>("text"),
    area: "text",
  }),
} satisfies Calls;

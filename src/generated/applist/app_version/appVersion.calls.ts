// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { AppVersion } from "./appVersion.schema";

export const appVersionCalls = {
  list: legacy.list<AppVersion>("/ota/app/ver/query"),
  add: legacy.add<AppVersion>("/ota/app/ver/add", {
    app_id: "integer",
    name: "text",
    ver: "text",
    force: "boolean",
    state: "integer",
    details: "list",
  }),
  set: legacy.set<AppVersion>("/ota/app/ver/modify", {
    id: "integer",
    app_id: "integer",
    name: "text",
    ver: "text",
    force: "boolean",
    state: "integer",
    details: "list",
  }),
  del: legacy.del("/ota/app/ver/delete"),
} satisfies Calls;

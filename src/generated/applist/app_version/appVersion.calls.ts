// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { AppVersion } from "./appVersion.schema";

export const appVersionCalls = {
  list: legacy.list<AppVersion>("/ota/app/ver/query", { paging: "page_index", apiVersion: "1.0.1" }),
  add: legacy.add<AppVersion>(
    "/ota/app/ver/add",
    { app_id: "integer", name: "text", ver: "text", force: "boolean", state: "integer", details: "list" },
    { apiVersion: "1.0.1" },
  ),
  set: legacy.set<AppVersion>(
    "/ota/app/ver/modify",
    {
      id: "integer",
      app_id: "integer",
      name: "text",
      ver: "text",
      force: "boolean",
      state: "integer",
      details: "list",
    },
    { apiVersion: "1.0.1" },
  ),
  del: legacy.del("/ota/app/ver/delete", "id", { apiVersion: "1.0.1" }),
} satisfies Calls;

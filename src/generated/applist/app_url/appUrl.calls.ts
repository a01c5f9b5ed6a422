// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { AppUrl } from "./appUrl.schema";

export const appUrlCalls = {
  list: legacy.list<AppUrl>("/ota/app/url/query"),
  add: legacy.add<AppUrl>("/ota/app/url/add", { app_id: "integer", name: "text", state: "integer", details: "list" }),
  set: legacy.set<AppUrl>("/ota/app/url/modify", {
    id: "integer",
    app_id: "integer",
    name: "text",
    state: "integer",
    details: "list",
  }),
} satisfies Calls;

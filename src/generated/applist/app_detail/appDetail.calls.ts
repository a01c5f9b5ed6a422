// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { AppDetail } from "./appDetail.schema";

export const appDetailCalls = {
  list: legacy.list<AppDetail>("/user/app/detail/query", { paging: "page_index", apiVersion: "1.0.1" }),
  add: legacy.add<AppDetail>(
    "/user/app/detail/add",
    { app_id: "integer", client_type: "integer", app_packet: "text", rela_id: "text", state: "integer" },
    { apiVersion: "1.0.1" },
  ),
  set: legacy.set<AppDetail>(
    "/user/app/detail/set",
    { id: "integer", app_id: "integer", client_type: "integer", app_packet: "text", rela_id: "text", state: "integer" },
    { apiVersion: "1.0.1" },
  ),
} satisfies Calls;

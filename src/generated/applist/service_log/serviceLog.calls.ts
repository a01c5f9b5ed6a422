// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ServiceLog } from "./serviceLog.schema";

export const serviceLogCalls = {
  list: bearer.list<ServiceLog>("/v2/kls/admin/log/list"),
} satisfies Calls;

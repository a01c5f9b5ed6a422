// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PushRecord } from "./pushRecord.schema";

export const pushRecordCalls = {
  list: bearer.list<PushRecord>("/v2/push/record/list"),
} satisfies Calls;

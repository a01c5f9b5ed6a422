// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { DeviceDuplicate } from "./deviceDuplicate.schema";

export const deviceDuplicateCalls = {
  list: legacy.list<DeviceDuplicate>("/iot/uid/duplicate/get", { paging: "page_index", apiVersion: "1.0.1" }),
  set: legacy.set<DeviceDuplicate>(
    "/iot/uid/duplicate/set",
    { id: "integer", state: "integer", remark: "text" },
    { apiVersion: "1.0.1" },
  ),
} satisfies Calls;

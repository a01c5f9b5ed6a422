// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { Cdk } from "./cdk.schema";

export const cdkCalls = {
  list: legacy.list<Cdk>("/mall/cdk/get", { paging: "page_index", apiVersion: "1.0.1", key: "cdk" }),
  import_add: legacy.call<{ readonly cdk: string; readonly batch_id: number; readonly gmt_expire: number }>(
    "import_add",
    "/mall/cdk/import/add",
    { cdk: "text", batch_id: "integer", gmt_expire: "integer" },
    { apiVersion: "1.0.1", key: "cdk" },
  ),
  use: legacy.call<{ readonly request_id: string }>(
    "use",
    "/mall/cdk/use",
    { request_id: "text" },
    { apiVersion: "1.0.1", constants: { cdk: "cdk", uid: "uid" }, key: "cdk" },
  ),
} satisfies Calls;

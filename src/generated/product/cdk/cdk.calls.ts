// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Cdk } from "./cdk.schema";

export const cdkCalls = {
  list: legacy.list<Cdk>("/mall/cdk/get", { key: "cdk" }),
  import_add: legacy.call(
    "import_add",
    "/mall/cdk/import/add",
    { cdk: "text", batch_id: "integer", gmt_expire: "integer" },
    { key: "cdk" },
  ),
  use: legacy.call("use", "/mall/cdk/use", { cdk: "text", uid: "text", request_id: "text" }, { key: "cdk" }),
} satisfies Calls;

// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "../../../wire";
import type { Cdk } from "./cdk.schema";

export const cdkCalls = {
  list: legacy.list<Cdk>("/mall/cdk/get", { paging: "page_index", apiVersion: "1.0.1", key: "cdk" }),
  use: legacy.call<{ readonly cdk: string; readonly uid: string; readonly user_id: string }>(
    "use",
    "/mall/cdk/use",
    { cdk: "text", uid: "text", user_id: "text" },
    { apiVersion: "1.0.1", key: "cdk" },
  ),
} satisfies Calls;

// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { CdkUse } from "./cdkUse.schema";

export const cdkUseCalls = {
  list: legacy.list<CdkUse>("/mall/cdk/use/import/get", { key: "cdk" }),
} satisfies Calls;

// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { CdkImport } from "./cdkImport.schema";

export const cdkImportCalls = {
  list: legacy.list<CdkImport>("/mall/cdk/import/get"),
} satisfies Calls;

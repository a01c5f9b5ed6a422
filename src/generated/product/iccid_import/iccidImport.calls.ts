// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { IccidImport } from "./iccidImport.schema";

export const iccidImportCalls = {
  list: legacy.list<IccidImport>("/mall/iccid/import/get"),
} satisfies Calls;

// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { License } from "./license.schema";

export const licenseCalls = {
  list: bearer.list<License>("/v2/umh/admin/liccode/list", { key: "lic_code" }),
} satisfies Calls;

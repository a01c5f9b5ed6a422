// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Iccid } from "./iccid.schema";

export const iccidCalls = {
  list: legacy.list<Iccid>("/mall/iccid/get", { key: "iccid" }),
  import_add: legacy.call<{
    readonly iccid: string;
    readonly network_type: 1 | 2 | 3 | 4 | 5;
    readonly brand_id: 1 | 2 | 3 | 4;
    readonly type: 1 | 2 | 3;
    readonly link_type: 1 | 2 | 3 | 4 | 5;
    readonly link_id: string;
  }>(
    "import_add",
    "/mall/iccid/import/add",
    {
      iccid: "text",
      network_type: "integer",
      brand_id: "integer",
      type: "integer",
      link_type: "integer",
      link_id: "text",
    },
    { key: "iccid" },
  ),
} satisfies Calls;

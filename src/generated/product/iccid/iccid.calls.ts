// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import type { Iccid } from "./iccid.schema";

export const iccidCalls = {
  list: legacy.list<Iccid>("/mall/iccid/get", { key: "iccid" }),
  import_add: legacy.call(
    "import_add",
    "/mall/iccid/import/add",
    {
      iccid: "text",
      network_type: carrier,
      brand_id: iccProvider,
      type: iccidType,
      link_type: linkType,
      link_id: "text",
    },
    { key: "iccid" },
  ),
} satisfies Calls;

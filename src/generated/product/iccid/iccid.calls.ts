// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, choice, legacy } from "pilothouse/wire";
import type { carrier, iccProvider, iccidType, linkType } from "../../enums";
import type { Iccid } from "./iccid.schema";

export const iccidCalls = {
  list: legacy.list<Iccid>("/mall/iccid/get", { key: "iccid" }),
  import_add: legacy.call(
    "import_add",
    "/mall/iccid/import/add",
    {
      iccid: "text",
      network_type: choice<typeof carrier>("integer"),
      brand_id: choice<typeof iccProvider>("integer"),
      type: choice<typeof iccidType>("integer"),
      link_type: choice<typeof linkType>("integer"),
      link_id: "text",
    },
    { key: "iccid" },
  ),
} satisfies Calls;

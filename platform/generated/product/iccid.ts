// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Carrier, IccProvider, IccidType, LinkType } from "../../../shared/generated/enums";

export const iccid = defineResource({
  table: "iccid",
  key: "iccid",
  fields: {
    iccid: "text",
    network_type: Carrier,
    brand_id: IccProvider,
    type: IccidType,
    link_type: LinkType,
    link_id: "text",
    comp_id: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    import_add: {
      required: {
        iccid: "text",
        network_type: Carrier,
        brand_id: IccProvider,
      },
      optional: {
        type: IccidType,
        link_type: LinkType,
        link_id: "text",
      },
    },
  },
});

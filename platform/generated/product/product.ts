// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LinkType, NodeType, Sys } from "../../../shared/generated/enums";

export const product = defineResource({
  table: "product",
  key: "pk",
  fields: {
    pk: "text",
    id: "integer",
    name: "text",
    img: "text",
    category: "integer",
    category_name: "text",
    category_cn_name: "text",
    comp_id: "integer",
    comp_name: "text",
    node_type: NodeType,
    sys: Sys,
    oem: "text",
    link_type: LinkType,
    link_id: "text",
    batch_id: "text",
    attr: "text",
    remark: "text",
    create_time: "integer",
    update_time: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});

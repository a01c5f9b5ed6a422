// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LinkType, PublishState, VersionLevel, VersionType } from "../../../shared/generated/enums";

export const productVersion = defineResource({
  table: "product_version",
  key: "id",
  fields: {
    id: "integer",
    pk: "text",
    ver: "text",
    ver_num: "integer",
    min_ver_num: "integer",
    max_ver_num: "integer",
    type: VersionType,
    level: VersionLevel,
    state: PublishState,
    oem: "text",
    batch_id: "text",
    tag: "text",
    link_type: LinkType,
    link_id: "text",
    limit: "integer",
    count: "integer",
    details: "json",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});

// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeviceType } from "../../../shared/generated/enums";

export const productCategory = defineResource({
  table: "product_category",
  key: "category",
  fields: {
    category: "integer",
    category_name: "text",
    category_cn_name: "text",
    device_type: DeviceType,
  },
  calls: { list: "fields" },
});

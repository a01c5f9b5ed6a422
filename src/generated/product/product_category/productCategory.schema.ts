// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { deviceType } from "../../enums";

export const productCategoryRow = rowOf(
  z.object({
    category: key(),
    category_name: text({ required: true, max: 64 }),
    category_cn_name: text({ required: true, max: 64 }),
    device_type: oneOf({ of: deviceType }),
  }),
);

export type ProductCategory = z.infer<typeof productCategoryRow>;

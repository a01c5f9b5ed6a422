// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const productCategoryRow = z.looseObject({
  category: z.number(),
  category_name: z.nullish(z.string()),
  category_cn_name: z.nullish(z.string()),
  device_type: z.nullish(z.number()),
});

export interface ProductCategory {
  readonly category: number;
  readonly category_name: string;
  readonly category_cn_name: string;
  readonly device_type: 1 | 2 | 3 | 4 | 5;
}

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "../../wire";
import { device } from "./device";
import { product } from "./product";
import { productCategory } from "./product_category";
import { productVersion } from "./product_version";

export const productSection = {
  resources: {
    device,
    product,
    product_category: productCategory,
    product_version: productVersion,
  },
  screens: [
    {
      path: "/product/device",
      menu: "product.device",
      resources: ["device"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
    {
      path: "/product/product_list",
      menu: "product.product_list",
      resources: ["product", "product_category", "product_version"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
  ],
} satisfies Section;

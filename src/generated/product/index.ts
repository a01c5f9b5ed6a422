// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { cdk } from "./cdk";
import { cdkImport } from "./cdk_import";
import { device } from "./device";
import { deviceDuplicate } from "./device_duplicate";
import { deviceState } from "./device_state";
import { iccid } from "./iccid";
import { iccidImport } from "./iccid_import";
import { license } from "./license";
import { product } from "./product";
import { productCategory } from "./product_category";
import { productGoods } from "./product_goods";
import { productVersion } from "./product_version";
import { refund } from "./refund";
import { wake } from "./wake";

export const productSection = {
  resources: {
    cdk,
    cdk_import: cdkImport,
    device,
    device_duplicate: deviceDuplicate,
    device_state: deviceState,
    iccid,
    iccid_import: iccidImport,
    license,
    product,
    product_category: productCategory,
    product_goods: productGoods,
    product_version: productVersion,
    refund,
    wake,
  },
  screens: [
    {
      path: "/product/device",
      menu: "product.device",
      resources: ["device"],
    },
    {
      path: "/product/device_state",
      menu: "product.device_state",
      resources: ["device_state"],
    },
    {
      path: "/product/awake",
      menu: "product.awake",
      resources: ["wake"],
    },
    {
      path: "/product/iccid",
      menu: "product.iccid",
      resources: ["iccid", "iccid_import"],
    },
    {
      path: "/product/actcode",
      menu: "product.actcode",
      resources: ["cdk", "cdk_import"],
    },
    {
      path: "/product/refund",
      menu: "product.refund",
      resources: ["refund"],
    },
    {
      path: "/product/product_list",
      menu: "product.product_list",
      resources: ["product", "product_category", "product_version", "product_goods"],
    },
    {
      path: "/product/dev_dup",
      menu: "product.dev_dup",
      resources: ["device_duplicate"],
    },
    {
      path: "/product/lic_list",
      menu: "product.lic_list",
      resources: ["license"],
    },
  ],
} satisfies Section;

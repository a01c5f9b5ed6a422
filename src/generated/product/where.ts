// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { cdkWhere } from "./cdk/cdk.where";
import { cdkImportWhere } from "./cdk_import/cdkImport.where";
import { deviceWhere } from "./device/device.where";
import { deviceDuplicateWhere } from "./device_duplicate/deviceDuplicate.where";
import { deviceStateWhere } from "./device_state/deviceState.where";
import { iccidWhere } from "./iccid/iccid.where";
import { iccidImportWhere } from "./iccid_import/iccidImport.where";
import { licenseWhere } from "./license/license.where";
import { productWhere } from "./product/product.where";
import { productCategoryWhere } from "./product_category/productCategory.where";
import { productGoodsWhere } from "./product_goods/productGoods.where";
import { productVersionWhere } from "./product_version/productVersion.where";
import { refundWhere } from "./refund/refund.where";
import { wakeWhere } from "./wake/wake.where";

export const productSectionWhere = {
  cdk: cdkWhere,
  cdk_import: cdkImportWhere,
  device: deviceWhere,
  device_duplicate: deviceDuplicateWhere,
  device_state: deviceStateWhere,
  iccid: iccidWhere,
  iccid_import: iccidImportWhere,
  license: licenseWhere,
  product: productWhere,
  product_category: productCategoryWhere,
  product_goods: productGoodsWhere,
  product_version: productVersionWhere,
  refund: refundWhere,
  wake: wakeWhere,
} satisfies SectionWhere;

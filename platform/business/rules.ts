import type { Business } from "pilothouse/platform";
import type { resources } from "../generated/resources";
import { accountRules } from "./companies/account";
import { appRules } from "./apps/app";
import { appDeviceRules } from "./devices/appDevice";
import { appUserRules } from "./identity/appUser";
import { codeRules } from "./codes/codeRule";
import { cdkOrderRules } from "./codes/cdkOrder";
import { companyRules } from "./companies/company";
import { cronRules } from "./maintenance/cron";
import { deviceDuplicateRules } from "./devices/deviceDuplicate";
import { deviceImportRules } from "./devices/deviceImport";
import { deviceShareRules } from "./devices/deviceShare";
import { feedbackRules } from "./support/feedback";
import { feedbackNoteRules } from "./support/feedbackNote";
import { menuRules } from "./companies/menu";
import { moneyFlowRules } from "./wallet/moneyFlow";
import { productRules } from "./devices/product";
import { serverRules } from "./devices/server";
import { ownerRules } from "./companies/owner";
import { zoneBindingRules } from "./devices/zoneBinding";
import { orderRules } from "./orders/order";
import { orderBindRules } from "./orders/orderBind";
import { refundRules } from "./orders/refund";

export const rules = {
  account: accountRules,
  cdk: codeRules,
  cdk_order: cdkOrderRules,
  company: companyRules,
  menu: menuRules,
  money_flow: moneyFlowRules,
  product: productRules,
  app: appRules,
  app_device: appDeviceRules,
  app_user: appUserRules,
  cron: cronRules,
  device_duplicate: deviceDuplicateRules,
  device_import: deviceImportRules,
  device_share: deviceShareRules,
  feedback: feedbackRules,
  feedback_note: feedbackNoteRules,
  order: orderRules,
  order_bind: orderBindRules,
  refund: refundRules,
  server: serverRules,
  owner: ownerRules,
  zone_binding: zoneBindingRules,
} satisfies Business<typeof resources>["rules"];

import type { Business } from "pilothouse/platform";
import type { resources } from "../generated/resources";
import { account } from "./companies/account";
import { app } from "./apps/app";
import { appDevice } from "./devices/appDevice";
import { appUser } from "./identity/appUser";
import { codeRules } from "./codes/codeRule";
import { cdkOrder } from "./codes/cdkOrder";
import { company } from "./companies/company";
import { cron } from "./maintenance/cron";
import { deviceDuplicate } from "./devices/deviceDuplicate";
import { deviceImport } from "./devices/deviceImport";
import { deviceShare } from "./devices/deviceShare";
import { feedback } from "./support/feedback";
import { feedbackNote } from "./support/feedbackNote";
import { menu } from "./companies/menu";
import { moneyFlow } from "./wallet/moneyFlow";
import { product } from "./devices/product";
import { server } from "./devices/server";
import { owner } from "./companies/owner";
import { zoneBinding } from "./devices/zoneBinding";
import { order } from "./orders/order";
import { orderBind } from "./orders/orderBind";
import { refund } from "./orders/refund";

export const rules = {
  account,
  cdk: codeRules,
  cdk_order: cdkOrder,
  company,
  menu,
  money_flow: moneyFlow,
  product,
  app,
  app_device: appDevice,
  app_user: appUser,
  cron,
  device_duplicate: deviceDuplicate,
  device_import: deviceImport,
  device_share: deviceShare,
  feedback,
  feedback_note: feedbackNote,
  order,
  order_bind: orderBind,
  refund,
  server,
  owner,
  zone_binding: zoneBinding,
} satisfies Business<typeof resources>["rules"];

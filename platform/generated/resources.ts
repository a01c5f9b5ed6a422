// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { alarmLog } from "./applist/alarm_log";
import { alarmPush } from "./applist/alarm_push";
import { app } from "./applist/app";
import { appDetail } from "./applist/app_detail";
import { appDevice } from "./applist/app_device";
import { appResource } from "./applist/app_resource";
import { appUrl } from "./applist/app_url";
import { appUser } from "./applist/app_user";
import { appVersion } from "./applist/app_version";
import { deviceBind } from "./applist/device_bind";
import { deviceLog } from "./applist/device_log";
import { deviceShare } from "./applist/device_share";
import { messagePlatform } from "./applist/message_platform";
import { msgEvent } from "./applist/msg_event";
import { msgTemplate } from "./applist/msg_template";
import { noticeTemplate } from "./applist/notice_template";
import { outbox } from "./applist/outbox";
import { pushPlatform } from "./applist/push_platform";
import { pushRecord } from "./applist/push_record";
import { pushTemplate } from "./applist/push_template";
import { serviceLog } from "./applist/service_log";
import { account } from "./operate/account";
import { appConfig } from "./operate/app_config";
import { cloudPlatform } from "./operate/cloud_platform";
import { company } from "./operate/company";
import { cron } from "./operate/cron";
import { deviceFile } from "./operate/device_file";
import { deviceImport } from "./operate/device_import";
import { emailInfo } from "./operate/email_info";
import { feedback } from "./operate/feedback";
import { feedbackBot } from "./operate/feedback_bot";
import { feedbackDetail } from "./operate/feedback_detail";
import { feedbackNote } from "./operate/feedback_note";
import { goods } from "./operate/goods";
import { goodsCategory } from "./operate/goods_category";
import { ipServer } from "./operate/ip_server";
import { payment } from "./operate/payment";
import { paymentApp } from "./operate/payment_app";
import { pushBinding } from "./operate/push_binding";
import { server } from "./operate/server";
import { serviceNode } from "./operate/service_node";
import { serviceRegistry } from "./operate/service_registry";
import { setting } from "./operate/setting";
import { settingTemplate } from "./operate/setting_template";
import { shopGoods } from "./operate/shop_goods";
import { sysnotifyConfig } from "./operate/sysnotify_config";
import { sysnotifyUser } from "./operate/sysnotify_user";
import { thirdParty } from "./operate/third_party";
import { wiki } from "./operate/wiki";
import { wikiCategory } from "./operate/wiki_category";
import { zone } from "./operate/zone";
import { cdk } from "./product/cdk";
import { cdkImport } from "./product/cdk_import";
import { device } from "./product/device";
import { deviceDuplicate } from "./product/device_duplicate";
import { deviceState } from "./product/device_state";
import { iccid } from "./product/iccid";
import { iccidImport } from "./product/iccid_import";
import { license } from "./product/license";
import { product } from "./product/product";
import { productCategory } from "./product/product_category";
import { productGoods } from "./product/product_goods";
import { productVersion } from "./product/product_version";
import { refund } from "./product/refund";
import { wake } from "./product/wake";
import { building } from "./property/building";
import { community } from "./property/community";
import { floor } from "./property/floor";
import { notice } from "./property/notice";
import { owner } from "./property/owner";
import { room } from "./property/room";
import { live } from "./service/live";
import { session } from "./service/session";
import { statistics } from "./service/statistics";
import { task } from "./service/task";
import { upload } from "./service/upload";
import { accessKey } from "./system/access_key";
import { audit } from "./system/audit";
import { datacenter } from "./system/datacenter";
import { identityProvider } from "./system/identity_provider";
import { menu } from "./system/menu";
import { role } from "./system/role";
import { srvSystem } from "./system/srv_system";
import { zoneBinding } from "./system/zone_binding";
import { money } from "./user/money";
import { moneyFlow } from "./user/money_flow";
import { payOrder } from "./user/pay_order";
import { cdkOrder } from "./vas/cdk_order";
import { cdkUse } from "./vas/cdk_use";
import { cloudOrder } from "./vas/cloud_order";
import { iotOrder } from "./vas/iot_order";
import { liveOrder } from "./vas/live_order";
import { order } from "./vas/order";
import { orderBind } from "./vas/order_bind";
import { orderBindImport } from "./vas/order_bind_import";

export const resources = {
  alarm_log: alarmLog,
  alarm_push: alarmPush,
  app,
  app_detail: appDetail,
  app_device: appDevice,
  app_resource: appResource,
  app_url: appUrl,
  app_user: appUser,
  app_version: appVersion,
  device_bind: deviceBind,
  device_log: deviceLog,
  device_share: deviceShare,
  message_platform: messagePlatform,
  msg_event: msgEvent,
  msg_template: msgTemplate,
  notice_template: noticeTemplate,
  outbox,
  push_platform: pushPlatform,
  push_record: pushRecord,
  push_template: pushTemplate,
  service_log: serviceLog,
  account,
  app_config: appConfig,
  cloud_platform: cloudPlatform,
  company,
  cron,
  device_file: deviceFile,
  device_import: deviceImport,
  email_info: emailInfo,
  feedback,
  feedback_bot: feedbackBot,
  feedback_detail: feedbackDetail,
  feedback_note: feedbackNote,
  goods,
  goods_category: goodsCategory,
  ip_server: ipServer,
  payment,
  payment_app: paymentApp,
  push_binding: pushBinding,
  server,
  service_node: serviceNode,
  service_registry: serviceRegistry,
  setting,
  setting_template: settingTemplate,
  shop_goods: shopGoods,
  sysnotify_config: sysnotifyConfig,
  sysnotify_user: sysnotifyUser,
  third_party: thirdParty,
  wiki,
  wiki_category: wikiCategory,
  zone,
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
  building,
  community,
  floor,
  notice,
  owner,
  room,
  live,
  session,
  statistics,
  task,
  upload,
  access_key: accessKey,
  audit,
  datacenter,
  identity_provider: identityProvider,
  menu,
  role,
  srv_system: srvSystem,
  zone_binding: zoneBinding,
  money,
  money_flow: moneyFlow,
  pay_order: payOrder,
  cdk_order: cdkOrder,
  cdk_use: cdkUse,
  cloud_order: cloudOrder,
  iot_order: iotOrder,
  live_order: liveOrder,
  order,
  order_bind: orderBind,
  order_bind_import: orderBindImport,
};

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { accountWhere } from "./account/account.where";
import { appConfigWhere } from "./app_config/appConfig.where";
import { cloudPlatformWhere } from "./cloud_platform/cloudPlatform.where";
import { cronWhere } from "./cron/cron.where";
import { deviceFileWhere } from "./device_file/deviceFile.where";
import { deviceImportWhere } from "./device_import/deviceImport.where";
import { emailInfoWhere } from "./email_info/emailInfo.where";
import { feedbackWhere } from "./feedback/feedback.where";
import { feedbackBotWhere } from "./feedback_bot/feedbackBot.where";
import { feedbackDetailWhere } from "./feedback_detail/feedbackDetail.where";
import { goodsWhere } from "./goods/goods.where";
import { ipServerWhere } from "./ip_server/ipServer.where";
import { paymentWhere } from "./payment/payment.where";
import { paymentAppWhere } from "./payment_app/paymentApp.where";
import { pushBindingWhere } from "./push_binding/pushBinding.where";
import { serverWhere } from "./server/server.where";
import { serviceNodeWhere } from "./service_node/serviceNode.where";
import { serviceRegistryWhere } from "./service_registry/serviceRegistry.where";
import { settingWhere } from "./setting/setting.where";
import { settingTemplateWhere } from "./setting_template/settingTemplate.where";
import { shopGoodsWhere } from "./shop_goods/shopGoods.where";
import { sysnotifyConfigWhere } from "./sysnotify_config/sysnotifyConfig.where";
import { sysnotifyUserWhere } from "./sysnotify_user/sysnotifyUser.where";
import { thirdPartyWhere } from "./third_party/thirdParty.where";
import { wikiWhere } from "./wiki/wiki.where";
import { wikiCategoryWhere } from "./wiki_category/wikiCategory.where";
import { zoneWhere } from "./zone/zone.where";

export const operateSectionWhere = {
  account: accountWhere,
  app_config: appConfigWhere,
  cloud_platform: cloudPlatformWhere,
  cron: cronWhere,
  device_file: deviceFileWhere,
  device_import: deviceImportWhere,
  email_info: emailInfoWhere,
  feedback: feedbackWhere,
  feedback_bot: feedbackBotWhere,
  feedback_detail: feedbackDetailWhere,
  goods: goodsWhere,
  ip_server: ipServerWhere,
  payment: paymentWhere,
  payment_app: paymentAppWhere,
  push_binding: pushBindingWhere,
  server: serverWhere,
  service_node: serviceNodeWhere,
  service_registry: serviceRegistryWhere,
  setting: settingWhere,
  setting_template: settingTemplateWhere,
  shop_goods: shopGoodsWhere,
  sysnotify_config: sysnotifyConfigWhere,
  sysnotify_user: sysnotifyUserWhere,
  third_party: thirdPartyWhere,
  wiki: wikiWhere,
  wiki_category: wikiCategoryWhere,
  zone: zoneWhere,
} satisfies SectionWhere;

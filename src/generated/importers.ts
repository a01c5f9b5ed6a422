// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const importers = {
  app: {
    action: "add",
    updates: true,
    of: () => import("./applist/app/app.import").then((m) => m.appImporter),
  },
  app_detail: {
    action: "add",
    updates: true,
    of: () => import("./applist/app_detail/appDetail.import").then((m) => m.appDetailImporter),
  },
  app_version: {
    action: "add",
    updates: true,
    of: () => import("./applist/app_version/appVersion.import").then((m) => m.appVersionImporter),
  },
  device_share: {
    action: "add",
    of: () => import("./applist/device_share/deviceShare.import").then((m) => m.deviceShareImporter),
  },
  message_platform: {
    action: "add",
    updates: true,
    of: () => import("./applist/message_platform/messagePlatform.import").then((m) => m.messagePlatformImporter),
  },
  msg_event: {
    action: "add",
    updates: true,
    of: () => import("./applist/msg_event/msgEvent.import").then((m) => m.msgEventImporter),
  },
  msg_template: {
    action: "add",
    updates: true,
    of: () => import("./applist/msg_template/msgTemplate.import").then((m) => m.msgTemplateImporter),
  },
  notice_template: {
    action: "add",
    updates: true,
    of: () => import("./applist/notice_template/noticeTemplate.import").then((m) => m.noticeTemplateImporter),
  },
  push_platform: {
    action: "add",
    updates: true,
    of: () => import("./applist/push_platform/pushPlatform.import").then((m) => m.pushPlatformImporter),
  },
  push_template: {
    action: "add",
    updates: true,
    of: () => import("./applist/push_template/pushTemplate.import").then((m) => m.pushTemplateImporter),
  },
  account: {
    action: "add",
    updates: true,
    of: () => import("./operate/account/account.import").then((m) => m.accountImporter),
  },
  cloud_platform: {
    action: "add",
    updates: true,
    of: () => import("./operate/cloud_platform/cloudPlatform.import").then((m) => m.cloudPlatformImporter),
  },
  cron: {
    action: "add",
    updates: true,
    of: () => import("./operate/cron/cron.import").then((m) => m.cronImporter),
  },
  email_info: {
    action: "add",
    updates: true,
    of: () => import("./operate/email_info/emailInfo.import").then((m) => m.emailInfoImporter),
  },
  feedback_bot: {
    action: "add",
    updates: true,
    of: () => import("./operate/feedback_bot/feedbackBot.import").then((m) => m.feedbackBotImporter),
  },
  goods: {
    action: "add",
    updates: true,
    of: () => import("./operate/goods/goods.import").then((m) => m.goodsImporter),
  },
  ip_server: {
    action: "add",
    updates: true,
    of: () => import("./operate/ip_server/ipServer.import").then((m) => m.ipServerImporter),
  },
  payment: {
    action: "add",
    updates: true,
    of: () => import("./operate/payment/payment.import").then((m) => m.paymentImporter),
  },
  push_binding: {
    action: "add",
    updates: true,
    of: () => import("./operate/push_binding/pushBinding.import").then((m) => m.pushBindingImporter),
  },
  setting: {
    action: "add",
    updates: true,
    of: () => import("./operate/setting/setting.import").then((m) => m.settingImporter),
  },
  third_party: {
    action: "add",
    updates: true,
    of: () => import("./operate/third_party/thirdParty.import").then((m) => m.thirdPartyImporter),
  },
  wiki_category: {
    action: "add",
    updates: true,
    of: () => import("./operate/wiki_category/wikiCategory.import").then((m) => m.wikiCategoryImporter),
  },
  zone: {
    action: "add",
    updates: true,
    of: () => import("./operate/zone/zone.import").then((m) => m.zoneImporter),
  },
  cdk: {
    action: "import_add",
    of: () => import("./product/cdk/cdk.import").then((m) => m.cdkImporter),
  },
  iccid: {
    action: "import_add",
    of: () => import("./product/iccid/iccid.import").then((m) => m.iccidImporter),
  },
  product: {
    action: "add",
    updates: true,
    of: () => import("./product/product/product.import").then((m) => m.productImporter),
  },
  product_version: {
    action: "add",
    updates: true,
    of: () => import("./product/product_version/productVersion.import").then((m) => m.productVersionImporter),
  },
  building: {
    action: "add",
    updates: true,
    of: () => import("./property/building/building.import").then((m) => m.buildingImporter),
  },
  community: {
    action: "add",
    updates: true,
    of: () => import("./property/community/community.import").then((m) => m.communityImporter),
  },
  floor: {
    action: "add",
    updates: true,
    of: () => import("./property/floor/floor.import").then((m) => m.floorImporter),
  },
  owner: {
    action: "add",
    updates: true,
    of: () => import("./property/owner/owner.import").then((m) => m.ownerImporter),
  },
  room: {
    action: "add",
    updates: true,
    of: () => import("./property/room/room.import").then((m) => m.roomImporter),
  },
  datacenter: {
    action: "add",
    updates: true,
    of: () => import("./system/datacenter/datacenter.import").then((m) => m.datacenterImporter),
  },
  role: {
    action: "add",
    updates: true,
    of: () => import("./system/role/role.import").then((m) => m.roleImporter),
  },
  srv_system: {
    action: "add",
    updates: true,
    of: () => import("./system/srv_system/srvSystem.import").then((m) => m.srvSystemImporter),
  },
  zone_binding: {
    action: "add",
    updates: true,
    of: () => import("./system/zone_binding/zoneBinding.import").then((m) => m.zoneBindingImporter),
  },
  order_bind: {
    action: "import_add",
    of: () => import("./vas/order_bind/orderBind.import").then((m) => m.orderBindImporter),
  },
} as const;

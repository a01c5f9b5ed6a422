// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { account } from "./account";
import { appConfig } from "./app_config";
import { cloudPlatform } from "./cloud_platform";
import { company } from "./company";
import { cron } from "./cron";
import { deviceFile } from "./device_file";
import { deviceImport } from "./device_import";
import { emailInfo } from "./email_info";
import { feedback } from "./feedback";
import { feedbackBot } from "./feedback_bot";
import { feedbackDetail } from "./feedback_detail";
import { feedbackNote } from "./feedback_note";
import { goods } from "./goods";
import { goodsCategory } from "./goods_category";
import { ipServer } from "./ip_server";
import { payment } from "./payment";
import { paymentApp } from "./payment_app";
import { pushBinding } from "./push_binding";
import { server } from "./server";
import { serviceNode } from "./service_node";
import { serviceRegistry } from "./service_registry";
import { setting } from "./setting";
import { settingTemplate } from "./setting_template";
import { shopGoods } from "./shop_goods";
import { sysnotifyConfig } from "./sysnotify_config";
import { sysnotifyUser } from "./sysnotify_user";
import { thirdParty } from "./third_party";
import { wiki } from "./wiki";
import { wikiCategory } from "./wiki_category";
import { zone } from "./zone";

export const operateSection = {
  resources: {
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
  },
  screens: [
    {
      path: "/operate/sysnotimng",
      menu: "operate.sysnotimng",
      resources: ["sysnotify_config", "sysnotify_user", "email_info"],
    },
    {
      path: "/operate/time_plan",
      menu: "operate.time_plan",
      resources: ["cron"],
    },
    {
      path: "/operate/bot",
      menu: "operate.bot",
      resources: ["feedback_bot", "wiki_category", "wiki"],
      hiddenContent: true,
    },
    {
      path: "/operate/service",
      menu: "operate.service",
      resources: ["feedback", "feedback_detail", "feedback_note"],
      hiddenContent: true,
    },
    {
      path: "/operate/cloud",
      menu: "operate.cloud",
      resources: ["cloud_platform"],
    },
    {
      path: "/operate/company",
      menu: "operate.company",
      resources: ["company"],
    },
    {
      path: "/operate/platform",
      menu: "operate.platform",
      resources: ["third_party"],
    },
    {
      path: "/operate/device",
      menu: "operate.device",
      resources: ["device_import", "device_file"],
    },
    {
      path: "/operate/payment",
      menu: "operate.payment",
      resources: ["payment", "payment_app"],
    },
    {
      path: "/operate/shop",
      menu: "operate.shop",
      resources: ["goods_category", "shop_goods"],
    },
    {
      path: "/operate/good",
      menu: "operate.good",
      resources: ["goods"],
    },
    {
      path: "/operate/server",
      menu: "operate.server",
      resources: ["server", "service_node"],
    },
    {
      path: "/operate/user",
      menu: "operate.user",
      resources: ["account"],
    },
    {
      path: "/operate/zone",
      menu: "operate.zone",
      resources: ["zone"],
    },
    {
      path: "/operate/pushconf",
      menu: "operate.pushconf",
      resources: ["push_binding"],
    },
    {
      path: "/operate/settemp",
      menu: "operate.settemp",
      resources: ["setting_template"],
    },
    {
      path: "/operate/ipserver",
      menu: "operate.ipserver",
      resources: ["ip_server"],
    },
    {
      path: "/operate/consul",
      menu: "operate.consul",
      resources: ["service_registry"],
    },
    {
      path: "/operate/setmng",
      menu: "operate.setmng",
      resources: ["setting", "app_config"],
    },
  ],
} satisfies Section;

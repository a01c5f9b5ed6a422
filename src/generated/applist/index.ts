// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { alarmLog } from "./alarm_log";
import { alarmPush } from "./alarm_push";
import { app } from "./app";
import { appDetail } from "./app_detail";
import { appDevice } from "./app_device";
import { appResource } from "./app_resource";
import { appUrl } from "./app_url";
import { appUser } from "./app_user";
import { appVersion } from "./app_version";
import { deviceBind } from "./device_bind";
import { deviceLog } from "./device_log";
import { deviceShare } from "./device_share";
import { messagePlatform } from "./message_platform";
import { msgEvent } from "./msg_event";
import { msgTemplate } from "./msg_template";
import { noticeTemplate } from "./notice_template";
import { outbox } from "./outbox";
import { pushPlatform } from "./push_platform";
import { pushRecord } from "./push_record";
import { pushTemplate } from "./push_template";
import { serviceLog } from "./service_log";

export const applistSection = {
  resources: {
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
  },
  screens: [
    {
      path: "/applist/app",
      menu: "applist.app",
      resources: ["app", "app_detail", "app_resource", "app_version", "app_url"],
    },
    {
      path: "/applist/flatform",
      menu: "applist.flatform",
      resources: ["push_platform", "message_platform"],
    },
    {
      path: "/applist/template",
      menu: "applist.template",
      resources: ["push_template"],
    },
    {
      path: "/applist/record",
      menu: "applist.record",
      resources: ["push_record"],
    },
    {
      path: "/applist/outbox",
      menu: "applist.outbox",
      resources: ["outbox"],
    },
    {
      path: "/applist/user",
      menu: "applist.user",
      resources: ["app_user"],
    },
    {
      path: "/applist/dev",
      menu: "applist.dev",
      resources: ["app_device", "device_share", "device_bind"],
    },
    {
      path: "/applist/notice_template",
      menu: "applist.notice_template",
      resources: ["notice_template"],
    },
    {
      path: "/applist/msg_mng",
      menu: "applist.msg_mng",
      resources: ["msg_event", "msg_template"],
    },
    {
      path: "/applist/alarm",
      menu: "applist.alarm",
      resources: ["alarm_log", "alarm_push"],
    },
    {
      path: "/applist/log_list",
      menu: "applist.log_list",
      resources: ["service_log", "device_log"],
    },
  ],
} satisfies Section;

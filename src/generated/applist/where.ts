// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { alarmLogWhere } from "./alarm_log/alarmLog.where";
import { alarmPushWhere } from "./alarm_push/alarmPush.where";
import { appWhere } from "./app/app.where";
import { appDetailWhere } from "./app_detail/appDetail.where";
import { appDeviceWhere } from "./app_device/appDevice.where";
import { appResourceWhere } from "./app_resource/appResource.where";
import { appUrlWhere } from "./app_url/appUrl.where";
import { appUserWhere } from "./app_user/appUser.where";
import { appVersionWhere } from "./app_version/appVersion.where";
import { deviceBindWhere } from "./device_bind/deviceBind.where";
import { deviceLogWhere } from "./device_log/deviceLog.where";
import { deviceShareWhere } from "./device_share/deviceShare.where";
import { messagePlatformWhere } from "./message_platform/messagePlatform.where";
import { msgEventWhere } from "./msg_event/msgEvent.where";
import { msgTemplateWhere } from "./msg_template/msgTemplate.where";
import { noticeTemplateWhere } from "./notice_template/noticeTemplate.where";
import { outboxWhere } from "./outbox/outbox.where";
import { pushPlatformWhere } from "./push_platform/pushPlatform.where";
import { pushRecordWhere } from "./push_record/pushRecord.where";
import { pushTemplateWhere } from "./push_template/pushTemplate.where";
import { serviceLogWhere } from "./service_log/serviceLog.where";

export const applistSectionWhere = {
  alarm_log: alarmLogWhere,
  alarm_push: alarmPushWhere,
  app: appWhere,
  app_detail: appDetailWhere,
  app_device: appDeviceWhere,
  app_resource: appResourceWhere,
  app_url: appUrlWhere,
  app_user: appUserWhere,
  app_version: appVersionWhere,
  device_bind: deviceBindWhere,
  device_log: deviceLogWhere,
  device_share: deviceShareWhere,
  message_platform: messagePlatformWhere,
  msg_event: msgEventWhere,
  msg_template: msgTemplateWhere,
  notice_template: noticeTemplateWhere,
  outbox: outboxWhere,
  push_platform: pushPlatformWhere,
  push_record: pushRecordWhere,
  push_template: pushTemplateWhere,
  service_log: serviceLogWhere,
} satisfies SectionWhere;

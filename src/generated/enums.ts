// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const openState = enumeration("open_state", [1, 2], { 1: "success", 2: { color: "default", danger: true } });

export const roleType = enumeration("role_type", [1, 2]);

export const companyType = enumeration("company_type", [1, 2, 3, 4, 5, 6, 7]);

export const agentType = enumeration("agent_type", [1, 2]);

export const userType = enumeration("user_type", [1, 2]);

export const userScope = enumeration("user_scope", [1, 2]);

export const menuType = enumeration("menu_type", ["section", "screen", "action"]);

export const trailEvent = enumeration(
  "trail_event",
  [
    "sign_in",
    "sign_out",
    "refused",
    "enroll",
    "unenroll",
    "recover",
    "renew",
    "add",
    "set",
    "del",
    "action",
    "view",
    "export",
    "download",
    "reveal",
    "erase",
    "end",
    "see",
    "pass",
  ],
  {
    sign_in: "success",
    refused: "error",
    enroll: "success",
    unenroll: "warning",
    recover: "warning",
    renew: "info",
    add: "success",
    set: "info",
    del: "warning",
    action: "info",
    view: "warning",
    export: "warning",
    download: "warning",
    reveal: "warning",
    erase: "warning",
    end: "warning",
    see: "warning",
    pass: "warning",
  },
);

export const sys = enumeration("sys", [1, 2, 3]);

export const publishState = enumeration("publish_state", [1, 2], { 1: "success" });

export const articleState = enumeration("article_state", [1, 2], { 1: "success" });

export const saleState = enumeration("sale_state", [1, 2], { 1: "success" });

export const serviceState = enumeration("service_state", [1, 2], { 1: "success" });

export const deployState = enumeration("deploy_state", [1, 2], { 1: "success" });

export const runResult = enumeration("run_result", [0, 1, 2], { 1: "success", 2: "error" });

export const cronTask = enumeration("cron_task", [
  "count_orders",
  "count_devices",
  "purge_sessions",
  "purge_notes",
  "purge_task_files",
  "purge_alarms",
  "archive_push_records",
  "remind_expiry",
  "close_unpaid_orders",
  "tell_feedback",
  "settle_wakes",
]);

export const taskState = enumeration("task_state", [1, 2, 3], { 1: "info", 2: "error", 3: "success" });

export const importState = enumeration("import_state", [1, 2, 3, 4], { 2: "info", 3: "success", 4: "warning" });

export const pushSendState = enumeration("push_send_state", [1, 2, 3], { 2: "info", 3: "success" });

export const cronType = enumeration("cron_type", [1, 2, 3, 4]);

export const orderType = enumeration("order_type", [1, 2, 3, 4]);

export const orderState = enumeration("order_state", [1, 2, 3, 4, 5, 6], {
  1: "warning",
  2: "info",
  3: "success",
  4: "error",
});

export const refundState = enumeration("refund_state", [1, 2, 3], {
  1: "warning",
  2: { color: "success", danger: true },
  3: { color: "error", danger: false },
});

export const moneyState = enumeration("money_state", [1, 2, 3, 4, 5, 6, 7, 8], {
  1: "warning",
  2: "info",
  3: "success",
  4: "warning",
  6: "error",
});

export const orderRefundState = enumeration("order_refund_state", [0, 1, 2, 3], {
  1: "warning",
  2: "success",
  3: "error",
});

export const payType = enumeration("pay_type", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

export const moneyType = enumeration("money_type", ["rmb", "usd", "inr", "jpy"]);

export const moneyFlowType = enumeration("money_flow_type", [1, 2, 3, 4, 5], {
  1: "success",
  3: "warning",
  4: "info",
  5: "success",
});

export const payPurpose = enumeration("pay_purpose", [1, 2]);

export const auditState = enumeration("audit_state", [1, 2, 3, 4, 5], {
  1: "warning",
  2: "info",
  3: "error",
  4: "success",
  5: "error",
});

export const reviewState = enumeration("review_state", [1, 2, 3], { 1: "warning", 2: "success", 3: "error" });

export const lifecycleDays = enumeration("lifecycle_days", [1, 3, 7, 15, 30]);

export const stockMonth = enumeration("stock_month", [1, 3, 6, 12]);

export const goodsType = enumeration("goods_type", [1, 2, 3, 4]);

export const cdkState = enumeration("cdk_state", [1, 2], { 1: "info" });

export const envType = enumeration("env_type", [1, 2], { 1: "success", 2: "warning" });

export const onlineState = enumeration("online_state", [0, 1], { 1: "success" });

export const deviceState = enumeration("device_state", [1, 2, 3], {
  2: "success",
  3: { color: "default", danger: true },
});

export const pairState = enumeration("pair_state", [0, 1], { 1: "success" });

export const deviceType = enumeration("device_type", [1, 2, 3, 4, 5]);

export const networkType = enumeration("network_type", [0, 1, 2, 3, 4, 5], {
  1: "success",
  2: "success",
  3: "info",
  4: "warning",
  5: "error",
});

export const carrier = enumeration("carrier", [1, 2, 3, 4, 5]);

export const iccProvider = enumeration("icc_provider", [1, 2, 3, 4]);

export const nodeType = enumeration("node_type", [1, 2, 3]);

export const linkType = enumeration("link_type", [1, 2, 3, 4, 5]);

export const versionType = enumeration("version_type", [1, 2, 3]);

export const versionLevel = enumeration("version_level", [1, 2, 3], { 2: "info", 3: "warning" });

export const zoneType = enumeration("zone_type", [1, 2, 3]);

export const resolution = enumeration("resolution", ["1080p", "2k", "4mp", "4k"]);

export const alarmType = enumeration("alarm_type", [1, 2, 3, 4, 5, 6, 7, 57], {
  2: "warning",
  4: "error",
  5: "warning",
  6: "info",
  7: "error",
  57: "warning",
});

export const noticeTemplateType = enumeration("notice_template_type", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

export const messageTemplateType = enumeration(
  "message_template_type",
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16],
);

export const outboxType = enumeration("outbox_type", [1, 2, 3]);

export const outboxState = enumeration("outbox_state", [1, 2, 3, 4], {
  1: "info",
  2: "success",
  3: "error",
  4: "warning",
});

export const outboxReason = enumeration("outbox_reason", [0, 1, 2, 3, 4, 5, 6, 7]);

export const feedbackState = enumeration("feedback_state", [1, 2, 3], { 1: "warning", 2: "info", 3: "success" });

export const language = enumeration("language", ["en", "zh-CN", "zh-TW"]);

export const serverStatus = enumeration("server_status", [1, 2], { 1: "success", 2: "error" });

export const serverCommand = enumeration("server_command", ["status", "reload", "start", "restart", "stop"]);

export const serviceName = enumeration("service_name", [
  "account",
  "ota",
  "device",
  "mall",
  "oss",
  "push",
  "registry",
  "admin",
  "gateway",
  "monitor",
  "log",
  "production",
]);

export const serverType = enumeration(
  "server_type",
  [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34],
);

export const appType = enumeration("app_type", [1, 2, 3]);

export const clientType = enumeration("client_type", [1, 2, 3, 4]);

export const imageType = enumeration("image_type", [1, 2, 3, 4]);

export const openType = enumeration("open_type", [1, 2, 3]);

export const notifyType = enumeration("notify_type", [1, 2, 3, 4]);

export const pushPlatformType = enumeration("push_platform_type", [1, 2, 3]);

export const pushVendor = enumeration("push_vendor", [1, 2, 3, 4]);

export const areaType = enumeration("area_type", [1, 2, 3]);

export const pushMode = enumeration("push_mode", [1, 2]);

export const bindAction = enumeration("bind_action", [1, 2, 3], { 1: "success", 3: "info" });

export const sharePermission = enumeration("share_permission", [1, 2, 3]);

export const appUserState = enumeration("app_user_state", [1, 2, 3], { 1: "success", 2: "error" });

export const logLevel = enumeration("log_level", [1, 2, 3, 4], { 2: "info", 3: "warning", 4: "error" });

export const logModule = enumeration("log_module", [1, 2, 3, 4, 5, 6]);

export const iccidType = enumeration("iccid_type", [1, 2, 3]);

export const wakeState = enumeration("wake_state", [1, 2, 3, 4], { 2: "info", 3: "success", 4: "error" });

export const duplicateState = enumeration("duplicate_state", [1, 2, 3, 4], {
  1: "warning",
  2: "success",
  3: "success",
  4: { color: "default", danger: true },
});

export const licenseState = enumeration("license_state", [1, 2, 3], { 2: "success", 3: "error" });

export const dataFileType = enumeration("data_file_type", [1, 2, 3]);

export const cloudVendor = enumeration("cloud_vendor", [1, 2, 3, 4, 5]);

export const cloudMode = enumeration("cloud_mode", [1, 2]);

export const thirdPartyType = enumeration("third_party_type", [1, 2, 3, 4]);

export const feedbackType = enumeration("feedback_type", [1, 2, 3, 4, 5]);

export const feedbackSender = enumeration("feedback_sender", [1, 2, 3]);

export const feedbackNoteType = enumeration("feedback_note_type", [1, 2], { 2: "info" });

export const sysnotifyType = enumeration("sysnotify_type", [1, 2, 3, 4, 5]);

export const emailLinkType = enumeration("email_link_type", [1, 2, 3]);

export const resourceType = enumeration("resource_type", ["sys", "datacenter", "zonebind"]);

export const areaLevel = enumeration("area_level", [1, 2, 3]);

export const healthState = enumeration("health_state", [1, 2, 3], { 1: "success", 2: "warning", 3: "error" });

export const warningState = enumeration("warning_state", [0, 1, 2], { 1: "warning", 2: "error" });

export const communityType = enumeration("community_type", [1, 2, 3]);

export const buildingType = enumeration("building_type", [1, 2, 3]);

export const roomState = enumeration("room_state", [1, 2, 3, 4], { 2: "success", 3: "info", 4: "warning" });

export const gender = enumeration("gender", [1, 2, 3]);

export const noticeType = enumeration("notice_type", [1, 2, 3, 4]);

export const streamQuality = enumeration("stream_quality", [1, 2]);

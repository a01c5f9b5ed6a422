// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/wire";

export const openState = enumeration({
  name: "open_state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
});

export const roleType = enumeration({
  name: "role_type",
  values: [{ value: 1 }, { value: 2 }],
});

export const companyType = enumeration({
  name: "company_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }, { value: 7 }],
});

export const agentType = enumeration({
  name: "agent_type",
  values: [{ value: 1 }, { value: 2 }],
});

export const userType = enumeration({
  name: "user_type",
  values: [{ value: 1 }, { value: 2 }],
});

export const userScope = enumeration({
  name: "user_scope",
  values: [{ value: 1 }, { value: 2 }],
});

export const menuType = enumeration({
  name: "menu_type",
  values: [{ value: "section" }, { value: "screen" }, { value: "action" }],
});

export const trailEvent = enumeration({
  name: "trail_event",
  values: [
    { value: "sign_in", color: "success" },
    { value: "sign_out" },
    { value: "refused", color: "error" },
    { value: "enroll", color: "success" },
    { value: "unenroll", color: "warning" },
    { value: "recover", color: "warning" },
    { value: "renew", color: "info" },
    { value: "add", color: "success" },
    { value: "set", color: "info" },
    { value: "del", color: "warning" },
    { value: "action", color: "info" },
    { value: "view", color: "warning" },
    { value: "export", color: "warning" },
    { value: "download", color: "warning" },
    { value: "reveal", color: "warning" },
    { value: "erase", color: "warning" },
    { value: "end", color: "warning" },
    { value: "see", color: "warning" },
    { value: "pass", color: "warning" },
  ],
});

export const sys = enumeration({
  name: "sys",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const publishState = enumeration({
  name: "publish_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});

export const articleState = enumeration({
  name: "article_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});

export const saleState = enumeration({
  name: "sale_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});

export const serviceState = enumeration({
  name: "service_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});

export const deployState = enumeration({
  name: "deploy_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
});

export const runResult = enumeration({
  name: "run_result",
  values: [{ value: 0 }, { value: 1, color: "success" }, { value: 2, color: "error" }],
});

export const cronTask = enumeration({
  name: "cron_task",
  values: [
    { value: "count_orders" },
    { value: "count_devices" },
    { value: "purge_sessions" },
    { value: "purge_notes" },
    { value: "purge_task_files" },
    { value: "purge_alarms" },
    { value: "archive_push_records" },
    { value: "remind_expiry" },
    { value: "close_unpaid_orders" },
    { value: "tell_feedback" },
    { value: "settle_wakes" },
  ],
});

export const taskState = enumeration({
  name: "task_state",
  values: [
    { value: 1, color: "info" },
    { value: 2, color: "error" },
    { value: 3, color: "success" },
  ],
});

export const importState = enumeration({
  name: "import_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }, { value: 4, color: "warning" }],
});

export const pushSendState = enumeration({
  name: "push_send_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }],
});

export const cronType = enumeration({
  name: "cron_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const orderType = enumeration({
  name: "order_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const orderState = enumeration({
  name: "order_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "success" },
    { value: 4, color: "error" },
    { value: 5 },
    { value: 6 },
  ],
});

export const refundState = enumeration({
  name: "refund_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success", danger: true },
    { value: 3, color: "error", danger: false },
  ],
});

export const moneyState = enumeration({
  name: "money_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "success" },
    { value: 4, color: "warning" },
    { value: 5 },
    { value: 6, color: "error" },
    { value: 7 },
    { value: 8 },
  ],
});

export const orderRefundState = enumeration({
  name: "order_refund_state",
  values: [{ value: 0 }, { value: 1, color: "warning" }, { value: 2, color: "success" }, { value: 3, color: "error" }],
});

export const payType = enumeration({
  name: "pay_type",
  values: [
    { value: 0 },
    { value: 1 },
    { value: 2 },
    { value: 3 },
    { value: 4 },
    { value: 5 },
    { value: 6 },
    { value: 7 },
    { value: 8 },
    { value: 9 },
  ],
});

export const moneyType = enumeration({
  name: "money_type",
  values: [{ value: "rmb" }, { value: "usd" }, { value: "inr" }, { value: "jpy" }],
});

export const moneyFlowType = enumeration({
  name: "money_flow_type",
  values: [
    { value: 1, color: "success" },
    { value: 2 },
    { value: 3, color: "warning" },
    { value: 4, color: "info" },
    { value: 5, color: "success" },
  ],
});

export const payPurpose = enumeration({
  name: "pay_purpose",
  values: [{ value: 1 }, { value: 2 }],
});

export const auditState = enumeration({
  name: "audit_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "error" },
    { value: 4, color: "success" },
    { value: 5, color: "error" },
  ],
});

export const reviewState = enumeration({
  name: "review_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "error" },
  ],
});

export const lifecycleDays = enumeration({
  name: "lifecycle_days",
  values: [{ value: 1 }, { value: 3 }, { value: 7 }, { value: 15 }, { value: 30 }],
});

export const stockMonth = enumeration({
  name: "stock_month",
  values: [{ value: 1 }, { value: 3 }, { value: 6 }, { value: 12 }],
});

export const goodsType = enumeration({
  name: "goods_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const cdkState = enumeration({
  name: "cdk_state",
  values: [{ value: 1, color: "info" }, { value: 2 }],
});

export const envType = enumeration({
  name: "env_type",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "warning" },
  ],
});

export const onlineState = enumeration({
  name: "online_state",
  values: [{ value: 0 }, { value: 1, color: "success" }],
});

export const deviceState = enumeration({
  name: "device_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "error" }],
});

export const pairState = enumeration({
  name: "pair_state",
  values: [{ value: 0 }, { value: 1, color: "success" }],
});

export const deviceType = enumeration({
  name: "device_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const networkType = enumeration({
  name: "network_type",
  values: [
    { value: 0 },
    { value: 1, color: "success" },
    { value: 2, color: "success" },
    { value: 3, color: "info" },
    { value: 4, color: "warning" },
    { value: 5, color: "error" },
  ],
});

export const carrier = enumeration({
  name: "carrier",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const iccProvider = enumeration({
  name: "icc_provider",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const nodeType = enumeration({
  name: "node_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const linkType = enumeration({
  name: "link_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const versionType = enumeration({
  name: "version_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const versionLevel = enumeration({
  name: "version_level",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }],
});

export const zoneType = enumeration({
  name: "zone_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const resolution = enumeration({
  name: "resolution",
  values: [{ value: "1080p" }, { value: "2k" }, { value: "4mp" }, { value: "4k" }],
});

export const alarmType = enumeration({
  name: "alarm_type",
  values: [
    { value: 1 },
    { value: 2, color: "warning" },
    { value: 3 },
    { value: 4, color: "error" },
    { value: 5, color: "warning" },
    { value: 6, color: "info" },
    { value: 7, color: "error" },
    { value: 57, color: "warning" },
  ],
});

export const noticeTemplateType = enumeration({
  name: "notice_template_type",
  values: [
    { value: 1 },
    { value: 2 },
    { value: 3 },
    { value: 4 },
    { value: 5 },
    { value: 6 },
    { value: 7 },
    { value: 8 },
    { value: 9 },
    { value: 10 },
  ],
});

export const messageTemplateType = enumeration({
  name: "message_template_type",
  values: [
    { value: 1 },
    { value: 2 },
    { value: 3 },
    { value: 4 },
    { value: 5 },
    { value: 6 },
    { value: 7 },
    { value: 8 },
    { value: 9 },
    { value: 10 },
    { value: 11 },
    { value: 12 },
    { value: 15 },
    { value: 16 },
  ],
});

export const outboxType = enumeration({
  name: "outbox_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const outboxState = enumeration({
  name: "outbox_state",
  values: [
    { value: 1, color: "info" },
    { value: 2, color: "success" },
    { value: 3, color: "error" },
    { value: 4, color: "warning" },
  ],
});

export const outboxReason = enumeration({
  name: "outbox_reason",
  values: [
    { value: 0 },
    { value: 1 },
    { value: 2 },
    { value: 3 },
    { value: 4 },
    { value: 5 },
    { value: 6 },
    { value: 7 },
  ],
});

export const feedbackState = enumeration({
  name: "feedback_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "success" },
  ],
});

export const language = enumeration({
  name: "language",
  values: [{ value: "en" }, { value: "zh-CN" }, { value: "zh-TW" }],
});

export const serverStatus = enumeration({
  name: "server_status",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
});

export const serverCommand = enumeration({
  name: "server_command",
  values: [{ value: "status" }, { value: "reload" }, { value: "start" }, { value: "restart" }, { value: "stop" }],
});

export const serviceName = enumeration({
  name: "service_name",
  values: [
    { value: "account" },
    { value: "ota" },
    { value: "device" },
    { value: "mall" },
    { value: "oss" },
    { value: "push" },
    { value: "registry" },
    { value: "admin" },
    { value: "gateway" },
    { value: "monitor" },
    { value: "log" },
    { value: "production" },
  ],
});

export const serverType = enumeration({
  name: "server_type",
  values: [
    { value: 2 },
    { value: 4 },
    { value: 5 },
    { value: 6 },
    { value: 7 },
    { value: 8 },
    { value: 9 },
    { value: 10 },
    { value: 11 },
    { value: 12 },
    { value: 14 },
    { value: 15 },
    { value: 16 },
    { value: 17 },
    { value: 18 },
    { value: 19 },
    { value: 20 },
    { value: 21 },
    { value: 22 },
    { value: 23 },
    { value: 24 },
    { value: 25 },
    { value: 26 },
    { value: 27 },
    { value: 28 },
    { value: 29 },
    { value: 30 },
    { value: 34 },
  ],
});

export const appType = enumeration({
  name: "app_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const clientType = enumeration({
  name: "client_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const imageType = enumeration({
  name: "image_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const openType = enumeration({
  name: "open_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const notifyType = enumeration({
  name: "notify_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const pushPlatformType = enumeration({
  name: "push_platform_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const pushVendor = enumeration({
  name: "push_vendor",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const areaType = enumeration({
  name: "area_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const pushMode = enumeration({
  name: "push_mode",
  values: [{ value: 1 }, { value: 2 }],
});

export const bindAction = enumeration({
  name: "bind_action",
  values: [{ value: 1, color: "success" }, { value: 2 }, { value: 3, color: "info" }],
});

export const sharePermission = enumeration({
  name: "share_permission",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const appUserState = enumeration({
  name: "app_user_state",
  values: [{ value: 1, color: "success" }, { value: 2, color: "error" }, { value: 3 }],
});

export const logLevel = enumeration({
  name: "log_level",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }, { value: 4, color: "error" }],
});

export const logModule = enumeration({
  name: "log_module",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }],
});

export const iccidType = enumeration({
  name: "iccid_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const wakeState = enumeration({
  name: "wake_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }, { value: 4, color: "error" }],
});

export const duplicateState = enumeration({
  name: "duplicate_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "success" },
    { value: 4, color: "error" },
  ],
});

export const licenseState = enumeration({
  name: "license_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "error" }],
});

export const dataFileType = enumeration({
  name: "data_file_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const cloudVendor = enumeration({
  name: "cloud_vendor",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const cloudMode = enumeration({
  name: "cloud_mode",
  values: [{ value: 1 }, { value: 2 }],
});

export const thirdPartyType = enumeration({
  name: "third_party_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const feedbackType = enumeration({
  name: "feedback_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const feedbackSender = enumeration({
  name: "feedback_sender",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const sysnotifyType = enumeration({
  name: "sysnotify_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
});

export const emailLinkType = enumeration({
  name: "email_link_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const resourceType = enumeration({
  name: "resource_type",
  values: [{ value: "sys" }, { value: "datacenter" }, { value: "zonebind" }],
});

export const areaLevel = enumeration({
  name: "area_level",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const healthState = enumeration({
  name: "health_state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "warning" },
    { value: 3, color: "error" },
  ],
});

export const warningState = enumeration({
  name: "warning_state",
  values: [{ value: 0 }, { value: 1, color: "warning" }, { value: 2, color: "error" }],
});

export const communityType = enumeration({
  name: "community_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const buildingType = enumeration({
  name: "building_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const roomState = enumeration({
  name: "room_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "info" }, { value: 4, color: "warning" }],
});

export const gender = enumeration({
  name: "gender",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
});

export const noticeType = enumeration({
  name: "notice_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
});

export const streamQuality = enumeration({
  name: "stream_quality",
  values: [{ value: 1 }, { value: 2 }],
});

// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import type { Enumeration } from "pilothouse/wire";

export const openState = {
  name: "open_state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
} satisfies Enumeration;

export const roleType = {
  name: "role_type",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const companyType = {
  name: "company_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }, { value: 7 }],
} satisfies Enumeration;

export const agentType = {
  name: "agent_type",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const userType = {
  name: "user_type",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const userScope = {
  name: "user_scope",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const menuType = {
  name: "menu_type",
  values: [{ value: "section" }, { value: "screen" }, { value: "action" }],
} satisfies Enumeration;

export const sys = {
  name: "sys",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const publishState = {
  name: "publish_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
} satisfies Enumeration;

export const deployState = {
  name: "deploy_state",
  values: [{ value: 1, color: "success" }, { value: 2 }],
} satisfies Enumeration;

export const runResult = {
  name: "run_result",
  values: [{ value: 0 }, { value: 1, color: "success" }, { value: 2, color: "error" }],
} satisfies Enumeration;

export const cronTask = {
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
    { value: "settle_wakes" },
  ],
} satisfies Enumeration;

export const taskState = {
  name: "task_state",
  values: [
    { value: 1, color: "info" },
    { value: 2, color: "error" },
    { value: 3, color: "success" },
  ],
} satisfies Enumeration;

export const importState = {
  name: "import_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }],
} satisfies Enumeration;

export const pushSendState = {
  name: "push_send_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }],
} satisfies Enumeration;

export const cronType = {
  name: "cron_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const orderType = {
  name: "order_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const orderState = {
  name: "order_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "success" },
    { value: 4, color: "error" },
    { value: 5 },
    { value: 6 },
  ],
} satisfies Enumeration;

export const refundState = {
  name: "refund_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "error" },
  ],
} satisfies Enumeration;

export const orderRefundState = {
  name: "order_refund_state",
  values: [{ value: 0 }, { value: 1, color: "warning" }, { value: 2, color: "success" }, { value: 3, color: "error" }],
} satisfies Enumeration;

export const payType = {
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
} satisfies Enumeration;

export const moneyType = {
  name: "money_type",
  values: [{ value: "rmb" }, { value: "usd" }, { value: "inr" }, { value: "jpy" }],
} satisfies Enumeration;

export const moneyFlowType = {
  name: "money_flow_type",
  values: [
    { value: 1, color: "success" },
    { value: 2 },
    { value: 3, color: "warning" },
    { value: 4, color: "info" },
    { value: 5, color: "success" },
  ],
} satisfies Enumeration;

export const payPurpose = {
  name: "pay_purpose",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const auditState = {
  name: "audit_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "error" },
    { value: 4, color: "success" },
    { value: 5, color: "error" },
  ],
} satisfies Enumeration;

export const reviewState = {
  name: "review_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "error" },
  ],
} satisfies Enumeration;

export const lifecycleDays = {
  name: "lifecycle_days",
  values: [{ value: 1 }, { value: 3 }, { value: 7 }, { value: 15 }, { value: 30 }],
} satisfies Enumeration;

export const stockMonth = {
  name: "stock_month",
  values: [{ value: 1 }, { value: 3 }, { value: 6 }, { value: 12 }],
} satisfies Enumeration;

export const goodsType = {
  name: "goods_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const cdkState = {
  name: "cdk_state",
  values: [{ value: 1, color: "info" }, { value: 2 }],
} satisfies Enumeration;

export const envType = {
  name: "env_type",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "warning" },
  ],
} satisfies Enumeration;

export const onlineState = {
  name: "online_state",
  values: [{ value: 0 }, { value: 1, color: "success" }],
} satisfies Enumeration;

export const deviceState = {
  name: "device_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "error" }],
} satisfies Enumeration;

export const pairState = {
  name: "pair_state",
  values: [{ value: 0 }, { value: 1, color: "success" }],
} satisfies Enumeration;

export const deviceType = {
  name: "device_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const networkType = {
  name: "network_type",
  values: [
    { value: 0 },
    { value: 1, color: "success" },
    { value: 2, color: "success" },
    { value: 3, color: "info" },
    { value: 4, color: "warning" },
    { value: 5, color: "error" },
  ],
} satisfies Enumeration;

export const carrier = {
  name: "carrier",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const iccProvider = {
  name: "icc_provider",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const nodeType = {
  name: "node_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const linkType = {
  name: "link_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const versionType = {
  name: "version_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const versionLevel = {
  name: "version_level",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }],
} satisfies Enumeration;

export const zoneType = {
  name: "zone_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const resolution = {
  name: "resolution",
  values: [{ value: "1080p" }, { value: "2k" }, { value: "4mp" }, { value: "4k" }],
} satisfies Enumeration;

export const alarmType = {
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
} satisfies Enumeration;

export const noticeTemplateType = {
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
} satisfies Enumeration;

export const messageTemplateType = {
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
} satisfies Enumeration;

export const feedbackState = {
  name: "feedback_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "info" },
    { value: 3, color: "success" },
  ],
} satisfies Enumeration;

export const language = {
  name: "language",
  values: [{ value: "en" }, { value: "zh-CN" }, { value: "zh-TW" }],
} satisfies Enumeration;

export const serverStatus = {
  name: "server_status",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
} satisfies Enumeration;

export const serverCommand = {
  name: "server_command",
  values: [{ value: "status" }, { value: "reload" }, { value: "start" }, { value: "restart" }, { value: "stop" }],
} satisfies Enumeration;

export const serviceName = {
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
} satisfies Enumeration;

export const serverType = {
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
} satisfies Enumeration;

export const appType = {
  name: "app_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const clientType = {
  name: "client_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const imageType = {
  name: "image_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const openType = {
  name: "open_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const notifyType = {
  name: "notify_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const pushPlatformType = {
  name: "push_platform_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const pushVendor = {
  name: "push_vendor",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const areaType = {
  name: "area_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const pushMode = {
  name: "push_mode",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const bindAction = {
  name: "bind_action",
  values: [{ value: 1, color: "success" }, { value: 2 }, { value: 3, color: "info" }],
} satisfies Enumeration;

export const sharePermission = {
  name: "share_permission",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const appUserState = {
  name: "app_user_state",
  values: [{ value: 1, color: "success" }, { value: 2, color: "error" }, { value: 3 }],
} satisfies Enumeration;

export const logLevel = {
  name: "log_level",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "warning" }, { value: 4, color: "error" }],
} satisfies Enumeration;

export const logModule = {
  name: "log_module",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }],
} satisfies Enumeration;

export const iccidType = {
  name: "iccid_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const wakeState = {
  name: "wake_state",
  values: [{ value: 1 }, { value: 2, color: "info" }, { value: 3, color: "success" }, { value: 4, color: "error" }],
} satisfies Enumeration;

export const duplicateState = {
  name: "duplicate_state",
  values: [
    { value: 1, color: "warning" },
    { value: 2, color: "success" },
    { value: 3, color: "success" },
    { value: 4, color: "error" },
  ],
} satisfies Enumeration;

export const licenseState = {
  name: "license_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "error" }],
} satisfies Enumeration;

export const dataFileType = {
  name: "data_file_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const cloudVendor = {
  name: "cloud_vendor",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const cloudMode = {
  name: "cloud_mode",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

export const thirdPartyType = {
  name: "third_party_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const feedbackType = {
  name: "feedback_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const feedbackSender = {
  name: "feedback_sender",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const sysnotifyType = {
  name: "sysnotify_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }],
} satisfies Enumeration;

export const emailLinkType = {
  name: "email_link_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const resourceType = {
  name: "resource_type",
  values: [{ value: "sys" }, { value: "datacenter" }, { value: "zonebind" }],
} satisfies Enumeration;

export const areaLevel = {
  name: "area_level",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const healthState = {
  name: "health_state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "warning" },
    { value: 3, color: "error" },
  ],
} satisfies Enumeration;

export const warningState = {
  name: "warning_state",
  values: [{ value: 0 }, { value: 1, color: "warning" }, { value: 2, color: "error" }],
} satisfies Enumeration;

export const communityType = {
  name: "community_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const buildingType = {
  name: "building_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const roomState = {
  name: "room_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "info" }, { value: 4, color: "warning" }],
} satisfies Enumeration;

export const gender = {
  name: "gender",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }],
} satisfies Enumeration;

export const noticeType = {
  name: "notice_type",
  values: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
} satisfies Enumeration;

export const streamQuality = {
  name: "stream_quality",
  values: [{ value: 1 }, { value: 2 }],
} satisfies Enumeration;

// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const OpenState = enumeration({ enabled: 1, disabled: 2 });

export type OpenState = 1 | 2;

export const RoleType = enumeration({ system: 1, custom: 2 });

export type RoleType = 1 | 2;

export const CompanyType = enumeration({
  manufacturer: 1,
  agent: 2,
  distributor: 3,
  property: 4,
  developer: 5,
  customer: 6,
  marketing_branch: 7,
});

export type CompanyType = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const AgentType = enumeration({ general: 1, agent: 2 });

export type AgentType = 1 | 2;

export const UserType = enumeration({ enterprise: 1, individual: 2 });

export type UserType = 1 | 2;

export const UserScope = enumeration({ own: 1, own_and_below: 2 });

export type UserScope = 1 | 2;

export const MenuType = enumeration({ section: "section", screen: "screen", action: "action" });

export type MenuType = "section" | "screen" | "action";

export const TrailEvent = enumeration({
  sign_in: "sign_in",
  sign_out: "sign_out",
  refused: "refused",
  enroll: "enroll",
  unenroll: "unenroll",
  recover: "recover",
  renew: "renew",
  add: "add",
  set: "set",
  del: "del",
  action: "action",
  view: "view",
  export: "export",
  download: "download",
  reveal: "reveal",
  erase: "erase",
  end: "end",
  see: "see",
  pass: "pass",
});

export type TrailEvent =
  | "sign_in"
  | "sign_out"
  | "refused"
  | "enroll"
  | "unenroll"
  | "recover"
  | "renew"
  | "add"
  | "set"
  | "del"
  | "action"
  | "view"
  | "export"
  | "download"
  | "reveal"
  | "erase"
  | "end"
  | "see"
  | "pass";

export const Sys = enumeration({ public: 1, overseas: 2, private: 3 });

export type Sys = 1 | 2 | 3;

export const PublishState = enumeration({ released: 1, delisted: 2 });

export type PublishState = 1 | 2;

export const ArticleState = enumeration({ published: 1, unpublished: 2 });

export type ArticleState = 1 | 2;

export const SaleState = enumeration({ on_sale: 1, off_sale: 2 });

export type SaleState = 1 | 2;

export const ServiceState = enumeration({ in_service: 1, out_of_service: 2 });

export type ServiceState = 1 | 2;

export const DeployState = enumeration({ deployed: 1, not_deployed: 2 });

export type DeployState = 1 | 2;

export const RunResult = enumeration({ none: 0, succeeded: 1, failed: 2 });

export type RunResult = 0 | 1 | 2;

export const CronTask = enumeration({
  count_orders: "count_orders",
  count_devices: "count_devices",
  purge_sessions: "purge_sessions",
  purge_notes: "purge_notes",
  purge_task_files: "purge_task_files",
  purge_alarms: "purge_alarms",
  archive_push_records: "archive_push_records",
  remind_expiry: "remind_expiry",
  close_unpaid_orders: "close_unpaid_orders",
  tell_feedback: "tell_feedback",
  settle_wakes: "settle_wakes",
});

export type CronTask =
  | "count_orders"
  | "count_devices"
  | "purge_sessions"
  | "purge_notes"
  | "purge_task_files"
  | "purge_alarms"
  | "archive_push_records"
  | "remind_expiry"
  | "close_unpaid_orders"
  | "tell_feedback"
  | "settle_wakes";

export const TaskState = enumeration({ processing: 1, failed: 2, completed: 3 });

export type TaskState = 1 | 2 | 3;

export const ImportState = enumeration({ pending: 1, importing: 2, imported: 3, stopped: 4 });

export type ImportState = 1 | 2 | 3 | 4;

export const PushSendState = enumeration({ pending: 1, sending: 2, completed: 3 });

export type PushSendState = 1 | 2 | 3;

export const CronType = enumeration({ statistics: 1, cleanup: 2, notification: 3, synchronization: 4 });

export type CronType = 1 | 2 | 3 | 4;

export const OrderType = enumeration({ limited: 1, normal: 2, free: 3, basic: 4 });

export type OrderType = 1 | 2 | 3 | 4;

export const OrderState = enumeration({ unpaid: 1, paid: 2, successful: 3, failed: 4, cancelled: 5, invalid: 6 });

export type OrderState = 1 | 2 | 3 | 4 | 5 | 6;

export const RefundState = enumeration({ in_progress: 1, successful: 2, failed: 3 });

export type RefundState = 1 | 2 | 3;

export const MoneyState = enumeration({
  unpaid: 1,
  to_deliver: 2,
  paid: 3,
  refund_waiting: 4,
  refunded: 5,
  failed: 6,
  cancelled: 7,
  expired: 8,
});

export type MoneyState = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const OrderRefundState = enumeration({ not_refunded: 0, refunding: 1, refunded: 2, failed: 3 });

export type OrderRefundState = 0 | 1 | 2 | 3;

export const PayType = enumeration({
  free: 0,
  domestic_wallet_a: 1,
  domestic_wallet_b: 2,
  global_wallet: 3,
  company: 4,
  activation_code: 5,
  provider_6: 6,
  card: 7,
  indian_wallet: 8,
  indian_gateway: 9,
});

export type PayType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const MoneyType = enumeration({ rmb: "rmb", usd: "usd", inr: "inr", jpy: "jpy" });

export type MoneyType = "rmb" | "usd" | "inr" | "jpy";

export const MoneyFlowType = enumeration({ recharge: 1, purchase: 2, withdrawal: 3, refund: 4, sales_income: 5 });

export type MoneyFlowType = 1 | 2 | 3 | 4 | 5;

export const PayPurpose = enumeration({ recharge: 1, order: 2 });

export type PayPurpose = 1 | 2;

export const AuditState = enumeration({ pending: 1, first_passed: 2, first_failed: 3, passed: 4, failed: 5 });

export type AuditState = 1 | 2 | 3 | 4 | 5;

export const ReviewState = enumeration({ pending: 1, passed: 2, refused: 3 });

export type ReviewState = 1 | 2 | 3;

export const LifecycleDays = enumeration({ day_1: 1, days_3: 3, days_7: 7, days_15: 15, days_30: 30 });

export type LifecycleDays = 1 | 3 | 7 | 15 | 30;

export const StockMonth = enumeration({ month_1: 1, months_3: 3, months_6: 6, months_12: 12 });

export type StockMonth = 1 | 3 | 6 | 12;

export const GoodsType = enumeration({ cloud_storage: 1, sim_traffic: 2, live_server: 3, ai_recognition: 4 });

export type GoodsType = 1 | 2 | 3 | 4;

export const CdkState = enumeration({ unused: 1, used: 2 });

export type CdkState = 1 | 2;

export const EnvType = enumeration({ production: 1, test: 2 });

export type EnvType = 1 | 2;

export const OnlineState = enumeration({ offline: 0, online: 1 });

export type OnlineState = 0 | 1;

export const DeviceState = enumeration({ not_activated: 1, activated: 2, disabled: 3 });

export type DeviceState = 1 | 2 | 3;

export const PairState = enumeration({ not_paired: 0, paired: 1 });

export type PairState = 0 | 1;

export const DeviceType = enumeration({
  home_camera: 1,
  cellular_camera: 2,
  video_recorder: 3,
  outdoor_camera: 4,
  low_power_camera: 5,
});

export type DeviceType = 1 | 2 | 3 | 4 | 5;

export const NetworkType = enumeration({
  unknown: 0,
  public: 1,
  full_cone: 2,
  ip_restricted: 3,
  port_restricted: 4,
  symmetric: 5,
});

export type NetworkType = 0 | 1 | 2 | 3 | 4 | 5;

export const Carrier = enumeration({
  china_unicom: 1,
  china_mobile: 2,
  china_telecom: 3,
  three_networks: 4,
  overseas: 5,
});

export type Carrier = 1 | 2 | 3 | 4 | 5;

export const IccProvider = enumeration({ sim_provider_1: 1, sim_provider_2: 2, sim_provider_3: 3, sim_provider_4: 4 });

export type IccProvider = 1 | 2 | 3 | 4;

export const NodeType = enumeration({ direct: 1, gateway: 2, sub_device: 3 });

export type NodeType = 1 | 2 | 3;

export const LinkType = enumeration({ company: 1, app: 2, product: 3, device: 4, user: 5 });

export type LinkType = 1 | 2 | 3 | 4 | 5;

export const VersionType = enumeration({ full: 1, patch: 2, mcu: 3 });

export type VersionType = 1 | 2 | 3;

export const VersionLevel = enumeration({ optional: 1, recommended: 2, forced: 3 });

export type VersionLevel = 1 | 2 | 3;

export const ZoneType = enumeration({ all: 1, only: 2, except: 3 });

export type ZoneType = 1 | 2 | 3;

export const Resolution = enumeration({ full_hd: "1080p", qhd_3mp: "2k", qhd_4mp: "4mp", uhd: "4k" });

export type Resolution = "1080p" | "2k" | "4mp" | "4k";

export const AlarmType = enumeration({
  motion: 1,
  person: 2,
  sound: 3,
  intrusion: 4,
  low_battery: 5,
  doorbell: 6,
  tampering: 7,
  crying: 57,
});

export type AlarmType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 57;

export const NoticeTemplateType = enumeration({
  subscribed: 1,
  subscribe_failed: 2,
  renewal_failed: 3,
  renewal_due: 4,
  renewed: 5,
  purchased: 6,
  cancelled: 7,
  expiring: 8,
  refunded: 9,
  refund_failed: 10,
});

export type NoticeTemplateType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const MessageTemplateType = enumeration({
  reset_password: 1,
  registration: 2,
  activation: 3,
  operations: 4,
  registration_code: 5,
  password_code: 6,
  alarm: 7,
  system: 8,
  super_password: 9,
  sign_in_code: 10,
  pending_task: 11,
  friend_code: 12,
  delayed_push: 15,
  push_statistics: 16,
});

export type MessageTemplateType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 15 | 16;

export const OutboxType = enumeration({ notice: 1, account: 2, operations: 3 });

export type OutboxType = 1 | 2 | 3;

export const OutboxState = enumeration({ waiting: 1, sent: 2, failed: 3, not_sent: 4 });

export type OutboxState = 1 | 2 | 3 | 4;

export const OutboxReason = enumeration({
  none: 0,
  sent: 1,
  no_mail_server: 2,
  no_provider: 3,
  unreachable: 4,
  refused: 5,
  recorded: 6,
  expired: 7,
});

export type OutboxReason = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const FeedbackState = enumeration({ pending: 1, processing: 2, resolved: 3 });

export type FeedbackState = 1 | 2 | 3;

export const Language = enumeration({ en: "en", zh_cn: "zh-CN", zh_tw: "zh-TW" });

export type Language = "en" | "zh-CN" | "zh-TW";

export const ServerStatus = enumeration({ online: 1, offline: 2 });

export type ServerStatus = 1 | 2;

export const ServerCommand = enumeration({
  status: "status",
  reload: "reload",
  start: "start",
  restart: "restart",
  stop: "stop",
});

export type ServerCommand = "status" | "reload" | "start" | "restart" | "stop";

export const ServiceName = enumeration({
  account: "account",
  ota: "ota",
  device: "device",
  mall: "mall",
  oss: "oss",
  push: "push",
  registry: "registry",
  admin: "admin",
  gateway: "gateway",
  monitor: "monitor",
  log: "log",
  production: "production",
});

export type ServiceName =
  | "account"
  | "ota"
  | "device"
  | "mall"
  | "oss"
  | "push"
  | "registry"
  | "admin"
  | "gateway"
  | "monitor"
  | "log"
  | "production";

export const ServerType = enumeration({
  auth: 2,
  gw: 4,
  nat: 5,
  hksp: 6,
  rtsp: 7,
  http: 8,
  alarm: 9,
  vod: 10,
  sp: 11,
  ust: 12,
  utd: 14,
  csi: 15,
  csf: 16,
  umh: 17,
  ds: 18,
  wol: 19,
  registry: 20,
  user: 21,
  open_platform: 22,
  mall: 23,
  payment: 24,
  oss: 25,
  iot: 26,
  push: 27,
  ota: 28,
  da: 29,
  gumh: 30,
  kls: 34,
});

export type ServerType =
  | 2
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 34;

export const AppType = enumeration({ consumer: 1, industry: 2, white_label: 3 });

export type AppType = 1 | 2 | 3;

export const ClientType = enumeration({ ios: 1, android: 2, web: 3, desktop: 4 });

export type ClientType = 1 | 2 | 3 | 4;

export const ImageType = enumeration({ start_screen: 1, banner: 2, pop_up: 3, package: 4 });

export type ImageType = 1 | 2 | 3 | 4;

export const OpenType = enumeration({ app: 1, page: 2, url: 3 });

export type OpenType = 1 | 2 | 3;

export const NotifyType = enumeration({ email: 1, text_message: 2, push: 3, voice_call: 4 });

export type NotifyType = 1 | 2 | 3 | 4;

export const PushPlatformType = enumeration({ email: 1, text_message: 2, voice_call: 3 });

export type PushPlatformType = 1 | 2 | 3;

export const PushVendor = enumeration({ own_mail_server: 1, sms_provider_a: 2, sms_provider_b: 3, global_sms: 4 });

export type PushVendor = 1 | 2 | 3 | 4;

export const AreaType = enumeration({ domestic: 1, international: 2, everywhere: 3 });

export type AreaType = 1 | 2 | 3;

export const PushMode = enumeration({ vendor_template: 1, own_text: 2 });

export type PushMode = 1 | 2;

export const BindAction = enumeration({ bound: 1, unbound: 2, transferred: 3 });

export type BindAction = 1 | 2 | 3;

export const SharePermission = enumeration({ watch: 1, watch_and_replay: 2, full: 3 });

export type SharePermission = 1 | 2 | 3;

export const AppUserState = enumeration({ normal: 1, locked: 2, deleted: 3 });

export type AppUserState = 1 | 2 | 3;

export const LogLevel = enumeration({ debug: 1, info: 2, warning: 3, error: 4 });

export type LogLevel = 1 | 2 | 3 | 4;

export const LogModule = enumeration({ network: 1, video: 2, storage: 3, alarm: 4, upgrade: 5, power: 6 });

export type LogModule = 1 | 2 | 3 | 4 | 5 | 6;

export const IccidType = enumeration({ plug_in: 1, soldered: 2, esim: 3 });

export type IccidType = 1 | 2 | 3;

export const WakeState = enumeration({ asleep: 1, waking: 2, awake: 3, unreachable: 4 });

export type WakeState = 1 | 2 | 3 | 4;

export const DuplicateState = enumeration({ unresolved: 1, old_kept: 2, new_kept: 3, both_blocked: 4 });

export type DuplicateState = 1 | 2 | 3 | 4;

export const LicenseState = enumeration({ free: 1, granted: 2, revoked: 3 });

export type LicenseState = 1 | 2 | 3;

export const DataFileType = enumeration({ device_list: 1, license_list: 2, test_data: 3 });

export type DataFileType = 1 | 2 | 3;

export const CloudVendor = enumeration({
  s3_compatible: 1,
  domestic_cloud_a: 2,
  domestic_cloud_b: 3,
  global_cloud: 4,
  private: 5,
});

export type CloudVendor = 1 | 2 | 3 | 4 | 5;

export const CloudMode = enumeration({ direct: 1, relayed: 2 });

export type CloudMode = 1 | 2;

export const ThirdPartyType = enumeration({ shop: 1, smart_home: 2, sim_traffic: 3, device_cloud: 4 });

export type ThirdPartyType = 1 | 2 | 3 | 4;

export const FeedbackType = enumeration({ app: 1, device: 2, cloud_storage: 3, billing: 4, suggestion: 5 });

export type FeedbackType = 1 | 2 | 3 | 4 | 5;

export const FeedbackSender = enumeration({ user: 1, support: 2, bot: 3 });

export type FeedbackSender = 1 | 2 | 3;

export const SysnotifyType = enumeration({
  server_alarm: 1,
  certificate_expiry: 2,
  low_balance: 3,
  task_failed: 4,
  pending_audit: 5,
});

export type SysnotifyType = 1 | 2 | 3 | 4 | 5;

export const EmailLinkType = enumeration({ alarm: 1, report: 2, expiry: 3 });

export type EmailLinkType = 1 | 2 | 3;

export const ResourceType = enumeration({ sys: "sys", datacenter: "datacenter", zonebind: "zonebind" });

export type ResourceType = "sys" | "datacenter" | "zonebind";

export const AreaLevel = enumeration({ country: 1, province: 2, zone: 3 });

export type AreaLevel = 1 | 2 | 3;

export const HealthState = enumeration({ healthy: 1, degraded: 2, unhealthy: 3 });

export type HealthState = 1 | 2 | 3;

export const WarningState = enumeration({ none: 0, warning: 1, critical: 2 });

export type WarningState = 0 | 1 | 2;

export const CommunityType = enumeration({ residential: 1, office_park: 2, villas: 3 });

export type CommunityType = 1 | 2 | 3;

export const BuildingType = enumeration({ high_rise: 1, low_rise: 2, villa: 3 });

export type BuildingType = 1 | 2 | 3;

export const RoomState = enumeration({ vacant: 1, occupied: 2, rented_out: 3, renovating: 4 });

export type RoomState = 1 | 2 | 3 | 4;

export const Gender = enumeration({ male: 1, female: 2, unknown: 3 });

export type Gender = 1 | 2 | 3;

export const NoticeType = enumeration({ announcement: 1, maintenance: 2, payment_reminder: 3, event: 4 });

export type NoticeType = 1 | 2 | 3 | 4;

export const StreamQuality = enumeration({ high: 1, low: 2 });

export type StreamQuality = 1 | 2;

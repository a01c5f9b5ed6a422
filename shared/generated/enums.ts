// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.

export const OpenState = { enabled: 1, disabled: 2 } as const;

export const RoleType = { system: 1, custom: 2 } as const;

export const CompanyType = {
  manufacturer: 1,
  agent: 2,
  distributor: 3,
  property: 4,
  developer: 5,
  customer: 6,
  marketing_branch: 7,
} as const;

export const AgentType = { general: 1, agent: 2 } as const;

export const UserType = { enterprise: 1, individual: 2 } as const;

export const UserScope = { own: 1, own_and_below: 2 } as const;

export const MenuType = { section: "section", screen: "screen", action: "action" } as const;

export const TrailEvent = {
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
} as const;

export const Sys = { public: 1, overseas: 2, private: 3 } as const;

export const PublishState = { released: 1, delisted: 2 } as const;

export const ArticleState = { published: 1, unpublished: 2 } as const;

export const SaleState = { on_sale: 1, off_sale: 2 } as const;

export const ServiceState = { in_service: 1, out_of_service: 2 } as const;

export const DeployState = { deployed: 1, not_deployed: 2 } as const;

export const RunResult = { none: 0, succeeded: 1, failed: 2 } as const;

export const CronTask = {
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
} as const;

export const TaskState = { processing: 1, failed: 2, completed: 3 } as const;

export const ImportState = { pending: 1, importing: 2, imported: 3, stopped: 4 } as const;

export const PushSendState = { pending: 1, sending: 2, completed: 3 } as const;

export const CronType = { statistics: 1, cleanup: 2, notification: 3, synchronization: 4 } as const;

export const OrderType = { limited: 1, normal: 2, free: 3, basic: 4 } as const;

export const OrderState = { unpaid: 1, paid: 2, successful: 3, failed: 4, cancelled: 5, invalid: 6 } as const;

export const RefundState = { in_progress: 1, successful: 2, failed: 3 } as const;

export const MoneyState = {
  unpaid: 1,
  to_deliver: 2,
  paid: 3,
  refund_waiting: 4,
  refunded: 5,
  failed: 6,
  cancelled: 7,
  expired: 8,
} as const;

export const OrderRefundState = { not_refunded: 0, refunding: 1, refunded: 2, failed: 3 } as const;

export const PayType = {
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
} as const;

export const MoneyType = { rmb: "rmb", usd: "usd", inr: "inr", jpy: "jpy" } as const;

export const MoneyFlowType = { recharge: 1, purchase: 2, withdrawal: 3, refund: 4, sales_income: 5 } as const;

export const PayPurpose = { recharge: 1, order: 2 } as const;

export const AuditState = { pending: 1, first_passed: 2, first_failed: 3, passed: 4, failed: 5 } as const;

export const ReviewState = { pending: 1, passed: 2, refused: 3 } as const;

export const LifecycleDays = { day_1: 1, days_3: 3, days_7: 7, days_15: 15, days_30: 30 } as const;

export const StockMonth = { month_1: 1, months_3: 3, months_6: 6, months_12: 12 } as const;

export const GoodsType = { cloud_storage: 1, sim_traffic: 2, live_server: 3, ai_recognition: 4 } as const;

export const CdkState = { unused: 1, used: 2 } as const;

export const EnvType = { production: 1, test: 2 } as const;

export const OnlineState = { offline: 0, online: 1 } as const;

export const DeviceState = { not_activated: 1, activated: 2, disabled: 3 } as const;

export const PairState = { not_paired: 0, paired: 1 } as const;

export const DeviceType = {
  home_camera: 1,
  cellular_camera: 2,
  video_recorder: 3,
  outdoor_camera: 4,
  low_power_camera: 5,
} as const;

export const NetworkType = {
  unknown: 0,
  public: 1,
  full_cone: 2,
  ip_restricted: 3,
  port_restricted: 4,
  symmetric: 5,
} as const;

export const Carrier = { china_unicom: 1, china_mobile: 2, china_telecom: 3, three_networks: 4, overseas: 5 } as const;

export const IccProvider = { sim_provider_1: 1, sim_provider_2: 2, sim_provider_3: 3, sim_provider_4: 4 } as const;

export const NodeType = { direct: 1, gateway: 2, sub_device: 3 } as const;

export const LinkType = { company: 1, app: 2, product: 3, device: 4, user: 5 } as const;

export const VersionType = { full: 1, patch: 2, mcu: 3 } as const;

export const VersionLevel = { optional: 1, recommended: 2, forced: 3 } as const;

export const ZoneType = { all: 1, only: 2, except: 3 } as const;

export const Resolution = { full_hd: "1080p", qhd_3mp: "2k", qhd_4mp: "4mp", uhd: "4k" } as const;

export const AlarmType = {
  motion: 1,
  person: 2,
  sound: 3,
  intrusion: 4,
  low_battery: 5,
  doorbell: 6,
  tampering: 7,
  crying: 57,
} as const;

export const NoticeTemplateType = {
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
} as const;

export const MessageTemplateType = {
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
} as const;

export const OutboxType = { notice: 1, account: 2, operations: 3 } as const;

export const OutboxState = { waiting: 1, sent: 2, failed: 3, not_sent: 4 } as const;

export const OutboxReason = {
  none: 0,
  sent: 1,
  no_mail_server: 2,
  no_provider: 3,
  unreachable: 4,
  refused: 5,
  recorded: 6,
  expired: 7,
} as const;

export const FeedbackState = { pending: 1, processing: 2, resolved: 3 } as const;

export const Language = { en: "en", zh_cn: "zh-CN", zh_tw: "zh-TW" } as const;

export const ServerStatus = { online: 1, offline: 2 } as const;

export const ServerCommand = {
  status: "status",
  reload: "reload",
  start: "start",
  restart: "restart",
  stop: "stop",
} as const;

export const ServiceName = {
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
} as const;

export const ServerType = {
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
} as const;

export const AppType = { consumer: 1, industry: 2, white_label: 3 } as const;

export const ClientType = { ios: 1, android: 2, web: 3, desktop: 4 } as const;

export const ImageType = { start_screen: 1, banner: 2, pop_up: 3, package: 4 } as const;

export const OpenType = { app: 1, page: 2, url: 3 } as const;

export const NotifyType = { email: 1, text_message: 2, push: 3, voice_call: 4 } as const;

export const PushPlatformType = { email: 1, text_message: 2, voice_call: 3 } as const;

export const PushVendor = { own_mail_server: 1, sms_provider_a: 2, sms_provider_b: 3, global_sms: 4 } as const;

export const AreaType = { domestic: 1, international: 2, everywhere: 3 } as const;

export const PushMode = { vendor_template: 1, own_text: 2 } as const;

export const BindAction = { bound: 1, unbound: 2, transferred: 3 } as const;

export const SharePermission = { watch: 1, watch_and_replay: 2, full: 3 } as const;

export const AppUserState = { normal: 1, locked: 2, deleted: 3 } as const;

export const LogLevel = { debug: 1, info: 2, warning: 3, error: 4 } as const;

export const LogModule = { network: 1, video: 2, storage: 3, alarm: 4, upgrade: 5, power: 6 } as const;

export const IccidType = { plug_in: 1, soldered: 2, esim: 3 } as const;

export const WakeState = { asleep: 1, waking: 2, awake: 3, unreachable: 4 } as const;

export const DuplicateState = { unresolved: 1, old_kept: 2, new_kept: 3, both_blocked: 4 } as const;

export const LicenseState = { free: 1, granted: 2, revoked: 3 } as const;

export const DataFileType = { device_list: 1, license_list: 2, test_data: 3 } as const;

export const CloudVendor = {
  s3_compatible: 1,
  domestic_cloud_a: 2,
  domestic_cloud_b: 3,
  global_cloud: 4,
  private: 5,
} as const;

export const CloudMode = { direct: 1, relayed: 2 } as const;

export const ThirdPartyType = { shop: 1, smart_home: 2, sim_traffic: 3, device_cloud: 4 } as const;

export const FeedbackType = { app: 1, device: 2, cloud_storage: 3, billing: 4, suggestion: 5 } as const;

export const FeedbackSender = { user: 1, support: 2, bot: 3 } as const;

export const FeedbackNoteType = { note: 1, handed_over: 2 } as const;

export const SysnotifyType = {
  server_alarm: 1,
  certificate_expiry: 2,
  low_balance: 3,
  task_failed: 4,
  pending_audit: 5,
} as const;

export const EmailLinkType = { alarm: 1, report: 2, expiry: 3 } as const;

export const ResourceType = { sys: "sys", datacenter: "datacenter", zonebind: "zonebind" } as const;

export const AreaLevel = { country: 1, province: 2, zone: 3 } as const;

export const HealthState = { healthy: 1, degraded: 2, unhealthy: 3 } as const;

export const WarningState = { none: 0, warning: 1, critical: 2 } as const;

export const CommunityType = { residential: 1, office_park: 2, villas: 3 } as const;

export const BuildingType = { high_rise: 1, low_rise: 2, villa: 3 } as const;

export const RoomState = { vacant: 1, occupied: 2, rented_out: 3, renovating: 4 } as const;

export const Gender = { male: 1, female: 2, unknown: 3 } as const;

export const NoticeType = { announcement: 1, maintenance: 2, payment_reminder: 3, event: 4 } as const;

export const StreamQuality = { high: 1, low: 2 } as const;

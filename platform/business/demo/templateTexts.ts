// Titles and texts of the demo's templates, by type and language. Double braces mark the variables that each type fills in.
import type { ValueOf } from "pilothouse/handles";
import { Language, MessageTemplateType, NoticeTemplateType } from "../../../shared/generated/enums";

type Text = readonly [title: string, body: string];
type Texts = Readonly<Record<ValueOf<typeof Language>, Text>>;

const texts = (en: Text, cn: Text, tw: Text): Texts => ({
  [Language.en]: en,
  [Language.zh_cn]: cn,
  [Language.zh_tw]: tw,
});

/** Notices to users about their orders. */
export const NOTICE_TEXTS: Readonly<Record<ValueOf<typeof NoticeTemplateType>, Texts>> = {
  [NoticeTemplateType.subscribed]: texts(
    [
      "Your subscription has started",
      "Dear {{user_name}}, your subscription to {{goods}} for {{price}} started on {{time}}.",
    ],
    ["订阅成功", "{{user_name}}，您好！您已于 {{time}} 成功订阅 {{goods}}，费用 {{price}}。"],
    ["訂閱成功", "{{user_name}}，您好！您已於 {{time}} 成功訂閱 {{goods}}，費用 {{price}}。"],
  ),
  [NoticeTemplateType.subscribe_failed]: texts(
    [
      "Your subscription could not be started",
      "Dear {{user_name}}, the payment of {{price}} for {{goods}} failed. Please try again in the app.",
    ],
    ["订阅失败", "{{user_name}}，您好！{{goods}} 的 {{price}} 支付未成功，请在应用内重试。"],
    ["訂閱失敗", "{{user_name}}，您好！{{goods}} 的 {{price}} 付款未成功，請在應用程式內重試。"],
  ),
  [NoticeTemplateType.renewal_failed]: texts(
    ["Your renewal failed", "Dear {{user_name}}, {{goods}} could not be renewed for {{price}}. It ends on {{time}}."],
    ["续订失败", "{{user_name}}，您好！{{goods}} 续订扣款 {{price}} 失败，服务将于 {{time}} 到期。"],
    ["續訂失敗", "{{user_name}}，您好！{{goods}} 續訂扣款 {{price}} 失敗，服務將於 {{time}} 到期。"],
  ),
  [NoticeTemplateType.renewal_due]: texts(
    ["Your subscription renews soon", "Dear {{user_name}}, {{goods}} renews for {{price}} on {{time}}."],
    ["续订提醒", "{{user_name}}，您好！{{goods}} 将于 {{time}} 自动续订，费用 {{price}}。"],
    ["續訂提醒", "{{user_name}}，您好！{{goods}} 將於 {{time}} 自動續訂，費用 {{price}}。"],
  ),
  [NoticeTemplateType.renewed]: texts(
    ["Your subscription was renewed", "Dear {{user_name}}, {{goods}} was renewed for {{price}} on {{time}}."],
    ["续订成功", "{{user_name}}，您好！{{goods}} 已于 {{time}} 续订成功，费用 {{price}}。"],
    ["續訂成功", "{{user_name}}，您好！{{goods}} 已於 {{time}} 續訂成功，費用 {{price}}。"],
  ),
  [NoticeTemplateType.purchased]: texts(
    ["Thank you for your purchase", "Dear {{user_name}}, you bought {{goods}} for {{price}} on {{time}}."],
    ["购买成功", "{{user_name}}，您好！您已于 {{time}} 购买 {{goods}}，支付 {{price}}。"],
    ["購買成功", "{{user_name}}，您好！您已於 {{time}} 購買 {{goods}}，支付 {{price}}。"],
  ),
  [NoticeTemplateType.cancelled]: texts(
    [
      "Your subscription was cancelled",
      "Dear {{user_name}}, {{goods}} will not be renewed. You cancelled it on {{time}}.",
    ],
    ["订阅已取消", "{{user_name}}，您好！您已于 {{time}} 取消 {{goods}}，到期后不再续订。"],
    ["訂閱已取消", "{{user_name}}，您好！您已於 {{time}} 取消 {{goods}}，到期後不再續訂。"],
  ),
  [NoticeTemplateType.expiring]: texts(
    [
      "Your package ends soon",
      "Dear {{user_name}}, {{goods}} ends on {{time}}. Renew it in the app to keep your recordings.",
    ],
    ["套餐即将到期", "{{user_name}}，您好！{{goods}} 将于 {{time}} 到期，请及时续费以免影响录像。"],
    ["方案即將到期", "{{user_name}}，您好！{{goods}} 將於 {{time}} 到期，請及時續費以免影響錄影。"],
  ),
  [NoticeTemplateType.refunded]: texts(
    ["Your refund is on its way", "Dear {{user_name}}, {{price}} for {{goods}} was refunded on {{time}}."],
    ["退款成功", "{{user_name}}，您好！{{goods}} 的 {{price}} 已于 {{time}} 退款。"],
    ["退款成功", "{{user_name}}，您好！{{goods}} 的 {{price}} 已於 {{time}} 退款。"],
  ),
  [NoticeTemplateType.refund_failed]: texts(
    ["Your refund was declined", "Dear {{user_name}}, the refund of {{price}} for {{goods}} was declined: {{reason}}"],
    ["退款失败", "{{user_name}}，您好！{{goods}} 的 {{price}} 退款未通过：{{reason}}"],
    ["退款失敗", "{{user_name}}，您好！{{goods}} 的 {{price}} 退款未通過：{{reason}}"],
  ),
};

const code = (en: string, cn: string, tw: string): Texts =>
  texts(
    [en, "Your code is {{code}}. It is valid for five minutes."],
    [cn, "您的验证码为 {{code}}，5 分钟内有效。"],
    [tw, "您的驗證碼為 {{code}}，5 分鐘內有效。"],
  );

/** Messages of devices and of the platform to users. */
export const MESSAGE_TEXTS: Readonly<Record<ValueOf<typeof MessageTemplateType>, Texts>> = {
  [MessageTemplateType.reset_password]: code("Reset your password", "重置密码", "重設密碼"),
  [MessageTemplateType.registration]: texts(
    ["Welcome", "Your account {{name}} was created on {{time}}."],
    ["欢迎注册", "您的账号 {{name}} 已于 {{time}} 创建。"],
    ["歡迎註冊", "您的帳號 {{name}} 已於 {{time}} 建立。"],
  ),
  [MessageTemplateType.activation]: texts(
    ["Device activated", "{{name}} ({{uid}}) was activated on {{time}}."],
    ["设备已激活", "{{name}}（{{uid}}）已于 {{time}} 激活。"],
    ["裝置已啟用", "{{name}}（{{uid}}）已於 {{time}} 啟用。"],
  ),
  [MessageTemplateType.operations]: texts(
    ["Maintenance", "{{name}} is under maintenance from {{time}}."],
    ["运维通知", "{{name}} 将于 {{time}} 开始维护。"],
    ["維運通知", "{{name}} 將於 {{time}} 開始維護。"],
  ),
  [MessageTemplateType.registration_code]: code("Registration code", "注册验证码", "註冊驗證碼"),
  [MessageTemplateType.password_code]: code("Code to change your password", "修改密码验证码", "修改密碼驗證碼"),
  [MessageTemplateType.alarm]: texts(
    ["Alarm: {{name}}", "{{name}} raised an alarm at {{time}}."],
    ["报警：{{name}}", "{{name}} 于 {{time}} 触发报警。"],
    ["警報：{{name}}", "{{name}} 於 {{time}} 觸發警報。"],
  ),
  [MessageTemplateType.system]: texts(
    ["System message", "Hello {{name}}, there is news about your account ({{time}})."],
    ["系统消息", "{{name}}，您好！您的账号有新的动态（{{time}}）。"],
    ["系統訊息", "{{name}}，您好！您的帳號有新的動態（{{time}}）。"],
  ),
  [MessageTemplateType.super_password]: texts(
    ["Super password of a device", "The super password of {{name}} ({{uid}}) was requested at {{time}}."],
    ["设备超级密码", "{{name}}（{{uid}}）的超级密码于 {{time}} 被申请。"],
    ["裝置超級密碼", "{{name}}（{{uid}}）的超級密碼於 {{time}} 被申請。"],
  ),
  [MessageTemplateType.sign_in_code]: code("Sign-in code", "登录验证码", "登入驗證碼"),
  [MessageTemplateType.pending_task]: texts(
    ["A task waits for you", "{{name}} waits for you since {{time}}."],
    ["待办任务", "{{name}} 自 {{time}} 起等待您处理。"],
    ["待辦任務", "{{name}} 自 {{time}} 起等待您處理。"],
  ),
  [MessageTemplateType.friend_code]: code("Code to add a friend", "好友验证码", "好友驗證碼"),
  [MessageTemplateType.delayed_push]: texts(
    ["Earlier: {{name}}", "{{name}} raised an alarm at {{time}}. The message was delayed."],
    ["延迟推送：{{name}}", "{{name}} 曾于 {{time}} 触发报警，消息延迟送达。"],
    ["延遲推播：{{name}}", "{{name}} 曾於 {{time}} 觸發警報，訊息延遲送達。"],
  ),
  [MessageTemplateType.push_statistics]: texts(
    ["Your week in events", "{{name}} had several events since {{time}}."],
    ["事件统计", "{{name}} 自 {{time}} 起有多条事件。"],
    ["事件統計", "{{name}} 自 {{time}} 起有多筆事件。"],
  ),
};

// The texts of messages to the platform's own operators. Messages to users of apps use the templates of their company.
import type { Language } from "pilothouse/platform";

export type MessageWords = Readonly<Record<Language, string>>;

export const SERVER_OFFLINE_WORDS: MessageWords = {
  en: "The server {{name}} is offline.",
  "zh-CN": "服务器 {{name}} 已离线。",
  "zh-TW": "伺服器 {{name}} 已離線。",
};

export const LOW_BALANCE_WORDS: MessageWords = {
  en: "The wallet of {{name}} holds {{money}}, which is less than its last payment.",
  "zh-CN": "{{name}} 的钱包余额为 {{money}}，不足以再次支付上一笔款项。",
  "zh-TW": "{{name}} 的錢包餘額為 {{money}}，不足以再次支付上一筆款項。",
};

export const TASK_FAILED_WORDS: MessageWords = {
  en: "The scheduled task {{name}} failed.",
  "zh-CN": "定时任务“{{name}}”执行失败。",
  "zh-TW": "排程工作「{{name}}」執行失敗。",
};

export const WITHDRAWAL_WAITS_WORDS: MessageWords = {
  en: "A withdrawal of {{money}} by {{name}} waits for its audit.",
  "zh-CN": "{{name}} 申请提现 {{money}}，等待审核。",
  "zh-TW": "{{name}} 申請提領 {{money}}，等待審核。",
};

export const REFUND_WAITS_WORDS: MessageWords = {
  en: "A refund of {{money}} for the order {{name}} waits for a decision.",
  "zh-CN": "订单 {{name}} 申请退款 {{money}}，等待处理。",
  "zh-TW": "訂單 {{name}} 申請退款 {{money}}，等待處理。",
};

export const FEEDBACK_WAITS_WORDS: MessageWords = {
  en: "Conversations in which users wrote: {{count}}",
  "zh-CN": "有新用户消息的反馈会话：{{count}}",
  "zh-TW": "有新使用者訊息的回饋對話：{{count}}",
};

export const FEEDBACK_HANDED_OVER_WORDS: MessageWords = {
  en: "{{from}} handed the conversation “{{title}}” over to you.",
  "zh-CN": "{{from}} 已将会话“{{title}}”转交给您。",
  "zh-TW": "{{from}} 已將對話「{{title}}」轉交給您。",
};

export const ORDERS_COUNTED_WORDS: MessageWords = {
  en: "{{count}} orders were made since {{time}}.",
  "zh-CN": "自 {{time}} 起共有 {{count}} 笔订单。",
  "zh-TW": "自 {{time}} 起共有 {{count}} 筆訂單。",
};

export const DEVICES_COUNTED_WORDS: MessageWords = {
  en: "{{count}} devices are online at {{time}}.",
  "zh-CN": "{{time}} 时共有 {{count}} 台设备在线。",
  "zh-TW": "{{time}} 時共有 {{count}} 台裝置上線。",
};

export const PACKAGES_END_WORDS: MessageWords = {
  en: "{{count}} packages end before {{time}}.",
  "zh-CN": "{{count}} 个套餐将在 {{time}} 之前到期。",
  "zh-TW": "{{count}} 個方案將在 {{time}} 之前到期。",
};

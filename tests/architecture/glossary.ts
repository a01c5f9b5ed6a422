// Each thing has only one name: rules for the texts of definitions and of locales/.

export interface GlossaryTerm {
  readonly en: string;
  /** Several words, if the English word has several meanings. */
  readonly "zh-CN": readonly string[];
  readonly "zh-TW": readonly string[];
}

/** Labels that consist only of the English word. The Chinese label must then be one of these words. */
export const TERMS: readonly GlossaryTerm[] = [
  { en: "Account", "zh-CN": ["账号", "操作人", "账号服务"], "zh-TW": ["帳號", "操作人", "帳號服務"] },
  { en: "App user", "zh-CN": ["App 用户"], "zh-TW": ["App 使用者"] },
  { en: "Device owner", "zh-CN": ["机主"], "zh-TW": ["機主"] },
  { en: "Owner", "zh-CN": ["业主"], "zh-TW": ["業主"] },
  { en: "Activation", "zh-CN": ["激活", "激活状态"], "zh-TW": ["開通", "開通狀態"] },
  { en: "Connection", "zh-CN": ["在线状态"], "zh-TW": ["線上狀態"] },
  { en: "Enable", "zh-CN": ["启用"], "zh-TW": ["啟用"] },
  { en: "Disable", "zh-CN": ["停用"], "zh-TW": ["停用"] },
  { en: "Enabled", "zh-CN": ["启用"], "zh-TW": ["啟用"] },
  { en: "Disabled", "zh-CN": ["停用", "已停用"], "zh-TW": ["停用", "已停用"] },
  { en: "Version", "zh-CN": ["版本"], "zh-TW": ["版本"] },
  { en: "Version code", "zh-CN": ["版本代码"], "zh-TW": ["版本代碼"] },
  { en: "Sort order", "zh-CN": ["排序"], "zh-TW": ["排序"] },
  { en: "Package", "zh-CN": ["套餐", "升级包"], "zh-TW": ["方案", "升級包"] },
  { en: "Payment platform", "zh-CN": ["支付平台"], "zh-TW": ["金流平台"] },
  { en: "Payment settings", "zh-CN": ["支付配置"], "zh-TW": ["付款設定"] },
  { en: "Payment type", "zh-CN": ["支付方式"], "zh-TW": ["付款方式"] },
  { en: "Wallet transaction", "zh-CN": ["钱包流水"], "zh-TW": ["錢包明細"] },
  { en: "Recharge", "zh-CN": ["充值"], "zh-TW": ["儲值"] },
  { en: "Withdrawal", "zh-CN": ["提现"], "zh-TW": ["提領"] },
  { en: "Approve", "zh-CN": ["通过"], "zh-TW": ["通過"] },
  { en: "Reject", "zh-CN": ["驳回"], "zh-TW": ["駁回"] },
  { en: "Activation code", "zh-CN": ["激活码"], "zh-TW": ["開通碼"] },
  { en: "Batch number", "zh-CN": ["批次号"], "zh-TW": ["批號"] },
  { en: "SIM card", "zh-CN": ["物联网卡"], "zh-TW": ["物聯網卡"] },
  { en: "Carrier", "zh-CN": ["运营商"], "zh-TW": ["電信業者"] },
  { en: "Retention", "zh-CN": ["存储周期"], "zh-TW": ["保存天數"] },
  { en: "Image", "zh-CN": ["图片"], "zh-TW": ["圖片"] },
  { en: "Snapshot", "zh-CN": ["抓图"], "zh-TW": ["擷取畫面"] },
  { en: "Wake status", "zh-CN": ["唤醒状态"], "zh-TW": ["喚醒狀態"] },
  { en: "Recipient", "zh-CN": ["接收人"], "zh-TW": ["收件者"] },
  { en: "Zone", "zh-CN": ["区域"], "zh-TW": ["區域"] },
  { en: "Region", "zh-CN": ["地域"], "zh-TW": ["地域"] },
  { en: "Location", "zh-CN": ["所在地区"], "zh-TW": ["所在地區"] },
  { en: "Cloud", "zh-CN": ["所属系统"], "zh-TW": ["所屬系統"] },
  {
    en: "Production",
    "zh-CN": ["正式环境", "产测服务"],
    "zh-TW": ["正式環境", "產線測試服務"],
  },
  { en: "IP address", "zh-CN": ["IP 地址"], "zh-TW": ["IP 位址"] },
  { en: "MAC address", "zh-CN": ["MAC 地址"], "zh-TW": ["MAC 位址"] },
  { en: "Scheduled task", "zh-CN": ["定时任务"], "zh-TW": ["排程工作"] },
  { en: "Job", "zh-CN": ["执行内容"], "zh-TW": ["執行內容"] },
  { en: "Assignee", "zh-CN": ["处理人"], "zh-TW": ["處理人"] },
  { en: "Dashboard", "zh-CN": ["概览"], "zh-TW": ["總覽"] },
  { en: "Expires", "zh-CN": ["到期时间"], "zh-TW": ["到期時間"] },
  { en: "Valid until", "zh-CN": ["有效期至"], "zh-TW": ["有效期限"] },
  { en: "Updated", "zh-CN": ["更新时间"], "zh-TW": ["更新時間"] },
  { en: "Requested", "zh-CN": ["申请时间", "申请提现"], "zh-TW": ["申請時間", "申請提領"] },
  { en: "Create", "zh-CN": ["新建"], "zh-TW": ["新增"] },
  { en: "Edit", "zh-CN": ["编辑"], "zh-TW": ["編輯"] },
  { en: "View", "zh-CN": ["查看"], "zh-TW": ["檢視"] },
  { en: "Save", "zh-CN": ["保存"], "zh-TW": ["儲存"] },
  { en: "Sign out", "zh-CN": ["退出登录"], "zh-TW": ["登出"] },
];

/** Words that no text may contain, because they mean something else or are unusual. */
export const FORBIDDEN_WORDS: Readonly<Record<"en" | "zh-CN" | "zh-TW", readonly RegExp[]>> = {
  en: [
    /\breceiver/i,
    /\btraffic\b/i,
    /\busername\b/i,
    /\bconfiguration/i,
    /^(When|Begun|Basics|Last change|For|Which)$/,
    /\b(Created|Paid|Sent|Used|Bound|Ordered|Shared|Uploaded|Granted|Refunded|Imported|Asked|Raised) at$/,
    /\bmeanwhile\b/i,
    /^Empty for\b/,
    /^As in\b/,
  ],
  "zh-CN": [/禁用|賬|应用用户|资金流水|账户余额|过期时间|接收者|主人|物联卡|接口主机|企业|版本号|无权限|拉取/],
  "zh-TW": [
    /激活|報警|信箱|客戶端|模板|配置|閘道器|增值|運營|稽核|賬|平臺|繫結|型別|反饋|郵箱|啟用碼|提現|充值|[“”]|當前|暫未/,
    /推送|套餐|支付|貼牌|視頻|網關|紀錄|查看|列表|信息|短信|默認|版本程式碼|該/,
  ],
};

/** Names in Latin letters that Chinese labels may consist of. */
export const PROPER_NAMES = new Set(
  "App Store ID HTTP QR Code Android iOS eSIM UID ICCID KB AppKey AppSecret AccessId AccessKey AccessKeyId AccessKeySecret SecretId SecretKey API Pilothouse".split(
    " ",
  ),
);

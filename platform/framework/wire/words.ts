// Messages of failures. Those of the definitions (resources/errors.yaml) come first. The messages here are for the
// platform's own failures, which the definitions need not know.
import type { Language, Model, Words } from "../../../generator";
import type { Failure, FailureWords } from "./Failure";

const OWN: Readonly<Record<string, Words>> = {
  "400": { en: "The request cannot be read", "zh-CN": "请求无法解析", "zh-TW": "請求無法解析" },
  "400.preference_name": {
    en: "The name of a preference has at most {{max}} letters, digits, dots, colons, hyphens and underscores",
    "zh-CN": "偏好名称最多 {{max}} 个字符，只能包含字母、数字、点、冒号、连字符和下划线",
    "zh-TW": "偏好名稱最多 {{max}} 個字元，只能包含字母、數字、點、冒號、連字號和底線",
  },
  "413.preference": {
    en: "A preference may hold at most {{max}}",
    "zh-CN": "单项偏好最多 {{max}}",
    "zh-TW": "單項偏好最多 {{max}}",
  },
  "413.preferences": {
    en: "At most {{max}} preferences are kept of one account",
    "zh-CN": "每个账号最多保存 {{max}} 项偏好",
    "zh-TW": "每個帳號最多儲存 {{max}} 項偏好",
  },
  "409.view": {
    en: "There is a view with this name already",
    "zh-CN": "已有同名视图",
    "zh-TW": "已有同名檢視",
  },
  "413.view": {
    en: "A saved view may hold at most {{max}}",
    "zh-CN": "单个视图最多 {{max}}",
    "zh-TW": "單個檢視最多 {{max}}",
  },
  "413.views": {
    en: "At most {{max}} views of a list are kept. Delete one of them first",
    "zh-CN": "每个列表最多保存 {{max}} 个视图，请先删除其中一个",
    "zh-TW": "每個清單最多儲存 {{max}} 個檢視，請先刪除其中一個",
  },
  "404": { en: "There is no such call", "zh-CN": "没有这个接口", "zh-TW": "沒有這個介面" },
  "404.record": { en: "The record no longer exists", "zh-CN": "记录已不存在", "zh-TW": "記錄已不存在" },
  "405.action": {
    en: "This platform cannot carry out this action",
    "zh-CN": "该平台不支持此操作",
    "zh-TW": "該平台不支援此操作",
  },
  "406.picture": {
    en: "The verification code is invalid, enter it again or refresh it",
    "zh-CN": "验证码无效，请重新输入或刷新",
    "zh-TW": "驗證碼無效，請重新輸入或重新整理",
  },
  "406.version": {
    en: "This call is made for version {{version}}",
    "zh-CN": "该接口的版本为 {{version}}",
    "zh-TW": "該介面的版本為 {{version}}",
  },
  "406.cycle": {
    en: "A record cannot be moved below itself",
    "zh-CN": "不能移动到自身之下",
    "zh-TW": "不能移動到自身之下",
  },
  "406.export_range": {
    en: "A time range within three months must be chosen",
    "zh-CN": "必须选择三个月以内的时间范围",
    "zh-TW": "必須選擇三個月以內的時間範圍",
  },
  "406.last_menu": {
    en: "A menu that is a last child cannot take submenus",
    "zh-CN": "末级菜单不能添加子菜单",
    "zh-TW": "末級選單不能新增子選單",
  },
  "406.where_text": {
    en: "The conditions cannot be read near “{{near}}”",
    "zh-CN": "筛选条件在“{{near}}”附近无法解析",
    "zh-TW": "篩選條件在「{{near}}」附近無法解析",
  },
  "406.where_field": {
    en: "Records cannot be filtered by “{{field}}”",
    "zh-CN": "不能按“{{field}}”筛选",
    "zh-TW": "不能按「{{field}}」篩選",
  },
  "406.where_operator": {
    en: "“{{field}}” cannot be compared by “{{operator}}”",
    "zh-CN": "“{{field}}”不支持“{{operator}}”条件",
    "zh-TW": "「{{field}}」不支援「{{operator}}」條件",
  },
  "406.where_values": {
    en: "“{{field}} {{operator}}” has too few or too many values",
    "zh-CN": "“{{field}} {{operator}}”的值过少或过多",
    "zh-TW": "「{{field}} {{operator}}」的值過少或過多",
  },
  "406.where_value": {
    en: "“{{value}}” is no value that “{{field}}” can have",
    "zh-CN": "“{{value}}”不是“{{field}}”的有效值",
    "zh-TW": "「{{value}}」不是「{{field}}」的有效值",
  },
  "406.where_zone": {
    en: "There is no time zone “{{zone}}”",
    "zh-CN": "时区“{{zone}}”不存在",
    "zh-TW": "時區「{{zone}}」不存在",
  },
  "405.deleting": {
    en: "What depends on it cannot be counted before",
    "zh-CN": "无法预先统计关联数据",
    "zh-TW": "無法預先統計關聯資料",
  },
  "405.bulk": {
    en: "This can be done only with records that are selected one by one",
    "zh-CN": "该操作只能用于逐条选择的记录",
    "zh-TW": "僅限逐筆選取的記錄",
  },
  "409.bulk_count": {
    en: "The number of records that match has changed",
    "zh-CN": "符合条件的记录数已变化",
    "zh-TW": "符合條件的記錄數已變化",
  },
  "409.bulk_left": {
    en: "It no longer matches, or no longer exists",
    "zh-CN": "已不符合条件或已不存在",
    "zh-TW": "已不符合條件或已不存在",
  },
  "409.bulk_open": {
    en: "You have {{max}} bulk tasks that have not ended. Wait for one, or cancel it",
    "zh-CN": "您有 {{max}} 个未结束的批量任务，请等待或取消其中一个",
    "zh-TW": "您有 {{max}} 個未結束的批次工作，請等待或取消其中一個",
  },
  "413.bulk_rows": {
    en: "A bulk task may have at most {{max}} records",
    "zh-CN": "一个批量任务最多 {{max}} 条记录",
    "zh-TW": "一個批次工作最多 {{max}} 筆記錄",
  },
  "413": { en: "The request is too large", "zh-CN": "请求内容过大", "zh-TW": "請求內容過大" },
  "401.provider": {
    en: "The identity provider did not sign anybody in",
    "zh-CN": "未能通过身份提供方登录",
    "zh-TW": "未能透過身分提供者登入",
  },
  "406.factor": {
    en: "The code is wrong or was used before",
    "zh-CN": "验证码错误或已被使用",
    "zh-TW": "驗證碼錯誤或已被使用",
  },
  "428.factor": {
    en: "Signing in to this account needs a second step, which the sign-in page asks for",
    "zh-CN": "该账号登录需要两步验证，请在登录页面完成",
    "zh-TW": "該帳號登入需要兩步驟驗證，請在登入頁面完成",
  },
  "428.factor_over": {
    en: "Too much time has passed, or too many codes were wrong. Sign in again",
    "zh-CN": "验证超时或错误次数过多，请重新登录",
    "zh-TW": "驗證逾時或錯誤次數過多，請重新登入",
  },
  "428.forgotten_over": {
    en: "Too much time has passed, or too many codes were wrong. Ask for another code",
    "zh-CN": "验证超时或错误次数过多，请重新获取验证码",
    "zh-TW": "驗證逾時或錯誤次數過多，請重新取得驗證碼",
  },
  "500": { en: "The server has a problem", "zh-CN": "服务器异常", "zh-TW": "伺服器異常" },
  "500.disk": {
    en: "It could not be saved: the platform's disk is full or write-protected",
    "zh-CN": "保存失败：平台磁盘已满或没有写入权限",
    "zh-TW": "儲存失敗：平台磁碟已滿或沒有寫入權限",
  },
  "500.unreadable": {
    en: "What was noted of it cannot be read. Start it anew",
    "zh-CN": "无法读取其记录，请重新发起",
    "zh-TW": "無法讀取其記錄，請重新發起",
  },
  "409.not_handed_in": {
    en: "Not all rows of the file were handed in",
    "zh-CN": "文件中的数据行未全部提交",
    "zh-TW": "檔案中的資料列未全部提交",
  },
  "406.clock": {
    en: "The clock of your device is wrong. Set it, or try again",
    "zh-CN": "您设备的时间不正确，请校准时间或重试",
    "zh-TW": "您裝置的時間不正確，請校準時間或重試",
  },
  "514.wait": {
    en: "Too many failed attempts, try again in {{seconds}} seconds",
    "zh-CN": "失败次数过多，请在 {{seconds}} 秒后重试",
    "zh-TW": "失敗次數過多，請在 {{seconds}} 秒後重試",
  },
  "519.transition": {
    en: "{{label}}: “{{now}}” now. {{advice}}",
    "zh-CN": "当前{{label}}为“{{now}}”。{{advice}}",
    "zh-TW": "目前{{label}}為「{{now}}」。{{advice}}",
  },
  "519.super": {
    en: "The role that may do everything cannot be disabled",
    "zh-CN": "拥有全部权限的角色不能停用",
    "zh-TW": "擁有全部權限的角色不能停用",
  },
  "519.bulk_state": {
    en: "The task is in another state by now",
    "zh-CN": "任务状态已变化",
    "zh-TW": "工作狀態已變化",
  },
  "1024.used": {
    en: "It cannot be deleted because {{count}} records of “{{label}}” belong to it",
    "zh-CN": "存在 {{count}} 条“{{label}}”记录，删除失败",
    "zh-TW": "存在 {{count}} 筆「{{label}}」記錄，刪除失敗",
  },
  "1024.self": {
    en: "Your own account cannot be deleted",
    "zh-CN": "不能删除自己的账号",
    "zh-TW": "不能刪除自己的帳號",
  },
};

const FILLED = /\{\{(\w+)\}\}/g;

/** The values of placeholders in one language. */
export const wordsIn = (language: Language, words: FailureWords): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? word[language] : word]),
  );

/** The message of a failure in a language, with its placeholders filled. */
export const messageOf = (model: Model, language: Language, { code, context, words }: Failure): string => {
  const declared = (wanted: string | null) =>
    model.errors.find((one) => one.code === code && one.context === wanted)?.message;
  // A message about exactly one record has the suffix `_one`, as in i18next.
  const ofOne = context !== null && Object.values(words).includes(1) ? declared(`${context}_one`) : undefined;
  const found =
    ofOne ??
    (context === null ? undefined : (declared(context) ?? OWN[`${code}.${context}`])) ??
    declared(null) ??
    OWN[String(code)] ??
    OWN["500"];
  const text = found?.[language] ?? String(code);
  const filling = wordsIn(language, words);
  return text.replaceAll(FILLED, (whole, name: string) => String(filling[name] ?? whole));
};

// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "access_key.name": ["API key", "API 密钥", "API 金鑰"],
  "access_key.plural": ["API keys", "API 密钥", "API 金鑰"],
  "access_key.fields.access_key": ["Key", "密钥", "金鑰"],
  "access_key.help.access_key": [
    "Shown only now: the platform keeps no copy of it",
    "仅显示这一次，平台不保存密钥原文",
    "僅顯示這一次，平台不儲存金鑰原文",
  ],
  "access_key.fields.id": ["ID", "编号", "編號"],
  "access_key.fields.name": ["Name", "名称", "名稱"],
  "access_key.help.name": [
    "Which program uses it, and where",
    "由哪个程序使用、部署在何处",
    "由哪個程式使用、部署在何處",
  ],
  "access_key.fields.prefix": ["Starts with", "密钥开头", "金鑰開頭"],
  "access_key.fields.account_id": ["Acts as", "代表账号", "代表帳號"],
  "access_key.help.account_id": [
    "A service account, or your own account if empty. The key never has more rights than the account",
    "选择服务账号；留空则代表您自己的账号。密钥的权限不会超过该账号",
    "選擇服務帳號；留空則代表您自己的帳號。金鑰的權限不會超過此帳號",
  ],
  "access_key.fields.menu_ids": ["Scopes", "权限范围", "權限範圍"],
  "access_key.help.menu_ids": [
    "What the key may be used for. Checking a menu checks everything below it",
    "密钥可用于哪些功能；勾选上级菜单将同时勾选其全部下级",
    "金鑰可用於哪些功能；勾選上級選單將同時勾選其全部下級",
  ],
  "access_key.fields.minute_limit": ["Calls per minute", "每分钟调用上限", "每分鐘呼叫上限"],
  "access_key.fields.state": ["State", "状态", "狀態"],
  "access_key.fields.gmt_end": ["Expires", "到期时间", "到期時間"],
  "access_key.help.gmt_end": ["Leave empty for no limit", "留空表示长期有效", "留空表示長期有效"],
  "access_key.fields.gmt_used": ["Last used", "最近使用", "最近使用"],
  "access_key.fields.used_ip": ["Last used from", "最近使用 IP", "最近使用 IP"],
  "access_key.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "access_key.groups.key": ["Key", "密钥信息", "金鑰資訊"],
  "access_key.groups.scopes": ["Scopes", "权限范围", "權限範圍"],
} satisfies Translations;

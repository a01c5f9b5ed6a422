// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "access_key.name": "API 金鑰",
  "access_key.plural": "API 金鑰",
  "access_key.fields.access_key": "金鑰",
  "access_key.help.access_key": "僅顯示這一次，平台不儲存金鑰原文",
  "access_key.fields.id": "編號",
  "access_key.fields.name": "名稱",
  "access_key.help.name": "由哪個程式使用、部署在何處",
  "access_key.fields.prefix": "金鑰開頭",
  "access_key.fields.account_id": "代表帳號",
  "access_key.help.account_id": "選擇服務帳號；留空則代表您自己的帳號。金鑰的權限不會超過該帳號",
  "access_key.fields.menu_ids": "權限範圍",
  "access_key.help.menu_ids": "金鑰可用於哪些功能；勾選上級選單將同時勾選其全部下級",
  "access_key.fields.minute_limit": "每分鐘呼叫上限",
  "access_key.fields.state": "狀態",
  "access_key.fields.gmt_end": "失效時間",
  "access_key.help.gmt_end": "留空表示長期有效",
  "access_key.fields.gmt_used": "最近使用",
  "access_key.fields.used_ip": "最近使用地址",
  "access_key.fields.gmt_create": "建立時間",
  "access_key.groups.key": "金鑰資訊",
  "access_key.groups.scopes": "權限範圍",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

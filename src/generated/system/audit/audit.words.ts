// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "audit.name": ["Audit entry", "审计记录", "審計記錄"],
  "audit.plural": ["Audit trail", "审计记录", "審計記錄"],
  "audit.fields.id": ["ID", "编号", "編號"],
  "audit.fields.gmt_create": ["Time", "时间", "時間"],
  "audit.fields.account_name": ["User ID", "用户 ID", "使用者 ID"],
  "audit.fields.account_id": ["Account", "操作人", "操作人"],
  "audit.fields.by_key": ["API key", "API 密钥", "API 金鑰"],
  "audit.help.by_key": [
    "The beginning of the key, if a program made the call with one",
    "程序通过 API 密钥调用时，记录密钥的开头",
    "程式透過 API 金鑰呼叫時，記錄金鑰的開頭",
  ],
  "audit.fields.event": ["Event", "事件", "事件"],
  "audit.fields.call": ["Call", "接口", "API"],
  "audit.fields.record_of": ["Record type", "记录类型", "記錄類型"],
  "audit.fields.record_key": ["Record", "记录编号", "記錄編號"],
  "audit.fields.title": ["Name", "记录名称", "記錄名稱"],
  "audit.fields.changes": ["Changes", "变更内容", "變更內容"],
  "audit.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "audit.fields.address": ["IP address", "IP 地址", "IP 位址"],
  "audit.fields.code": ["Refusal code", "拒绝代码", "拒絕代碼"],
  "audit.groups.who": ["Who and when", "操作人与时间", "操作人與時間"],
  "audit.groups.what": ["What", "操作内容", "操作內容"],
} satisfies Translations;

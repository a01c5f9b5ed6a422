// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "email_info.name": "郵件收件者",
  "email_info.plural": "郵件收件者",
  "email_info.fields.id": "編號",
  "email_info.fields.sys": "所屬系統",
  "email_info.fields.link": "電子郵件",
  "email_info.fields.link_type": "接收內容",
  "email_info.fields.state": "狀態",
  "email_info.fields.gmt_create": "建立時間",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "啟用",
  "enums.sys.1": "公有雲",
  "enums.sys.2": "海外雲",
  "enums.sys.3": "私有云",
  "enums.email_link_type.1": "告警郵件",
  "enums.email_link_type.2": "報表郵件",
  "enums.email_link_type.3": "到期提醒郵件",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

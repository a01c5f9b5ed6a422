// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "email_info.name": "邮件接收人",
  "email_info.plural": "邮件接收人",
  "email_info.fields.id": "编号",
  "email_info.fields.sys": "所属系统",
  "email_info.fields.link": "邮箱",
  "email_info.fields.link_type": "接收内容",
  "email_info.fields.state": "状态",
  "email_info.fields.gmt_create": "创建时间",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "启用",
  "enums.sys.1": "公有云",
  "enums.sys.2": "海外云",
  "enums.sys.3": "私有云",
  "enums.email_link_type.1": "告警邮件",
  "enums.email_link_type.2": "报表邮件",
  "enums.email_link_type.3": "到期提醒邮件",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

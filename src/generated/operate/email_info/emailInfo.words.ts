// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "email_info.name": ["Email recipient", "邮件接收人", "郵件收件者"],
  "email_info.plural": ["Email recipients", "邮件接收人", "郵件收件者"],
  "email_info.fields.id": ["ID", "编号", "編號"],
  "email_info.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "email_info.fields.link": ["Email", "邮箱", "電子郵件"],
  "email_info.fields.link_type": ["Receives", "接收内容", "接收內容"],
  "email_info.fields.state": ["State", "状态", "狀態"],
  "email_info.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;

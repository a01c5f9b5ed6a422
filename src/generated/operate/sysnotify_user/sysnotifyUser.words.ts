// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "sysnotify_user.name": ["Notification user", "通知接收人", "通知收件者"],
  "sysnotify_user.plural": ["Notification users", "通知接收人", "通知收件者"],
  "sysnotify_user.fields.id": ["ID", "编号", "編號"],
  "sysnotify_user.fields.name": ["Name", "姓名", "姓名"],
  "sysnotify_user.fields.type": ["Channel", "通知方式", "通知方式"],
  "sysnotify_user.fields.link_id": ["Address", "接收地址", "接收地址"],
  "sysnotify_user.help.link_id": ["Email address or phone number", "邮箱地址或手机号", "電子郵件地址或手機號碼"],
  "sysnotify_user.fields.link_param": ["Parameters", "参数", "參數"],
  "sysnotify_user.help.link_param": [
    "Passed to the channel as a JSON object",
    "以 JSON 对象传给通知通道",
    "以 JSON 物件傳給通知通道",
  ],
  "sysnotify_user.fields.state": ["State", "状态", "狀態"],
  "sysnotify_user.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;

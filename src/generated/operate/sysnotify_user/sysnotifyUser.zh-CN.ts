// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_user.name": "通知接收人",
  "sysnotify_user.plural": "通知接收人",
  "sysnotify_user.fields.id": "编号",
  "sysnotify_user.fields.name": "姓名",
  "sysnotify_user.fields.type": "通知方式",
  "sysnotify_user.fields.link_id": "接收地址",
  "sysnotify_user.help.link_id": "邮箱地址或手机号",
  "sysnotify_user.fields.link_param": "参数",
  "sysnotify_user.help.link_param": "以 JSON 对象传给通知通道",
  "sysnotify_user.fields.state": "状态",
  "sysnotify_user.fields.gmt_create": "创建时间",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "启用",
  "enums.notify_type.1": "邮件",
  "enums.notify_type.2": "短信",
  "enums.notify_type.3": "应用推送",
  "enums.notify_type.4": "语音电话",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

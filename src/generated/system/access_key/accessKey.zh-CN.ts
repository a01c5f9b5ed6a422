// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "access_key.name": "API 密钥",
  "access_key.plural": "API 密钥",
  "access_key.fields.access_key": "密钥",
  "access_key.help.access_key": "仅显示这一次，平台不保存密钥原文",
  "access_key.fields.id": "编号",
  "access_key.fields.name": "名称",
  "access_key.help.name": "由哪个程序使用、部署在何处",
  "access_key.fields.prefix": "密钥开头",
  "access_key.fields.account_id": "代表账号",
  "access_key.help.account_id": "选择服务账号；留空则代表您自己的账号。密钥的权限不会超过该账号",
  "access_key.fields.menu_ids": "权限范围",
  "access_key.help.menu_ids": "密钥可用于哪些功能；勾选上级菜单将同时勾选其全部下级",
  "access_key.fields.minute_limit": "每分钟调用上限",
  "access_key.fields.state": "状态",
  "access_key.fields.gmt_end": "失效时间",
  "access_key.help.gmt_end": "留空表示长期有效",
  "access_key.fields.gmt_used": "最近使用",
  "access_key.fields.used_ip": "最近使用地址",
  "access_key.fields.gmt_create": "创建时间",
  "access_key.groups.key": "密钥信息",
  "access_key.groups.scopes": "权限范围",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

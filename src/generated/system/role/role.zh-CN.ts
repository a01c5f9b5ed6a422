// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "role.name": "角色",
  "role.fields.id": "角色 ID",
  "role.fields.name": "英文名称",
  "role.fields.cn_name": "中文名称",
  "role.fields.type": "角色类型",
  "role.help.type": "系统角色仅超级管理员可修改",
  "role.fields.state": "状态",
  "role.fields.comp_id": "所属公司",
  "role.fields.role_ids": "可分配的角色",
  "role.help.role_ids": "拥有此角色的账号可将这些角色分配给他人",
  "role.fields.menu_ids": "菜单权限",
  "role.help.menu_ids": "勾选上级菜单将同时勾选其全部下级",
  "role.fields.remark": "备注",
  "role.fields.gmt_create": "创建时间",
  "role.groups.role": "角色信息",
  "role.groups.menus": "菜单权限",
  "role.groups.assign": "角色分配",
  "role.groups.record": "记录信息",
  "enums.role_type.1": "系统角色",
  "enums.role_type.2": "自定义角色",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

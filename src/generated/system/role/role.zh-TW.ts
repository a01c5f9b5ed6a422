// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "role.name": "角色",
  "role.fields.id": "角色 ID",
  "role.fields.name": "英文名稱",
  "role.fields.cn_name": "中文名稱",
  "role.fields.type": "角色型別",
  "role.help.type": "系統角色僅超級管理員可修改",
  "role.fields.state": "狀態",
  "role.fields.comp_id": "所屬公司",
  "role.fields.role_ids": "可分配的角色",
  "role.help.role_ids": "擁有此角色的賬號可將這些角色分配給他人",
  "role.fields.menu_ids": "選單許可權",
  "role.help.menu_ids": "勾選上級選單將同時勾選其全部下級",
  "role.fields.remark": "備註",
  "role.fields.gmt_create": "建立時間",
  "role.groups.role": "角色資訊",
  "role.groups.menus": "選單許可權",
  "role.groups.assign": "角色分配",
  "role.groups.record": "記錄資訊",
  "enums.role_type.1": "系統角色",
  "enums.role_type.2": "自定義角色",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;

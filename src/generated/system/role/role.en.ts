// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "role.name": "Role",
  "role.fields.id": "Role ID",
  "role.fields.name": "Name",
  "role.fields.cn_name": "Chinese name",
  "role.fields.type": "Role type",
  "role.help.type": "System roles are changed by the super admin only",
  "role.fields.state": "State",
  "role.fields.comp_id": "Company",
  "role.fields.role_ids": "Roles it may assign",
  "role.help.role_ids": "Accounts of this role may give these roles to others",
  "role.fields.menu_ids": "Menus",
  "role.help.menu_ids": "Checking a menu checks everything below it",
  "role.fields.remark": "Remark",
  "role.fields.gmt_create": "Created",
  "role.groups.role": "Role",
  "role.groups.menus": "Menus",
  "role.groups.assign": "Assigning roles",
  "role.groups.record": "Record",
  "enums.role_type.1": "System role",
  "enums.role_type.2": "Custom role",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

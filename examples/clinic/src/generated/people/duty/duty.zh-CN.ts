// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "duty.name": "岗位",
  "duty.plural": "岗位",
  "duty.fields.duty_no": "岗位编号",
  "duty.fields.duty_name": "英文名称",
  "duty.fields.duty_name_zh": "中文名称",
  "duty.fields.in_force": "状态",
  "duty.fields.grants": "权限",
  "duty.help.grants": "勾选上级权限将同时勾选其全部下级",
  "duty.fields.appoints": "可任命的岗位",
  "duty.fields.confined_to": "限定病区",
  "duty.help.confined_to": "留空表示不限",
  "duty.fields.two_steps": "两步验证",
  "duty.help.two_steps": "该岗位的人员须先开启两步验证，方可进行其他操作",
  "duty.fields.created_at": "创建时间",
  "duty.groups.duty": "岗位信息",
  "duty.groups.rights": "权限",
  "duty.groups.record": "记录信息",
  "enums.duty_standing.valid": "有效",
  "enums.duty_standing.closed": "已撤销",
} satisfies WordTable;

// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "staff.name": "员工",
  "staff.plural": "员工",
  "staff.fields.staff_no": "工号",
  "staff.fields.login_name": "登录名",
  "staff.help.login_name": "创建后不可修改",
  "staff.fields.passphrase": "口令",
  "staff.fields.full_name": "姓名",
  "staff.fields.serves_as": "岗位",
  "staff.fields.automatic": "非人员账号",
  "staff.help.automatic": "设备或程序：不能登录，仅凭通行证工作",
  "staff.fields.posted_to": "所在科室",
  "staff.fields.standing": "在岗状态",
  "staff.fields.engaged_until": "聘期至",
  "staff.help.engaged_until": "留空表示长期",
  "staff.fields.mailbox": "邮箱",
  "staff.fields.mobile_prefix": "电话区号",
  "staff.fields.mobile": "手机",
  "staff.fields.seen_at": "最近登录",
  "staff.fields.engaged_at": "入职时间",
  "staff.groups.person": "个人信息",
  "staff.groups.post": "岗位信息",
  "staff.groups.record": "记录信息",
  "enums.standing.active": "在岗",
  "enums.standing.suspended": "停职",
} satisfies WordTable;

// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "staff.name": "員工",
  "staff.plural": "員工",
  "staff.fields.staff_no": "工號",
  "staff.fields.login_name": "登入名",
  "staff.help.login_name": "建立後不可修改",
  "staff.fields.passphrase": "口令",
  "staff.fields.full_name": "姓名",
  "staff.fields.serves_as": "崗位",
  "staff.fields.automatic": "非人員帳號",
  "staff.help.automatic": "裝置或程式：不能登入，僅憑通行證工作",
  "staff.fields.posted_to": "所在科室",
  "staff.fields.standing": "在崗狀態",
  "staff.fields.engaged_until": "聘期至",
  "staff.help.engaged_until": "留空表示長期",
  "staff.fields.mailbox": "電子郵件",
  "staff.fields.mobile_prefix": "電話區號",
  "staff.fields.mobile": "手機",
  "staff.fields.seen_at": "最近登入",
  "staff.fields.engaged_at": "入職時間",
  "staff.groups.person": "個人資訊",
  "staff.groups.post": "崗位資訊",
  "staff.groups.record": "記錄資訊",
  "enums.standing.active": "在崗",
  "enums.standing.suspended": "停職",
} satisfies WordTable;

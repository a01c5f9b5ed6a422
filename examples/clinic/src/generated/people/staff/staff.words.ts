// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "staff.name": ["Staff member", "员工", "員工"],
  "staff.plural": ["Staff", "员工", "員工"],
  "staff.fields.staff_no": ["Staff number", "工号", "工號"],
  "staff.fields.login_name": ["Sign-in name", "登录名", "登入名"],
  "staff.help.login_name": ["It cannot be changed later", "创建后不可修改", "建立後不可修改"],
  "staff.fields.passphrase": ["Passphrase", "口令", "口令"],
  "staff.fields.full_name": ["Name", "姓名", "姓名"],
  "staff.fields.serves_as": ["Duty", "岗位", "崗位"],
  "staff.fields.automatic": ["No person", "非人员账号", "非人員帳號"],
  "staff.help.automatic": [
    "A device or a program: nobody signs in, it works by its passes alone",
    "设备或程序：不能登录，仅凭通行证工作",
    "裝置或程式：不能登入，僅憑通行證工作",
  ],
  "staff.fields.posted_to": ["Posted to", "所在科室", "所在科室"],
  "staff.fields.standing": ["Standing", "在岗状态", "在崗狀態"],
  "staff.fields.engaged_until": ["Engaged until", "聘期至", "聘期至"],
  "staff.help.engaged_until": ["Empty for no limit", "留空表示长期", "留空表示長期"],
  "staff.fields.mailbox": ["Mailbox", "邮箱", "電子郵件"],
  "staff.fields.mobile_prefix": ["Dialling prefix", "电话区号", "電話區號"],
  "staff.fields.mobile": ["Mobile", "手机", "手機"],
  "staff.fields.seen_at": ["Last signed in", "最近登录", "最近登入"],
  "staff.fields.engaged_at": ["Engaged", "入职时间", "入職時間"],
  "staff.groups.person": ["Person", "个人信息", "個人資訊"],
  "staff.groups.post": ["Post", "岗位信息", "崗位資訊"],
  "staff.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;

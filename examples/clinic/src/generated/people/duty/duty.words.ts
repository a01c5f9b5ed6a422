// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "duty.name": ["Duty", "岗位", "崗位"],
  "duty.plural": ["Duties", "岗位", "崗位"],
  "duty.fields.duty_no": ["Duty number", "岗位编号", "崗位編號"],
  "duty.fields.duty_name": ["English name", "英文名称", "英文名稱"],
  "duty.fields.duty_name_zh": ["Chinese name", "中文名称", "中文名稱"],
  "duty.fields.in_force": ["State", "状态", "狀態"],
  "duty.fields.grants": ["Permissions", "权限", "權限"],
  "duty.help.grants": [
    "Ticking one ticks everything below it",
    "勾选上级权限将同时勾选其全部下级",
    "勾選上級權限將同時勾選其全部下級",
  ],
  "duty.fields.appoints": ["May appoint to", "可任命的岗位", "可任命的崗位"],
  "duty.fields.confined_to": ["Confined to wards", "限定病区", "限定病區"],
  "duty.help.confined_to": ["Empty for all wards", "留空表示不限", "留空表示不限"],
  "duty.fields.two_steps": ["Two-step sign-in", "两步验证", "兩步驗證"],
  "duty.help.two_steps": [
    "Whoever has this duty turns it on before anything else",
    "该岗位的人员须先开启两步验证，方可进行其他操作",
    "該崗位的人員須先開啟兩步驗證，方可進行其他操作",
  ],
  "duty.fields.created_at": ["Created", "创建时间", "建立時間"],
  "duty.groups.duty": ["Duty", "岗位信息", "崗位資訊"],
  "duty.groups.rights": ["Rights", "权限", "權限"],
  "duty.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;

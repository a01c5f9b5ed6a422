// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "duty.name": "崗位",
  "duty.plural": "崗位",
  "duty.fields.duty_no": "崗位編號",
  "duty.fields.duty_name": "英文名稱",
  "duty.fields.duty_name_zh": "中文名稱",
  "duty.fields.in_force": "狀態",
  "duty.fields.grants": "權限",
  "duty.help.grants": "勾選上級權限將同時勾選其全部下級",
  "duty.fields.appoints": "可任命的崗位",
  "duty.fields.confined_to": "限定病區",
  "duty.help.confined_to": "留空表示不限",
  "duty.fields.two_steps": "兩步驗證",
  "duty.help.two_steps": "該崗位的人員須先開啟兩步驗證，方可進行其他操作",
  "duty.fields.created_at": "建立時間",
  "duty.groups.duty": "崗位資訊",
  "duty.groups.rights": "權限",
  "duty.groups.record": "記錄資訊",
  "enums.duty_standing.valid": "有效",
  "enums.duty_standing.closed": "已撤銷",
} satisfies WordTable;

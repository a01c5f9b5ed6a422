// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "owner.name": "業主",
  "owner.fields.id": "編號",
  "owner.fields.name": "姓名",
  "owner.fields.gender": "性別",
  "owner.fields.phone_area": "電話區號",
  "owner.fields.phone": "手機號碼",
  "owner.fields.id_card": "身分證字號",
  "owner.fields.room_id": "房間",
  "owner.help.room_id": "每個房間只能有一位業主",
  "owner.fields.members": "家庭成員數",
  "owner.fields.review": "審核",
  "owner.help.review": "是否已核實房產證明",
  "owner.fields.gmt_move_in": "入住時間",
  "owner.fields.remark": "備註",
  "owner.fields.gmt_create": "建立時間",
  "owner.groups.person": "業主資訊",
  "owner.groups.home": "住房資訊",
  "owner.groups.record": "記錄資訊",
  "enums.gender.1": "男",
  "enums.gender.2": "女",
  "enums.gender.3": "未知",
  "enums.review_state.1": "未審核",
  "enums.review_state.2": "通過",
  "enums.review_state.3": "拒絕",
} satisfies WordTable;

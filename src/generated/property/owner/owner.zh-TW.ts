// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "owner.name": "業主",
  "owner.fields.id": "編號",
  "owner.fields.name": "姓名",
  "owner.fields.gender": "性別",
  "owner.fields.phone_area": "電話區號",
  "owner.fields.phone": "手機號",
  "owner.fields.id_card": "身份證號",
  "owner.fields.room_id": "房間",
  "owner.help.room_id": "每個房間只能有一位業主",
  "owner.fields.members": "家庭成員數",
  "owner.fields.gmt_move_in": "入住時間",
  "owner.fields.remark": "備註",
  "owner.fields.gmt_create": "建立時間",
  "enums.gender.1": "男",
  "enums.gender.2": "女",
  "enums.gender.3": "未知",
} satisfies WordTable;

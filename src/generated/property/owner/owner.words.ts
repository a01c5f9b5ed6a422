// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "owner.name": ["Owner", "业主", "業主"],
  "owner.plural": ["Owners", "业主", "業主"],
  "owner.fields.id": ["ID", "编号", "編號"],
  "owner.fields.name": ["Name", "姓名", "姓名"],
  "owner.fields.gender": ["Gender", "性别", "性別"],
  "owner.fields.phone_area": ["Phone area code", "电话区号", "電話區號"],
  "owner.fields.phone": ["Phone", "手机号", "手機號碼"],
  "owner.fields.id_card": ["ID card number", "身份证号", "身分證字號"],
  "owner.fields.room_id": ["Room", "房间", "房間"],
  "owner.help.room_id": ["A room has one owner", "每个房间只能有一位业主", "每個房間只能有一位業主"],
  "owner.fields.members": ["Family members", "家庭成员数", "家庭成員數"],
  "owner.fields.review": ["Review", "审核状态", "審核狀態"],
  "owner.help.review": ["Whether proof of ownership has been checked", "是否已核实房产证明", "是否已核實房產證明"],
  "owner.fields.gmt_move_in": ["Moved in", "入住时间", "入住時間"],
  "owner.fields.remark": ["Remark", "备注", "備註"],
  "owner.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "owner.groups.person": ["Owner", "业主信息", "業主資訊"],
  "owner.groups.home": ["Home", "住房信息", "住房資訊"],
  "owner.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;

// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "owner.name": "业主",
  "owner.fields.id": "编号",
  "owner.fields.name": "姓名",
  "owner.fields.gender": "性别",
  "owner.fields.phone_area": "电话区号",
  "owner.fields.phone": "手机号",
  "owner.fields.id_card": "身份证号",
  "owner.fields.room_id": "房间",
  "owner.help.room_id": "每个房间只能有一位业主",
  "owner.fields.members": "家庭成员数",
  "owner.fields.review": "审核",
  "owner.help.review": "是否已核实房产证明",
  "owner.fields.gmt_move_in": "入住时间",
  "owner.fields.remark": "备注",
  "owner.fields.gmt_create": "创建时间",
  "owner.groups.person": "业主信息",
  "owner.groups.home": "住房信息",
  "owner.groups.record": "记录信息",
  "enums.gender.1": "男",
  "enums.gender.2": "女",
  "enums.gender.3": "未知",
  "enums.review_state.1": "未审核",
  "enums.review_state.2": "通过",
  "enums.review_state.3": "拒绝",
} satisfies WordTable;

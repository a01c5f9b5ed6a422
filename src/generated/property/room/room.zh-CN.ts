// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "room.name": "房间",
  "room.plural": "房间",
  "room.fields.id": "编号",
  "room.fields.name": "房号",
  "room.fields.floor_id": "所属楼层",
  "room.fields.area": "面积",
  "room.fields.state": "房间状态",
  "room.fields.uid": "门禁设备",
  "room.fields.remark": "备注",
  "room.fields.gmt_create": "创建时间",
  "enums.room_state.1": "空置",
  "enums.room_state.2": "已入住",
  "enums.room_state.3": "已出租",
  "enums.room_state.4": "装修中",
} satisfies WordTable;

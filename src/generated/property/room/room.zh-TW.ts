// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "room.name": "房間",
  "room.plural": "房間",
  "room.fields.id": "編號",
  "room.fields.name": "房號",
  "room.fields.floor_id": "所屬樓層",
  "room.fields.area": "面積",
  "room.fields.state": "房間狀態",
  "room.fields.uid": "門禁裝置",
  "room.fields.remark": "備註",
  "room.fields.gmt_create": "建立時間",
  "enums.room_state.1": "空置",
  "enums.room_state.2": "已入住",
  "enums.room_state.3": "已出租",
  "enums.room_state.4": "裝修中",
} satisfies WordTable;

// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "room.name": ["Room", "房间", "房間"],
  "room.plural": ["Rooms", "房间", "房間"],
  "room.fields.id": ["ID", "编号", "編號"],
  "room.fields.name": ["Room number", "房号", "房號"],
  "room.fields.floor_id": ["Floor", "所属楼层", "所屬樓層"],
  "room.fields.area": ["Area", "面积", "面積"],
  "room.fields.state": ["State", "房间状态", "房間狀態"],
  "room.fields.uid": ["Door device", "门禁设备", "門禁裝置"],
  "room.fields.remark": ["Remark", "备注", "備註"],
  "room.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;

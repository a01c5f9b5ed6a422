// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "community.name": "社區",
  "community.plural": "社區",
  "community.fields.id": "編號",
  "community.fields.name": "社區名稱",
  "community.fields.type": "社區類型",
  "community.fields.comp_id": "物業公司",
  "community.fields.person": "聯絡人",
  "community.fields.phone": "聯絡電話",
  "community.fields.city": "城市",
  "community.fields.address": "地址",
  "community.fields.latitude": "緯度",
  "community.fields.longitude": "經度",
  "community.fields.location": "地圖位置",
  "community.fields.remark": "備註",
  "community.fields.gmt_create": "建立時間",
  "community.groups.community": "社區資訊",
  "community.groups.place": "位置",
  "community.groups.record": "記錄資訊",
  "enums.community_type.1": "住宅社區",
  "enums.community_type.2": "辦公園區",
  "enums.community_type.3": "別墅區",
} satisfies WordTable;

// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "community.name": ["Community", "小区", "社區"],
  "community.plural": ["Communities", "小区", "社區"],
  "community.fields.id": ["ID", "编号", "編號"],
  "community.fields.name": ["Name", "小区名称", "社區名稱"],
  "community.fields.type": ["Type", "小区类型", "社區類型"],
  "community.fields.comp_id": ["Property company", "物业公司", "物業公司"],
  "community.fields.person": ["Contact person", "联系人", "聯絡人"],
  "community.fields.phone": ["Phone", "联系电话", "聯絡電話"],
  "community.fields.city": ["City", "城市", "城市"],
  "community.fields.address": ["Address", "地址", "地址"],
  "community.fields.latitude": ["Latitude", "纬度", "緯度"],
  "community.fields.longitude": ["Longitude", "经度", "經度"],
  "community.fields.location": ["Map location", "地图位置", "地圖位置"],
  "community.fields.remark": ["Remark", "备注", "備註"],
  "community.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "community.groups.community": ["Community", "小区信息", "社區資訊"],
  "community.groups.place": ["Location", "位置", "位置"],
  "community.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;

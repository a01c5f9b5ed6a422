// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_state.name": ["Device state", "设备状态", "裝置狀態"],
  "device_state.plural": ["Device states", "设备状态", "裝置狀態"],
  "device_state.fields.uid": ["Device", "设备", "裝置"],
  "device_state.fields.online": ["Connection", "在线状态", "線上狀態"],
  "device_state.fields.network_type": ["Network type", "网络类型", "網路類型"],
  "device_state.fields.pk": ["Product", "产品", "產品"],
  "device_state.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "device_state.fields.ip": ["IP address", "IP 地址", "IP 位址"],
  "device_state.fields.zone": ["Zone", "区域", "區域"],
  "device_state.fields.srv": ["Server", "接入服务器", "接入伺服器"],
  "device_state.fields.signal": ["Signal", "信号强度", "訊號強度"],
  "device_state.fields.gmt_online": ["Last online", "最近上线", "最近上線"],
  "device_state.fields.gmt_offline": ["Last offline", "最近离线", "最近離線"],
} satisfies Translations;

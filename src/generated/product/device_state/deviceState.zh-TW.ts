// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_state.name": "裝置狀態",
  "device_state.plural": "裝置狀態",
  "device_state.fields.uid": "裝置",
  "device_state.fields.online": "線上狀態",
  "device_state.fields.network_type": "網路類型",
  "device_state.fields.pk": "產品",
  "device_state.fields.comp_id": "所屬公司",
  "device_state.fields.ip": "IP 位址",
  "device_state.fields.zone": "區域",
  "device_state.fields.srv": "接入伺服器",
  "device_state.fields.signal": "訊號強度",
  "device_state.fields.gmt_online": "最近上線",
  "device_state.fields.gmt_offline": "最近離線",
  "enums.online_state.0": "離線",
  "enums.online_state.1": "線上",
  "enums.network_type.0": "未知",
  "enums.network_type.1": "公用網路",
  "enums.network_type.2": "全錐形 NAT",
  "enums.network_type.3": "IP 限制型 NAT",
  "enums.network_type.4": "連接埠限制型 NAT",
  "enums.network_type.5": "對稱型 NAT",
} satisfies WordTable;

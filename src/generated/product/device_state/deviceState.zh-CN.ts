// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_state.name": "设备状态",
  "device_state.plural": "设备状态",
  "device_state.fields.uid": "设备",
  "device_state.fields.online": "在线状态",
  "device_state.fields.network_type": "网络类型",
  "device_state.fields.pk": "产品",
  "device_state.fields.comp_id": "所属公司",
  "device_state.fields.ip": "IP 地址",
  "device_state.fields.zone": "区域",
  "device_state.fields.srv": "接入服务器",
  "device_state.fields.signal": "信号强度",
  "device_state.fields.gmt_online": "最近上线",
  "device_state.fields.gmt_offline": "最近离线",
  "enums.online_state.0": "离线",
  "enums.online_state.1": "在线",
  "enums.network_type.0": "未知",
  "enums.network_type.1": "公网",
  "enums.network_type.2": "全锥形 NAT",
  "enums.network_type.3": "IP 限制型 NAT",
  "enums.network_type.4": "端口限制型 NAT",
  "enums.network_type.5": "对称型 NAT",
} satisfies WordTable;

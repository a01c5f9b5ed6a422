// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_state.name": "Device state",
  "device_state.plural": "Device states",
  "device_state.fields.uid": "Device",
  "device_state.fields.online": "Connection",
  "device_state.fields.network_type": "Network type",
  "device_state.fields.pk": "Product",
  "device_state.fields.comp_id": "Company",
  "device_state.fields.ip": "IP address",
  "device_state.fields.zone": "Zone",
  "device_state.fields.srv": "Server",
  "device_state.fields.signal": "Signal",
  "device_state.fields.gmt_online": "Last online",
  "device_state.fields.gmt_offline": "Last offline",
  "enums.online_state.0": "Offline",
  "enums.online_state.1": "Online",
  "enums.network_type.0": "Unknown",
  "enums.network_type.1": "Public network",
  "enums.network_type.2": "Full-cone NAT",
  "enums.network_type.3": "IP-restricted NAT",
  "enums.network_type.4": "Port-restricted NAT",
  "enums.network_type.5": "Symmetric NAT",
} satisfies WordTable;

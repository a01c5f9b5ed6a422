// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ip_server.name": "IP 伺服器",
  "ip_server.plural": "IP 伺服器",
  "ip_server.fields.id": "編號",
  "ip_server.fields.ip": "公網 IP",
  "ip_server.fields.local_ip": "內網 IP",
  "ip_server.fields.region": "地域",
  "ip_server.fields.zone": "區域",
  "ip_server.fields.comp_id": "所屬公司",
  "ip_server.fields.erate": "錯誤率",
  "ip_server.help.erate": "超過該錯誤率將被摘除",
  "ip_server.fields.gmt_create": "建立時間",
} satisfies WordTable;

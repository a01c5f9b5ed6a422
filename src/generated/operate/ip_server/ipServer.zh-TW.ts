// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ip_server.name": "IP 伺服器",
  "ip_server.plural": "IP 伺服器",
  "ip_server.fields.id": "編號",
  "ip_server.fields.ip": "公用網路 IP",
  "ip_server.fields.local_ip": "內部網路 IP",
  "ip_server.fields.region": "地域",
  "ip_server.fields.zone": "區域",
  "ip_server.fields.comp_id": "所屬公司",
  "ip_server.fields.erate": "錯誤率上限",
  "ip_server.help.erate": "超過此值時，伺服器將被移出服務",
  "ip_server.fields.gmt_create": "建立時間",
} satisfies WordTable;

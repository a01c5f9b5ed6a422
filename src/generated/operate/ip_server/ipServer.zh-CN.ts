// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ip_server.name": "IP 服务器",
  "ip_server.plural": "IP 服务器",
  "ip_server.fields.id": "编号",
  "ip_server.fields.ip": "公网 IP",
  "ip_server.fields.local_ip": "内网 IP",
  "ip_server.fields.region": "地域",
  "ip_server.fields.zone": "区域",
  "ip_server.fields.comp_id": "所属公司",
  "ip_server.fields.erate": "错误率上限",
  "ip_server.help.erate": "超过该值时，服务器将被移出服务",
  "ip_server.fields.gmt_create": "创建时间",
} satisfies WordTable;

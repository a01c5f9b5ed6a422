// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "ip_server.name": ["IP server", "IP 服务器", "IP 伺服器"],
  "ip_server.plural": ["IP servers", "IP 服务器", "IP 伺服器"],
  "ip_server.fields.id": ["ID", "编号", "編號"],
  "ip_server.fields.ip": ["Public IP", "公网 IP", "公用網路 IP"],
  "ip_server.fields.local_ip": ["Private IP", "内网 IP", "內部網路 IP"],
  "ip_server.fields.region": ["Region", "地域", "地域"],
  "ip_server.fields.zone": ["Zone", "区域", "區域"],
  "ip_server.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "ip_server.fields.erate": ["Error rate limit", "错误率上限", "錯誤率上限"],
  "ip_server.help.erate": [
    "The server is taken out of rotation above this rate",
    "超过该值时，服务器将被移出服务",
    "超過此值時，伺服器將被移出服務",
  ],
  "ip_server.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;

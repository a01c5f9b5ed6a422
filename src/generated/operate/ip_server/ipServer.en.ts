// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ip_server.name": "IP server",
  "ip_server.plural": "IP servers",
  "ip_server.fields.id": "ID",
  "ip_server.fields.ip": "Public IP",
  "ip_server.fields.local_ip": "Private IP",
  "ip_server.fields.region": "Region",
  "ip_server.fields.zone": "Zone",
  "ip_server.fields.comp_id": "Company",
  "ip_server.fields.erate": "Error rate limit",
  "ip_server.help.erate": "The server is taken out of rotation above this rate",
  "ip_server.fields.gmt_create": "Created",
} satisfies WordTable;

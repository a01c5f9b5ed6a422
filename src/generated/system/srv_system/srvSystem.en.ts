// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "srv_system.name": "System",
  "srv_system.plural": "Systems",
  "srv_system.fields.id": "ID",
  "srv_system.fields.sys": "Cloud",
  "srv_system.fields.name": "Name",
  "srv_system.fields.domain": "Domain",
  "srv_system.fields.state": "State",
  "srv_system.fields.remark": "Remark",
  "srv_system.fields.gmt_create": "Created",
  "acts.deploy_state.2": "Mark as not deployed",
  "acts.deploy_state.1": "Mark as deployed",
  "enums.sys.1": "Public cloud",
  "enums.sys.2": "Overseas cloud",
  "enums.sys.3": "Private cloud",
  "enums.deploy_state.1": "Deployed",
  "enums.deploy_state.2": "Not deployed",
} satisfies WordTable;

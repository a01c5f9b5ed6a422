// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "email_info.name": "Email recipient",
  "email_info.plural": "Email recipients",
  "email_info.fields.id": "ID",
  "email_info.fields.sys": "Cloud",
  "email_info.fields.link": "Email",
  "email_info.fields.link_type": "Receives",
  "email_info.fields.state": "State",
  "email_info.fields.gmt_create": "Created",
  "acts.open_state.2": "Disable",
  "acts.open_state.1": "Enable",
  "enums.sys.1": "Public cloud",
  "enums.sys.2": "Overseas cloud",
  "enums.sys.3": "Private cloud",
  "enums.email_link_type.1": "Alert emails",
  "enums.email_link_type.2": "Report emails",
  "enums.email_link_type.3": "Expiry emails",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone.name": "Zone",
  "zone.plural": "Zones",
  "zone.fields.zone": "Zone code",
  "zone.help.zone": "A short code that never changes, for example eu",
  "zone.fields.name": "English name",
  "zone.fields.cn_name": "Chinese name",
  "zone.fields.region": "Region",
  "zone.help.region": "Name of the region at the cloud provider",
  "zone.fields.sys": "Cloud",
  "zone.fields.state": "State",
  "zone.fields.gmt_create": "Created",
  "enums.sys.1": "Public cloud",
  "enums.sys.2": "Overseas cloud",
  "enums.sys.3": "Private cloud",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

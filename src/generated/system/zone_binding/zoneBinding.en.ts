// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "zone_binding.name": "Zone binding",
  "zone_binding.plural": "Zone bindings",
  "zone_binding.fields.id": "ID",
  "zone_binding.fields.sys": "System",
  "zone_binding.fields.src_type": "Source level",
  "zone_binding.fields.src_area": "Source area",
  "zone_binding.help.src_area": "Devices and users from here, as in CN or CN-44",
  "zone_binding.fields.dest_type": "Target level",
  "zone_binding.fields.dest_area": "Target zone",
  "zone_binding.help.dest_area": "The zone that serves them",
  "zone_binding.fields.state": "State",
  "zone_binding.fields.remark": "Remark",
  "zone_binding.fields.gmt_create": "Created",
  "enums.sys.1": "Public cloud",
  "enums.sys.2": "Overseas cloud",
  "enums.sys.3": "Private cloud",
  "enums.resource_type.sys": "System",
  "enums.resource_type.datacenter": "Datacenter",
  "enums.resource_type.zonebind": "Zone binding",
  "enums.area_level.1": "Country",
  "enums.area_level.2": "Province or state",
  "enums.area_level.3": "Zone",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

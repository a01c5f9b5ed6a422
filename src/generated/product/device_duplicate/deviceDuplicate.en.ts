// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_duplicate.name": "Duplicate UID",
  "device_duplicate.plural": "Duplicate UIDs",
  "device_duplicate.fields.id": "ID",
  "device_duplicate.fields.uid": "Device",
  "device_duplicate.fields.mac": "Old MAC address",
  "device_duplicate.fields.new_mac": "New MAC address",
  "device_duplicate.fields.pk": "Product",
  "device_duplicate.fields.comp_id": "Company",
  "device_duplicate.fields.count": "Occurrences",
  "device_duplicate.fields.state": "State",
  "device_duplicate.fields.remark": "Remark",
  "device_duplicate.fields.gmt_create": "First seen",
  "acts.duplicate_state.2": "Keep the old device",
  "acts.duplicate_state.3": "Keep the new device",
  "acts.duplicate_state.4": "Disable both",
  "enums.duplicate_state.1": "Unresolved",
  "enums.duplicate_state.2": "Old device kept",
  "enums.duplicate_state.3": "New device kept",
  "enums.duplicate_state.4": "Both disabled",
} satisfies WordTable;

// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wake.name": "Wake status",
  "wake.plural": "Wake status",
  "wake.fields.uid": "Device",
  "wake.fields.state": "State",
  "wake.fields.pk": "Product",
  "wake.fields.comp_id": "Company",
  "wake.fields.battery": "Battery",
  "wake.fields.srv": "Wake server",
  "wake.fields.count": "Wake-ups today",
  "wake.fields.gmt_wake": "Last wake-up",
  "wake.actions.wake": "Wake up",
  "wake.done.wake": "Wake-up sent to {uid}",
  "enums.wake_state.1": "Asleep",
  "enums.wake_state.2": "Waking up",
  "enums.wake_state.3": "Awake",
  "enums.wake_state.4": "Wake-up failed",
} satisfies WordTable;

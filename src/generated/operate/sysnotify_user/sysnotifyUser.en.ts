// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_user.name": "Notification user",
  "sysnotify_user.plural": "Notification users",
  "sysnotify_user.fields.id": "ID",
  "sysnotify_user.fields.name": "Name",
  "sysnotify_user.fields.type": "Channel",
  "sysnotify_user.fields.link_id": "Address",
  "sysnotify_user.help.link_id": "Email address or phone number",
  "sysnotify_user.fields.link_param": "Parameters",
  "sysnotify_user.help.link_param": "Passed to the channel as a JSON object",
  "sysnotify_user.fields.state": "State",
  "sysnotify_user.fields.gmt_create": "Created",
  "acts.open_state.2": "Disable",
  "acts.open_state.1": "Enable",
  "enums.notify_type.1": "Email",
  "enums.notify_type.2": "Text message",
  "enums.notify_type.3": "App push",
  "enums.notify_type.4": "Voice call",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "access_key.name": "API key",
  "access_key.plural": "API keys",
  "access_key.fields.access_key": "Key",
  "access_key.help.access_key": "Shown only now: the platform keeps no copy of it",
  "access_key.fields.id": "ID",
  "access_key.fields.name": "Name",
  "access_key.help.name": "Which program uses it, and where",
  "access_key.fields.prefix": "Starts with",
  "access_key.fields.account_id": "Acts as",
  "access_key.help.account_id":
    "A service account, or your own account if empty. The key never has more rights than the account",
  "access_key.fields.menu_ids": "Scopes",
  "access_key.help.menu_ids": "What the key may be used for. Checking a menu checks everything below it",
  "access_key.fields.minute_limit": "Calls per minute",
  "access_key.fields.state": "State",
  "access_key.fields.gmt_end": "Expires",
  "access_key.help.gmt_end": "Leave empty for no limit",
  "access_key.fields.gmt_used": "Last used",
  "access_key.fields.used_ip": "Last used from",
  "access_key.fields.gmt_create": "Created",
  "access_key.groups.key": "Key",
  "access_key.groups.scopes": "Scopes",
  "acts.open_state.2": "Disable",
  "acts.open_state.1": "Enable",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;

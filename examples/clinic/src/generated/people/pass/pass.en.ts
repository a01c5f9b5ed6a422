// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "pass.name": "Pass",
  "pass.plural": "Passes",
  "pass.fields.shown_once": "Pass",
  "pass.help.shown_once": "Shown only now: the platform keeps no copy of it",
  "pass.fields.pass_no": "Pass number",
  "pass.fields.called": "Name",
  "pass.fields.begins": "Begins with",
  "pass.fields.acts_as": "Acts as",
  "pass.help.acts_as": "Yourself if empty",
  "pass.fields.allows": "Allows",
  "pass.fields.per_minute": "Calls per minute",
  "pass.fields.standing": "Standing",
  "pass.fields.lasts_until": "Lasts until",
  "pass.help.lasts_until": "Empty for no end",
  "pass.fields.last_use": "Last used",
  "pass.fields.last_place": "Last used from",
  "pass.fields.made_at": "Made",
  "enums.standing.active": "Active",
  "enums.standing.suspended": "Suspended",
} satisfies WordTable;

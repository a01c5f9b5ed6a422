// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "duty.name": "Duty",
  "duty.plural": "Duties",
  "duty.fields.duty_no": "Duty number",
  "duty.fields.duty_name": "English name",
  "duty.fields.duty_name_zh": "Chinese name",
  "duty.fields.in_force": "State",
  "duty.fields.grants": "Permissions",
  "duty.help.grants": "Ticking one ticks everything below it",
  "duty.fields.appoints": "May appoint to",
  "duty.fields.confined_to": "Confined to wards",
  "duty.help.confined_to": "Empty for all wards",
  "duty.fields.two_steps": "Two-step sign-in",
  "duty.help.two_steps": "Whoever has this duty turns it on before anything else",
  "duty.fields.created_at": "Created",
  "duty.groups.duty": "Duty",
  "duty.groups.rights": "Rights",
  "duty.groups.record": "Record",
  "enums.duty_standing.valid": "In force",
  "enums.duty_standing.closed": "Abolished",
} satisfies WordTable;

// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "staff.name": "Staff member",
  "staff.plural": "Staff",
  "staff.fields.staff_no": "Staff number",
  "staff.fields.login_name": "Sign-in name",
  "staff.help.login_name": "It cannot be changed later",
  "staff.fields.passphrase": "Passphrase",
  "staff.fields.full_name": "Name",
  "staff.fields.serves_as": "Duty",
  "staff.fields.automatic": "No person",
  "staff.help.automatic": "A device or a program: nobody signs in, it works by its passes alone",
  "staff.fields.posted_to": "Posted to",
  "staff.fields.standing": "Standing",
  "staff.fields.engaged_until": "Engaged until",
  "staff.help.engaged_until": "Empty for no limit",
  "staff.fields.mailbox": "Mailbox",
  "staff.fields.mobile_prefix": "Dialling prefix",
  "staff.fields.mobile": "Mobile",
  "staff.fields.seen_at": "Last signed in",
  "staff.fields.engaged_at": "Engaged",
  "staff.groups.person": "Person",
  "staff.groups.post": "Post",
  "staff.groups.record": "Record",
  "enums.standing.active": "Active",
  "enums.standing.suspended": "Suspended",
} satisfies WordTable;

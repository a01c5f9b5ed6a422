// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "owner.name": "Owner",
  "owner.fields.id": "ID",
  "owner.fields.name": "Name",
  "owner.fields.gender": "Gender",
  "owner.fields.phone_area": "Phone area code",
  "owner.fields.phone": "Phone",
  "owner.fields.id_card": "ID card number",
  "owner.fields.room_id": "Room",
  "owner.help.room_id": "A room has one owner",
  "owner.fields.members": "Family",
  "owner.fields.review": "Review",
  "owner.help.review": "Whether the papers of the room were seen",
  "owner.fields.gmt_move_in": "Moved in",
  "owner.fields.remark": "Remark",
  "owner.fields.gmt_create": "Created",
  "owner.groups.person": "Person",
  "owner.groups.home": "Home",
  "owner.groups.record": "Record",
  "enums.gender.1": "Male",
  "enums.gender.2": "Female",
  "enums.gender.3": "Not told",
  "enums.review_state.1": "Not reviewed",
  "enums.review_state.2": "Passed",
  "enums.review_state.3": "Refused",
} satisfies WordTable;

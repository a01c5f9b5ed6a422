// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "room.name": "Room",
  "room.plural": "Rooms",
  "room.fields.id": "ID",
  "room.fields.name": "Room number",
  "room.fields.floor_id": "Floor",
  "room.fields.area": "Area",
  "room.fields.state": "State",
  "room.fields.uid": "Door device",
  "room.fields.remark": "Remark",
  "room.fields.gmt_create": "Created",
  "enums.room_state.1": "Vacant",
  "enums.room_state.2": "Occupied",
  "enums.room_state.3": "Rented out",
  "enums.room_state.4": "Being renovated",
} satisfies WordTable;

// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "parcel.name": "Parcel",
  "parcel.plural": "Parcels",
  "parcel.fields.id": "ID",
  "parcel.fields.name": "Name",
  "parcel.fields.shelf_id": "Shelf",
} satisfies WordTable;

// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "parcel.name": "包裹",
  "parcel.plural": "包裹",
  "parcel.fields.id": "編號",
  "parcel.fields.name": "名稱",
  "parcel.fields.shelf_id": "貨架",
} satisfies WordTable;

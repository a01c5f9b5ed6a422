// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "parcel.name": "包裹",
  "parcel.plural": "包裹",
  "parcel.fields.id": "编号",
  "parcel.fields.name": "名称",
  "parcel.fields.shelf_id": "货架",
} satisfies WordTable;

// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "parcel.name": ["Parcel", "包裹", "包裹"],
  "parcel.plural": ["Parcels", "包裹", "包裹"],
  "parcel.fields.id": ["ID", "编号", "編號"],
  "parcel.fields.name": ["Name", "名称", "名稱"],
  "parcel.fields.shelf_id": ["Shelf", "货架", "貨架"],
} satisfies Translations;

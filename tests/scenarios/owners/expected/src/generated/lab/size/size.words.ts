// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "size.name": ["Size", "尺寸", "尺寸"],
  "size.plural": ["Sizes", "尺寸", "尺寸"],
  "size.fields.id": ["ID", "编号", "編號"],
  "size.fields.name": ["Name", "名称", "名稱"],
} satisfies Translations;

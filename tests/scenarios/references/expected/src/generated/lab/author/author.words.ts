// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "author.name": ["Author", "作者", "作者"],
  "author.plural": ["Authors", "作者", "作者"],
  "author.fields.id": ["ID", "编号", "編號"],
  "author.fields.name": ["Name", "姓名", "姓名"],
} satisfies Translations;

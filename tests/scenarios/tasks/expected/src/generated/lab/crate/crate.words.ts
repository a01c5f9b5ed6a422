// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "crate.name": ["Crate", "货箱", "貨箱"],
  "crate.plural": ["Crates", "货箱", "貨箱"],
  "crate.fields.id": ["ID", "编号", "編號"],
  "crate.fields.code": ["Code", "编码", "編碼"],
  "crate.fields.state": ["State", "状态", "狀態"],
  "crate.fields.price": ["Price", "价格", "價格"],
  "crate.fields.sealed": ["Sealed", "已封箱", "已封箱"],
  "crate.fields.gmt_create": ["Packed", "装箱时间", "裝箱時間"],
} satisfies Translations;

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.parcel": "包裹",
  "parcel.plural": "包裹",
  "shelf.plural": "貨架",
  "size.plural": "尺寸",
  "sale.plural": "銷售",
  "firm.plural": "公司",
  "errors.513": "帳號沒有權限",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;

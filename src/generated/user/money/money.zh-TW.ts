// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "money.name": "錢包餘額",
  "money.plural": "錢包餘額",
  "money.fields.id": "編號",
  "money.fields.comp_id": "公司",
  "money.fields.money_type": "幣別",
  "money.fields.money": "餘額",
  "money.fields.gmt_update": "更新時間",
  "enums.money_type.rmb": "人民幣",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度盧比",
  "enums.money_type.jpy": "日圓",
} satisfies WordTable;

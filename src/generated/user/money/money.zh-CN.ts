// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "money.name": "钱包余额",
  "money.plural": "钱包余额",
  "money.fields.id": "编号",
  "money.fields.comp_id": "公司",
  "money.fields.money_type": "币种",
  "money.fields.money": "余额",
  "money.fields.gmt_update": "更新时间",
  "enums.money_type.rmb": "人民币",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度卢比",
  "enums.money_type.jpy": "日元",
} satisfies WordTable;

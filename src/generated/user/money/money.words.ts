// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "money.name": ["Balance", "钱包余额", "錢包餘額"],
  "money.plural": ["Balances", "钱包余额", "錢包餘額"],
  "money.fields.id": ["ID", "编号", "編號"],
  "money.fields.comp_id": ["Company", "公司", "公司"],
  "money.fields.money_type": ["Currency", "币种", "幣別"],
  "money.fields.money": ["Balance", "余额", "餘額"],
  "money.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;

// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "money.name": "賬戶餘額",
  "money.fields.id": "編號",
  "money.fields.comp_id": "公司",
  "money.fields.money_type": "幣種",
  "money.fields.balance": "餘額",
  "money.fields.type": "充值或提現",
  "money.fields.money": "金額",
  "money.help.money": "0.01 至 5000",
  "money.fields.gmt_update": "更新時間",
  "enums.money_type.rmb": "人民幣",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度盧比",
  "enums.money_type.jpy": "日元",
  "enums.money_flow_type.1": "充值",
  "enums.money_flow_type.2": "消費",
  "enums.money_flow_type.3": "提現",
  "enums.money_flow_type.4": "退款",
  "enums.money_flow_type.5": "銷售收入",
} satisfies WordTable;

// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "refund.name": "Refund",
  "refund.plural": "Refunds",
  "refund.fields.id": "ID",
  "refund.fields.order_id": "Order",
  "refund.fields.amount": "Amount",
  "refund.fields.fee_type": "Currency",
  "refund.fields.reason": "Reason",
  "refund.fields.state": "State",
  "refund.fields.remark": "Answer",
  "refund.help.remark": "What the buyer is told",
  "refund.fields.comp_id": "Company",
  "refund.fields.account_id": "Requested by",
  "refund.help.account_id": "Somebody else approves it",
  "refund.fields.reopened_by": "Reopened by",
  "refund.fields.gmt_refund": "Refunded at",
  "refund.fields.gmt_create": "Asked at",
  "enums.money_type.rmb": "Yuan (CNY)",
  "enums.money_type.usd": "Dollar (USD)",
  "enums.money_type.inr": "Rupee (INR)",
  "enums.money_type.jpy": "Yen (JPY)",
  "enums.refund_state.1": "In progress",
  "enums.refund_state.2": "Successful",
  "enums.refund_state.3": "Failed",
} satisfies WordTable;

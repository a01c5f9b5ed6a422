// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import {
  MoneyType,
  OrderRefundState,
  OrderState,
  OrderType,
  PayType,
  StockMonth,
} from "../../../shared/generated/enums";

export const order = defineResource({
  table: "order",
  key: "order_id",
  fields: {
    order_id: "text",
    type: OrderType,
    order_state: OrderState,
    spec_id: "integer",
    price: "cents",
    fee_type: MoneyType,
    buy_num: "integer",
    count: "integer",
    pay_type: PayType,
    app_id: "integer",
    user_id: "text",
    uid: "text",
    link_id: "text",
    pay_order_id: "text",
    platform_order_id: "text",
    comp_id: "integer",
    seller_id: "integer",
    request: "text",
    refund_state: OrderRefundState,
    refund_reason: "text",
    gmt_pay: "integer",
    gmt_delivered: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    pay: {
      required: {
        spec_id: "integer",
        pay_type: PayType,
        fee_type: MoneyType,
      },
      optional: {
        link_id: "text",
        buy_num: "integer",
        count: "integer",
        app_id: "integer",
        user_id: "text",
        uid: "text",
        price: "cents",
        request_id: "text",
      },
      answered: {
        pay_url: "text",
      },
    },
    quote: {
      required: {
        pay_type: PayType,
        fee_type: MoneyType,
      },
      optional: {
        spec_id: "integer",
        app_id: "integer",
        user_id: "text",
        uid: "text",
        buy_num: "integer",
        count: "integer",
      },
      answered: {
        total: "cents",
        unit: "cents",
        term: StockMonth,
        terms: "integer",
        quantity: "integer",
        months: "integer",
        rmb: "cents",
        usd: "cents",
        inr: "cents",
        jpy: "cents",
        balance: "cents",
        after: "cents",
        short: "cents",
        stock: "integer",
        limit: "integer",
      },
    },
    collect: {
      required: {
        order_id: "text",
      },
      optional: {
        price: "cents",
        pay_url: "text",
      },
    },
    cancel: {
      required: {
        order_id: "text",
      },
    },
    deliver: {
      required: {
        order_id: "text",
      },
      optional: {
        uid: "text",
      },
    },
    refund: {
      required: {
        order_id: "text",
      },
      optional: {
        refund_reason: "text",
      },
    },
  },
});

// A refund that waits has one name in each language. Only its own state has another one, which the specification fixes.
import { expect, it } from "vitest";
import dashboard from "../../locales/en/console/dashboard.json";
import dashboardHans from "../../locales/zh-CN/console/dashboard.json";
import dashboardHant from "../../locales/zh-TW/console/dashboard.json";
import refund from "../generated/product/refund/refund.words";
import order from "../generated/vas/order/order.words";
import en from "../generated/words/en";
import hans from "../generated/words/zh-CN";
import hant from "../generated/words/zh-TW";

it.each([
  ["en", "Refund waiting", en, dashboard, 0],
  ["zh-CN", "退款待审批", hans, dashboardHans, 1],
  ["zh-TW", "退款待審批", hant, dashboardHant, 2],
] as const)("a refund that waits is called the same everywhere in %s", (_, name, words, ofDashboard, at) => {
  const used = [
    refund["refund.views.waiting"][at],
    order["order.views.refund_waiting"][at],
    words["enums.money_state.4"],
    words["enums.order_refund_state.1"],
    ofDashboard["dashboard.refunds"].replace("Refunds", "Refund"),
  ];
  expect(new Set(used)).toEqual(new Set([name]));
});

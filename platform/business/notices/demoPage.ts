// The page of the demo payment platform: the amount and two buttons. It says at the top that no money moves.
import type { AnswerOf, ValueOf } from "pilothouse/handles";
import type { Language } from "pilothouse/platform";
import type { resources } from "../../generated/resources";
import { currencyCode, decimalsOf } from "pilothouse/schema";
import { OrderState } from "../../../shared/generated/enums";

/** A payment as the API answers it. */
export type Payment = AnswerOf<typeof resources.pay_order>;

const WORDS = {
  en: {
    title: "Demo payment",
    warning: "This is a demo. No money moves.",
    amount: "Amount",
    number: "Payment number",
    pay: "Pay",
    refuse: "Refuse",
    back: "Close this page and go back to the console.",
    states: {
      [OrderState.unpaid]: "Unpaid",
      [OrderState.paid]: "Paid. The order did not want it any more.",
      [OrderState.successful]: "Payment successful",
      [OrderState.failed]: "Payment failed",
      [OrderState.cancelled]: "Cancelled",
      [OrderState.invalid]: "Invalid",
    },
    missing: "There is no such payment.",
    over: "The payment was not made in time.",
  },
  "zh-CN": {
    title: "演示支付",
    warning: "这是演示，不会产生真实扣款。",
    amount: "金额",
    number: "支付流水号",
    pay: "支付",
    refuse: "拒绝支付",
    back: "请关闭本页，返回控制台。",
    states: {
      [OrderState.unpaid]: "待支付",
      [OrderState.paid]: "已支付，但订单已不再需要。",
      [OrderState.successful]: "支付成功",
      [OrderState.failed]: "支付失败",
      [OrderState.cancelled]: "已取消",
      [OrderState.invalid]: "已失效",
    },
    missing: "支付单不存在。",
    over: "支付已超时。",
  },
  "zh-TW": {
    title: "示範付款",
    warning: "這是示範，不會產生真實扣款。",
    amount: "金額",
    number: "付款序號",
    pay: "付款",
    refuse: "拒絕付款",
    back: "請關閉本頁，返回主控台。",
    states: {
      [OrderState.unpaid]: "待付款",
      [OrderState.paid]: "已付款，但訂單已不再需要。",
      [OrderState.successful]: "付款成功",
      [OrderState.failed]: "付款失敗",
      [OrderState.cancelled]: "已取消",
      [OrderState.invalid]: "已失效",
    },
    missing: "付款單不存在。",
    over: "付款已逾時。",
  },
} as const satisfies Record<
  Language,
  { readonly states: Readonly<Record<ValueOf<typeof OrderState>, string>> } & Readonly<Record<string, unknown>>
>;

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;background:Canvas;color:CanvasText}
main{width:100%;max-width:420px;border:1px solid color-mix(in srgb,CanvasText 25%,Canvas);border-radius:8px;padding:24px}
h1{font-size:20px;margin:0 0 12px}p{margin:0 0 16px}
.warning{border-left:4px solid #b26a00;padding:8px 12px;background:color-mix(in srgb,#b26a00 12%,Canvas);font-weight:600}
dl{margin:0 0 20px}dt{opacity:.75;font-size:14px}dd{margin:0 0 12px;overflow-wrap:anywhere}dd.amount{font-size:28px;font-weight:600;font-variant-numeric:tabular-nums}
form{display:flex;gap:12px}button{flex:1;min-height:44px;font:inherit;border-radius:6px;border:1px solid currentColor;background:Canvas;color:CanvasText;cursor:pointer}
button.pay{background:#1457b8;color:#fff;border-color:#1457b8}button:focus-visible{outline:3px solid #1457b8;outline-offset:2px}`;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The amount with its currency. Yen have no decimals. */
const amountOf = ({ money, money_type }: Payment): string =>
  `${decimalsOf(money_type) === 0 ? money.replace(/\.00$/, "") : money} ${currencyCode(money_type)}`;

export const isPayable = (payment: Payment, now: number): boolean =>
  (payment.state === OrderState.unpaid || payment.state === OrderState.failed) && payment.gmt_expire > now;

/** The page as HTML. `payment` is null if there is no such payment. */
export const demoPage = (language: Language, payment: Payment | null, now: number): string => {
  const words = WORDS[language];
  const stateOf = (row: Payment): string => (row.state && words.states[row.state]) || "";
  const isOpen = payment !== null && isPayable(payment, now);
  const isLate = payment !== null && payment.state === OrderState.unpaid && !isOpen;
  const state = payment === null ? words.missing : isLate ? words.over : stateOf(payment);
  const facts =
    payment === null
      ? ""
      : `<dl><dt>${words.amount}</dt><dd class="amount">${escaped(amountOf(payment))}</dd><dt>${words.number}</dt><dd>${escaped(payment.pay_order_id)}</dd></dl>`;
  const buttons = isOpen
    ? `<form method="post"><input type="hidden" name="lang" value="${language}"><button class="pay" name="result" value="paid">${words.pay}</button><button name="result" value="refused">${words.refuse}</button></form>`
    : `<p>${words.back}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p class="warning">${words.warning}</p>${facts}<p role="status" data-state="${payment?.state ?? 0}"><strong>${escaped(state)}</strong></p>${buttons}</main></body></html>`;
};

export const PAGE_STYLE = STYLE;

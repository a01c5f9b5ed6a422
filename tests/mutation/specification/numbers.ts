// Breakages for point 9 of the specification: numbers.
import { type BreakageRow, writtenBreakages } from "./written";

const PAGER = "src/framework/list/pager/pageSize.ts";
const WIRE = "src/framework/wire";
const DRAWN = "tests/specification/9-drawn.journey.ts";

const rows: readonly BreakageRow[] = [
  [
    "Default page size 10.",
    "a list asks for 20 rows",
    [PAGER, "PAGE_SIZE = 10;", "PAGE_SIZE = 20;"],
    ["src/framework/list/ListView.test.tsx", "asks for the first ten rows and shows how many there are"],
  ],
  [
    "Default page size 10.",
    "a list that has rows draws none",
    [
      `${WIRE}/listAnswer.ts`,
      "isPlausible) return { ...answer, data };",
      "isPlausible) return { ...answer, data: data.slice(0, 0) };",
    ],
    [DRAWN, "a list that has rows draws them, with the values that the call answers"],
  ],
  ["Pagination shows 5", "there are seven page buttons", [PAGER, "wide: 5,", "wide: 7,"], [DRAWN, "at 1280 px"]],
  ["Pagination shows 5", "a phone has five page buttons", [PAGER, "narrow: 3 }", "narrow: 5 }"], [DRAWN, "at 390 px"]],
  [
    "Notifications close after",
    "notices are 24 px from the edge",
    ["src/framework/shell/shell.css", "inset-inline-end: 20px; bottom: 20px;", "inset-inline-end: 24px; bottom: 24px;"],
    [DRAWN, "one is there after 10.4 s, and gone after 10.7 s"],
  ],
  [
    "Notifications close after",
    "notices close after five seconds",
    ["src/framework/shell/feedback/noticeQueue.ts", "10_500", "5000"],
    ["src/framework/shell/feedback/Notices.test.tsx", "closes a notice by itself after 10.5 s, and no sooner"],
  ],
  [
    "The loading overlay is checked",
    "the overlay is checked twice a second",
    ["src/framework/shell/feedback/busyClock.ts", "CHECK_INTERVAL = 1000", "CHECK_INTERVAL = 500"],
    ["src/framework/shell/feedback/busyClock.test.ts", "shows nothing for a call answered within a second"],
  ],
  [
    "The loading overlay is checked",
    "the overlay is checked every two seconds",
    ["src/framework/shell/feedback/busyClock.ts", "CHECK_INTERVAL = 1000", "CHECK_INTERVAL = 2000"],
    ["src/framework/shell/feedback/busyClock.test.ts", "shows after a second in flight and goes with the last answer"],
  ],
  ...[100_000, 140_000].map((time): BreakageRow => [
    "Request-chunk load time-out",
    `a part may load for ${time / 1000} seconds`,
    ["src/framework/shell/errors/loadChunk.ts", "CHUNK_TIMEOUT = 120_000", `CHUNK_TIMEOUT = ${time}`],
    ["src/framework/shell/errors/loadChunk.test.ts", "waits 120 seconds for a part, then asks again"],
  ]),
  ...[598, 600].map((width): BreakageRow => [
    "Mobile layout applies",
    `the layout is mobile under ${width} px`,
    ["src/framework/ui/useNarrow.ts", "(max-width: 598.95px)", `(max-width: ${width - 0.05}px)`],
    [DRAWN, "at 598 px a list is cards, at 599 px a table"],
  ]),
  [
    "Default phone area",
    "the area of a new account's phone is +87",
    ["resources/operate/account.yaml", 'default: "+86"', 'default: "+87"'],
    ["tests/specification/9-limits.test.ts", "of an account and of a company that are added without one"],
  ],
  [
    "Default phone area",
    "the form of a new account has the area +87",
    ["src/generated/operate/account/AccountCreate.tsx", 'user_phone_area: "+86"', 'user_phone_area: "+87"'],
    [DRAWN, "the form of a new account has it"],
  ],
  [
    "Free storage validity is",
    "free storage may last no day",
    ["resources/operate/app_config.yaml", "min: 1, max: 30, default: 7", "min: 0, max: 30, default: 7"],
    [
      "tests/specification/9-limits.test.ts",
      '9. "Free storage validity is 1 to 30 days.": the platform takes 1 and 30 days, and neither 0 nor 31',
    ],
  ],
  [
    "Recharge is 0.01",
    "a recharge of nothing is taken",
    ["resources/user/money.yaml", 'min: "0.01", max: {', 'min: "0.00", max: {'],
    ["tests/contract/wallet.ts", "takes recharges of 0.01 to 5000 RMB"],
  ],
  [
    "Export range is",
    "an export goes over four months",
    ["features/export/platform/exports.ts", "const MONTHS = 3;", "const MONTHS = 4;"],
    ["tests/contract/tasks.test.ts", "is refused without a range of three months at most"],
  ],
  [
    "Timestamps are shown",
    "times are shown as of the whole minute",
    [`${WIRE}/dates.ts`, "two(time.getSeconds())", "two(0)"],
    ["tests/specification/9-timestamps.journey.ts", "a row shows the second that the platform answered"],
  ],
  [
    "Environment 1 is formal",
    "environment 2 is formal",
    ["features/apitest/console/mayTestCalls.ts", "const FORMAL = 1;", "const FORMAL = 2;"],
    ["features/apitest/console/mayTestCalls.test.ts", "lets nobody else, and nobody in a formal one"],
  ],
  [
    "Notice template types 1 to 10",
    "a refund is told in the words of a purchase",
    ["platform/business/orders/refund.ts", "NoticeTemplateType.refunded]", "NoticeTemplateType.purchased]"],
    ["tests/specification/9-notices.test.ts", "a refund is told, and a refused one with its reason"],
  ],
  [
    "Domestic: 1/10",
    "a month of one day costs two yuan",
    [
      "resources/operate/goods.yaml",
      'month: 1, price: "1.00", fact_price: "1.00", rmb: "1.00"',
      'month: 1, price: "1.00", fact_price: "1.00", rmb: "2.00"',
    ],
    ["tests/specification/9-prices.test.ts", "in rmb, of each number of days"],
  ],
  [
    "Other regions: 2/20",
    "a year of one day costs ten dollars",
    [
      "resources/operate/goods.yaml",
      'month: 12, price: "10.00", fact_price: "10.00", rmb: "10.00", usd: "20.00"',
      'month: 12, price: "10.00", fact_price: "10.00", rmb: "10.00", usd: "10.00"',
    ],
    ["tests/specification/9-prices.test.ts", "in usd, of each number of days"],
  ],
];

export const numberBreakages = writtenBreakages(9, rows);

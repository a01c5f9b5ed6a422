// A simple model of sales between companies: the income and spending of each, by day and currency, and functions that
// read the same figures from answers.
import { isRecord, type JsonRecord } from "./Client";
import { formatCents, parseCents } from "./Person";

/**
 * In the last zone, it is 22 or 23 o'clock now, so that a day ends during the test. `Etc/GMT-8` is eight hours east.
 */
export const zonesForTest = (seconds: number): readonly string[] => {
  const east = 23 - new Date(seconds * 1000).getUTCHours();
  return ["UTC", "Asia/Shanghai", "America/St_Johns", east <= 14 ? `Etc/GMT-${east}` : `Etc/GMT+${24 - east}`];
};
/** The facts of an order. Times are in seconds. */
export interface KnownSales {
  readonly seller: number;
  readonly buyer: number;
  readonly cents: bigint;
  readonly currency: string;
  readonly placed: number;
  isPaid: boolean;
  refunded: number | null;
}

export interface SalesFigures {
  sold: bigint;
  refunded: bigint;
  spending: bigint;
  between: bigint;
}

const dayOf = (seconds: number, zone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    seconds * 1000,
  );
export const formatSignedCents = (cents: bigint): string =>
  cents < 0n ? `-${formatCents(-cents)}` : formatCents(cents);
const centsOf = (money: unknown): bigint => {
  const text = String(money);
  return text.startsWith("-") ? -parseCents(text.slice(1)) : parseCents(text);
};
export const sumOf = (rows: readonly JsonRecord[], field: string): bigint =>
  rows.reduce((sum, row) => sum + centsOf(row[field]), 0n);
export const recordsIn = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The figures of these companies, by day and currency. */
export const figuresOf = (orders: readonly KnownSales[], companies: ReadonlySet<number>, zone: string) => {
  const found = new Map<string, SalesFigures>();
  const at = (seconds: number, currency: string): SalesFigures => {
    const place = `${dayOf(seconds, zone)} ${currency}`;
    const figures = found.get(place) ?? { sold: 0n, refunded: 0n, spending: 0n, between: 0n };
    found.set(place, figures);
    return figures;
  };
  for (const { seller, buyer, cents, currency, placed, isPaid, refunded } of orders) {
    const isSold = companies.has(seller);
    const isBought = companies.has(buyer) && seller !== buyer;
    if (isPaid && isSold) at(placed, currency).sold += cents;
    if (isPaid && isBought) at(placed, currency).spending += cents;
    if (isPaid && isSold && isBought) at(placed, currency).between += cents;
    if (refunded !== null && isSold) at(refunded, currency).refunded += cents;
  }
  return found;
};

export const salesOf = (days: unknown) =>
  Object.fromEntries(
    recordsIn(days)
      .map(({ day, money_type, income, sold, refunded, spending, between }) => [
        `${String(day)} ${String(money_type)}`,
        { income, sold, refunded, spending, between },
      ])
      // Days on which no order was paid have only zeros.
      .filter(([, figures]) => !Object.values(Object(figures)).every((one) => one === "0.00")),
  );
export const expectedSales = (figures: ReadonlyMap<string, SalesFigures>) =>
  Object.fromEntries(
    [...figures].map(([place, { sold, refunded, spending, between }]) => [
      place,
      {
        income: formatSignedCents(sold - refunded),
        sold: formatCents(sold),
        refunded: formatCents(refunded),
        spending: formatCents(spending),
        between: formatCents(between),
      },
    ]),
  );

// What a buyer sees before paying is what the platform then does: the dialog, the stored order and the wallet agree.
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { pickVariant } from "../sample";
import { createCaller, closePages, workerAddress, visitSignedIn } from "./visit";

afterAll(closePages);

const BUYER = "customer";

const MANNERS = [
  {
    language: "en" as const,
    width: 1280,
    place: "Place an order",
    goods: "Package",
    type: "Payment type",
    wallet: "Company pay",
    card: "Card payment",
    cancel: "Cancel order",
    cancelled: "Cancelled",
    currency: "Currency",
    dollar: "Dollar (USD)",
    facts: { total: "Total", before: "In the wallet", after: "After payment", stock: "In stock" },
    pay: "Pay",
    months: "3 months",
    stock: "Stock 50",
    formula: "$7.50 per 3 months × 6 months × 3",
    agree: (verb: string) => `Agree and ${verb.slice(0, 1).toLowerCase()}${verb.slice(1)}`,
  },
  {
    language: "zh-CN" as const,
    width: 390,
    place: "下单",
    goods: "套餐",
    type: "支付方式",
    wallet: "公司支付",
    card: "银行卡支付",
    cancel: "取消订单",
    cancelled: "已取消",
    currency: "币种",
    dollar: "美元",
    facts: { total: "合计", before: "钱包余额", after: "支付后余额", stock: "库存" },
    pay: "支付",
    months: "3 个月",
    stock: "库存 50",
    formula: "$7.50/3 个月 × 6 个月 × 3 件",
    agree: (verb: string) => `同意并${verb}`,
  },
];

type Words = (typeof MANNERS)[number];

const centsOf = (text: unknown): number => Number(String(text).replaceAll(/\D/g, ""));

/** The platform's goods on sale: three months for 7.50 dollars. */
const sell = async (name: string): Promise<JsonRecord> => {
  const call = await createCaller();
  const prices = { price: "9.00", fact_price: "9.00", rmb: "50.00", usd: "7.50", inr: "0.00", jpy: "0.00" };
  const goods = { name, category_id: 2, type: 2, state: 1, comp_id: 1, month: 3, sort: 1, stock: 50, limit: 0 };
  const made = await call("/v2/mall/admin/product/add", { ...goods, ...prices });
  expect(made).toMatchObject({ code: 200 });
  return recordOf(made);
};

/** The balance of the buyer's wallet, in cents. */
const walletOf = async (): Promise<number> => {
  const call = await createCaller(BUYER);
  const found = rowsOf(await call("/v2/mall/comp/money/get")).find(({ money_type }) => money_type === "usd");
  return centsOf(found?.money ?? 0);
};

/** Recharges the buyer's wallet in dollars, on the payment page. */
const recharged = async (money: string): Promise<void> => {
  const call = await createCaller(BUYER);
  const payment = await call("/v2/mall/comp/money/set", {
    ...{ type: 1, money_type: "usd", money, request_id: `order-${Date.now()}` },
  });
  expect(payment).toMatchObject({ code: 200 });
  const { client } = await openLive(workerAddress());
  await client.pay(recordOf(payment).pay_url);
};

const ordersOf = async (goods: unknown): Promise<readonly JsonRecord[]> =>
  rowsOf(await (await createCaller(BUYER))("/v2/mall/admin/order/list", { spec_id: goods }));

/** The number next to a label in the dialog, in cents or pieces. */
const amountIn = async (dialog: Locator, label: string): Promise<number> =>
  centsOf(
    await dialog
      .locator(".ui-quote dl > *", { has: dialog.page().getByText(label, { exact: true }) })
      .locator("dd")
      .innerText(),
  );

const fillIn = async (page: Page, name: string, way: string, words: Words): Promise<Locator> => {
  await page.getByRole("button", { name: words.place, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  const packages = dialog.getByRole("radiogroup", { name: words.goods });
  // Before a package is chosen, each package shows its duration and its price in every currency.
  await packages.getByText("¥", { exact: false }).first().waitFor();
  // So is what the wallet has.
  await dialog.locator(".ui-quote dl").getByText(words.facts.before, { exact: true }).waitFor();
  await dialog.getByRole("searchbox").fill(name);
  const offer = packages.locator("label", { hasText: name });
  for (const fact of ["¥50.00", "$7.50", words.months, words.stock])
    await offer.getByText(fact, { exact: true }).waitFor();
  await offer.click();
  // The package is sold for three months at a time.
  await expect.poll(() => dialog.locator("[name=buy_num]").inputValue()).toBe("3");
  expect(await dialog.locator("[name=count]").inputValue()).toBe("1");
  await dialog.locator("[name=buy_num]").fill("6");
  await dialog.locator("[name=count]").fill("3");
  for (const [label, option] of [
    [words.type, way],
    [words.currency, words.dollar],
  ] as const) {
    await dialog.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await dialog.locator(".ui-quote dl").getByText(words.facts.total, { exact: true }).waitFor();
  await dialog.getByText(words.formula, { exact: true }).waitFor();
  return dialog;
};

it.each(pickVariant(MANNERS))(
  "an order from the wallet is what its dialog says: the total, months and quantity, and what remains, in $language",
  async (words) => {
    const name = `Wallet ${Date.now()}`;
    const { id } = await sell(name);
    await recharged("90.00");
    const person = await visitSignedIn("/vas/order", { account: BUYER, language: words.language, width: words.width });
    const { page } = person;
    const dialog = await fillIn(page, name, words.wallet, words);
    const before = await walletOf();
    await expect.poll(() => amountIn(dialog, words.facts.total)).toBe(4500);
    expect(await amountIn(dialog, words.facts.before)).toBe(before);
    expect(await amountIn(dialog, words.facts.after)).toBe(before - 4500);
    expect(await amountIn(dialog, words.facts.stock)).toBe(50);
    await dialog.getByRole("button", { name: `${words.pay} $45.00`, exact: true }).click();
    await expect.poll(async () => (await ordersOf(id)).length).toBe(1);
    expect((await ordersOf(id))[0]).toMatchObject({
      ...{ price: "45.00", fee_type: "usd", buy_num: 6, count: 3, comp_id: 19, seller_id: 1, order_state: 3 },
    });
    expect(await walletOf()).toBe(before - 4500);
    expect(person.errors).toEqual([]);
    await person.end();
  },
);

it.each(pickVariant(MANNERS))(
  "a price that changes before the order is placed is shown with the old one, and only the agreed price is paid, in $language",
  async (words) => {
    const call = await createCaller();
    const name = `Changed ${Date.now()}`;
    const { id } = await sell(name);
    await recharged("90.00");
    const person = await visitSignedIn("/vas/order", { account: BUYER, language: words.language, width: words.width });
    const { page } = person;
    const dialog = await fillIn(page, name, words.wallet, words);
    const before = await walletOf();
    const pay = dialog.getByRole("button", { name: `${words.pay} $45.00`, exact: true });
    // Until the price arrives, the dialog shows the total of the former choice.
    await pay.waitFor();
    expect((await call("/v2/mall/admin/product/set", { id, usd: "8.00" })).code).toBe(200);
    await pay.click();
    await dialog.getByRole("alert").filter({ hasText: "45.00" }).filter({ hasText: "48.00" }).waitFor();
    expect(await ordersOf(id)).toEqual([]);
    expect(await walletOf()).toBe(before);
    await dialog.getByRole("button", { name: `${words.agree(words.pay)} $48.00`, exact: true }).click();
    await expect.poll(async () => (await ordersOf(id)).length).toBe(1);
    expect((await ordersOf(id))[0]).toMatchObject({ price: "48.00", buy_num: 6, count: 3, order_state: 3 });
    expect(await walletOf()).toBe(before - 4800);
    await person.end();
  },
);

it.each(pickVariant(MANNERS))(
  "Pay asks first if the goods cost something else by now, and neither ends nor pays the order unasked, in $language",
  async (words) => {
    const [admin, buyer] = [await createCaller(), await createCaller(BUYER)];
    const { id } = await sell(`Unpaid ${Date.now()}`);
    const wish = { spec_id: id, buy_num: 6, count: 3, pay_type: 7, fee_type: "usd" };
    const { order_id, pay_order_id } = recordOf(await buyer("/pay/order/add", wish));
    expect((await admin("/v2/mall/admin/product/set", { id, usd: "8.00" })).code).toBe(200);
    const path = `/vas/order/${String(order_id)}/show`;
    const person = await visitSignedIn(path, { account: BUYER, language: words.language, width: words.width });
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: words.pay, exact: true }).first().click();
    await dialog.getByRole("button", { name: `${words.pay} $45.00`, exact: true }).click();
    await dialog.getByRole("alert").filter({ hasText: "45.00" }).filter({ hasText: "48.00" }).waitFor();
    expect((await ordersOf(id))[0]).toMatchObject({ price: "45.00", order_state: 1, pay_order_id });
    // The order can also be cancelled there, after a question.
    await dialog.getByRole("button", { name: words.cancel, exact: true }).click();
    await dialog.locator("[data-red]", { hasText: words.cancel }).waitFor();
    expect((await ordersOf(id))[0]).toMatchObject({ order_state: 1 });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.pay, exact: true }).first().click();
    await dialog.getByRole("button", { name: `${words.pay} $45.00`, exact: true }).click();
    await dialog.getByRole("button", { name: `${words.agree(words.pay)} $48.00`, exact: true }).click();
    await dialog.getByRole("link", { name: /\/pay\// }).waitFor();
    const [order] = await ordersOf(id);
    expect(order).toMatchObject({ price: "48.00", order_state: 1 });
    expect(order?.pay_order_id).not.toBe(pay_order_id);
    await person.end();
  },
);

it.each(pickVariant(MANNERS))(
  "an order is cancelled from the dialog that says that its goods cost something else by now, in $language",
  async (words) => {
    const [admin, buyer] = [await createCaller(), await createCaller(BUYER)];
    const { id } = await sell(`Dropped ${Date.now()}`);
    const wish = { spec_id: id, buy_num: 6, count: 3, pay_type: 7, fee_type: "usd" };
    const { order_id } = recordOf(await buyer("/pay/order/add", wish));
    expect((await admin("/v2/mall/admin/product/set", { id, usd: "8.00" })).code).toBe(200);
    const path = `/vas/order/${String(order_id)}/show`;
    const person = await visitSignedIn(path, { account: BUYER, language: words.language, width: words.width });
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: words.pay, exact: true }).first().click();
    await dialog.getByRole("button", { name: `${words.pay} $45.00`, exact: true }).click();
    await dialog.getByRole("alert").filter({ hasText: "48.00" }).waitFor();
    await dialog.getByRole("button", { name: words.cancel, exact: true }).click();
    await dialog.locator("[data-red]", { hasText: words.cancel }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("main").getByText(words.cancelled, { exact: true }).first().waitFor();
    expect((await ordersOf(id))[0]).toMatchObject({ price: "45.00", order_state: 5 });
    expect(person.errors).toEqual([]);
    await person.end();
  },
);

// From an order to its refund, with an account of each role: after each step, the screen shows what the platform
// stored, and the platform refuses actions that are not offered. `npm test` runs two cases, one with an approved and
// one with a refused refund, in different languages; `npm run test:full` runs all.
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { takeSample } from "../effort";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { chooseOffer } from "./offers";
import { readModel } from "./readModel";
import { pressAction } from "./steps";
import { createCaller, closePages, workerAddress, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

const ROLES = ["admin", "operator", "agent", "customer", "clerk"];
const [OK, FORBIDDEN] = [200, 513];
const CARD = 7;
const [UNPAID, REFUND_WAITING, REFUNDED] = [1, 4, 5];
const [APPROVED, REFUSED] = [2, 3];

const walksOf = (roles: readonly string[], languages: readonly Language[], decision: number) =>
  roles.flatMap((account) => languages.map((language) => ({ account, language, decision })));
/** Takes each case together with the case half a list further. The two differ in role, language and decision. */
const walks = [
  ...walksOf(ROLES, ["en", "zh-CN"], APPROVED),
  ...walksOf([...ROLES.slice(2), ...ROLES.slice(0, 2)], ["zh-CN", "en"], REFUSED),
];

const { resources, enums } = readModel();
const found = <T extends { readonly name: string }>(all: readonly T[], name: string): T => {
  const one = all.find((each) => each.name === name);
  if (one === undefined) throw new Error(`no ${name}`);
  return one;
};
const order = found(resources, "order");
const valueIn = (name: string, value: unknown) => {
  const one = found(enums, name).values.find((each) => String(each.value) === String(value));
  if (one === undefined) throw new Error(`no ${String(value)} of ${name}`);
  return one;
};

const centsOf = (text: string): number => Number(text.replaceAll(/\D/g, ""));

/** Goods on sale, and a function that changes their price. */
const sell = async (name: string) => {
  const call = await createCaller();
  const prices = { price: "9.00", fact_price: "9.00", rmb: "50.00", usd: "7.50", inr: "0.00", jpy: "0.00" };
  const goods = { name, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1, stock: 50, limit: 0 };
  const { id } = recordOf(await call("/v2/mall/admin/product/add", { ...goods, ...prices }));
  const cost = async (usd: string) => expect((await call("/v2/mall/admin/product/set", { id, usd })).code).toBe(OK);
  return { id, cost };
};

const walker = async ({ account, language }: { readonly account: string; readonly language: Language }) => {
  const call = await createCaller(account);
  const admin = await createCaller();
  const person = await visitSignedIn("/user/info", { account, language });
  const { page } = person;
  const dialog = page.getByRole("dialog");
  const verb = (amount = "") => dialog.locator("[data-answer=verb]", { hasText: amount });
  const labelOf = (name: string) => found(order.calls, name).label[language];
  const stored = async (key: unknown): Promise<JsonRecord> =>
    rowsOf(await admin("/v2/mall/admin/order/list", { order_id: key }))[0] ?? {};
  const stateIn = async (place: Locator) => (await place.innerText()).trim();
  const drawn = async () => {
    await page.locator("main h1").first().waitFor();
    await page.waitForLoadState("networkidle");
  };
  /** Clicks an action if it is offered. If it is not offered, the platform must refuse it. */
  const press = async (name: string, params: JsonRecord): Promise<boolean> => {
    const label = labelOf(name);
    if (await pressAction(page, label)) {
      await dialog.waitFor();
      return true;
    }
    expect((await call(found(order.calls, name).path, params)).code, `${name} is not offered`).toBe(FORBIDDEN);
    return false;
  };
  /** The head of the record and its row in the list show the stored state and price. */
  const compare = async (key: unknown, state: number): Promise<void> => {
    const row = await stored(key);
    expect(row.money_state).toBe(state);
    const label = valueIn("money_state", row.money_state).label[language];
    await person.open(`/vas/order/${String(key)}/show`);
    await drawn();
    await expect.poll(() => stateIn(page.locator("main .ui-state").first())).toBe(label);
    await page
      .locator("main")
      .getByText(`$${String(row.price)}`)
      .first()
      .waitFor();
    await person.open(`/vas/order?filter=${encodeURIComponent(JSON.stringify({ order_id: key }))}`);
    const line = page.locator("main tbody tr[aria-rowindex]");
    await line.first().waitFor();
    expect(await line.count()).toBe(1);
    expect(await stateIn(line.locator(".ui-state").first())).toBe(label);
    await line.getByText(`$${String(row.price)}`).waitFor();
    await person.open(`/vas/order/${String(key)}/show`);
    await drawn();
  };
  /** The balance of the seller's wallet, in cents. */
  const walletOf = async (comp_id: unknown): Promise<number> => {
    const all = rowsOf(await admin("/v2/mall/comp/money/get", { comp_id }));
    return centsOf(String(all.find(({ money_type }) => money_type === "usd")?.money ?? ""));
  };
  return { person, page, dialog, verb, press, compare, stored, walletOf, call, admin };
};

const choose = async (page: Page, dialog: Locator, label: string, option: string) => {
  await dialog.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

it.each(takeSample(walks, walks.length / 2))(
  "as $account in $language, until refund state $decision",
  async ({ account, language, decision }: (typeof walks)[number]) => {
    const { person, page, dialog, verb, press, compare, stored, walletOf, call, admin } = await walker({
      account,
      language,
    });
    const name = `Walked ${Date.now()}`;
    const goods = await sell(name);
    const wish = { spec_id: goods.id, buy_num: 1, count: 1, pay_type: CARD, fee_type: "usd" };
    const listed = async () => rowsOf(await admin("/v2/mall/admin/order/list", { spec_id: goods.id }));

    // The button for placing an order shows the price that is then stored.
    await person.open("/vas/order");
    await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    if (!(await press("pay", wish))) return person.end();
    const asked = found(order.calls, "pay").params;
    await chooseOffer(page, found(asked, "spec_id").label[language], name);
    await choose(page, dialog, found(asked, "pay_type").label[language], valueIn("pay_type", CARD).label[language]);
    await choose(page, dialog, found(asked, "fee_type").label[language], valueIn("money_type", "usd").label[language]);
    await verb("$7.50").click();
    await expect.poll(async () => (await listed()).length).toBe(1);
    const key = (await listed())[0]?.order_id;
    await dialog.getByText(String(key)).waitFor();
    expect(await stored(key)).toMatchObject({ price: "7.50", order_state: 1, refund_state: 0 });
    await compare(key, UNPAID);

    // Pay shows the amount of the order, and the new amount after the price of its goods changed.
    await goods.cost("8.00");
    if (!(await press("collect", { order_id: key }))) return person.end();
    await verb("$7.50").click();
    await dialog.getByRole("alert").filter({ hasText: "7.50" }).filter({ hasText: "8.00" }).waitFor();
    expect(await stored(key)).toMatchObject({ price: "7.50", order_state: 1 });
    await verb("$8.00").click();
    const pays = dialog.getByRole("link", { name: /\/pay\// });
    await pays.waitFor();
    expect(await stored(key)).toMatchObject({ price: "8.00", order_state: 1 });
    const { client } = await openLive(workerAddress());
    const { seller_id } = await stored(key);
    const before = await walletOf(seller_id);
    await client.pay(new URL((await pays.getAttribute("href")) ?? "", workerAddress()).pathname);
    const paid = await stored(key);
    expect([2, 3]).toContain(paid.order_state);
    await compare(key, Number(paid.money_state));
    const PRICE = 800;
    expect(await walletOf(seller_id)).toBe(before + PRICE);

    // A refund request is shown as requested, with its amount.
    const reason = `Returned ${Date.now()}`;
    if (!(await press("refund", { order_id: key, refund_reason: reason }))) return person.end();
    await dialog.locator("[name=refund_reason]").fill(reason);
    await verb().click();
    await expect.poll(() => page.locator(".shell-toast").first().innerText()).toContain("$8.00");
    const refunds = async () => rowsOf(await admin("/v2/mall/admin/order/refund/list", { order_id: key }));
    const [refund] = await refunds();
    expect(refund).toMatchObject({ state: 1, amount: "8.00", fee_type: "usd", reason });
    await compare(key, REFUND_WAITING);

    // An account cannot approve its own request, and is not offered it.
    const act = (state: number) => valueIn("refund_state", state).act?.[language] ?? "";
    const set = "/v2/mall/admin/order/refund/set";
    await person.open(`/product/refund/${String(refund?.id)}/show`);
    await page.locator(".ui-head-facts").getByText(reason).waitFor();
    expect(
      await page
        .locator("main")
        .getByRole("button", { name: act(APPROVED), exact: true })
        .count(),
    ).toBe(0);
    expect((await call(set, { id: refund?.id, state: APPROVED })).code).toBe(FORBIDDEN);

    // Another account decides about the request. A refusal needs a reply, and an approval shows the amount. The
    // seller's wallet is compared before and after.
    const bills = `/user/bills?company=${String(seller_id)}`;
    const decider = await visitSignedIn(bills, {
      account: account === "admin" ? "operator" : "admin",
      language,
    });
    const shownWallet = async () => centsOf(await decider.page.locator('[data-currency="usd"] strong').innerText());
    await expect.poll(shownWallet).toBe(before + PRICE);
    await decider.open(`/product/refund/${String(refund?.id)}/show`);
    const question = decider.page.getByRole("dialog");
    const decide = async (state: number) => {
      expect(await pressAction(decider.page, act(state))).toBe(true);
      await question.waitFor();
    };
    const sends = question.locator("[data-answer=verb]");
    if (decision === REFUSED) {
      await decide(REFUSED);
      await sends.click();
      await question.locator("[name=remark][aria-invalid=true]").waitFor();
      expect((await refunds())[0]).toMatchObject({ state: 1 });
      await question.locator("[name=remark]").fill("Used for a month");
      await sends.click();
      await question.waitFor({ state: "detached" });
      expect((await refunds())[0]).toMatchObject({ state: REFUSED, remark: "Used for a month" });
      await compare(key, Number(paid.money_state));
    } else {
      await decide(APPROVED);
      await question.locator(".ui-facts").getByText("$8.00").waitFor();
      await question.locator(".ui-facts").getByText(reason).waitFor();
      await sends.click();
      await question.waitFor({ state: "detached" });
      expect((await refunds())[0]).toMatchObject({ state: APPROVED });
      await compare(key, REFUNDED);
    }
    const state = valueIn("refund_state", decision).label[language];
    await expect.poll(() => decider.page.locator("main .ui-state").first().innerText()).toContain(state);
    const after = decision === APPROVED ? before : before + PRICE;
    expect(await walletOf(seller_id)).toBe(after);
    await decider.open(bills);
    await expect.poll(shownWallet).toBe(after);
    const line = decider.page.locator("main tbody tr[aria-rowindex]").first();
    await expect
      .poll(async () => (await line.innerText()).replaceAll(/\s+/g, " "))
      .toMatch(decision === APPROVED ? /[-\u2212]\s?\$8\.00/ : /\+\s?\$8\.00/);
    expect(decider.errors).toEqual([]);
    await decider.end();
    expect(person.errors).toEqual([]);
    return person.end();
  },
  240_000,
);

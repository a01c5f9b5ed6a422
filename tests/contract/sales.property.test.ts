// Random histories of sales between companies, on both stores. Income and spending on the dashboard, in statistics,
// wallets, lists and sums of lists equal those of a simple model, to the cent, in several time zones.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenSeed, roundNumbers, repetitions } from "../effort";
import { callRestPath } from "./callRestPath";
import { type Client, type JsonRecord, recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { sumInExport } from "./sumInExport";
import type { TestHost } from "./Host";
import { formatCents, signInPerson, parseCents, makeCompany, makePerson, newMark, type Person } from "./Person";
import {
  type SalesFigures,
  figuresOf,
  type KnownSales,
  recordsIn,
  expectedSales,
  formatSignedCents,
  sumOf,
  salesOf,
  zonesForTest,
} from "./salesModel";

const model = readModel(20);
const STEPS = repetitions(60, 400);
const SEED = givenSeed ?? Date.now() % 1_000_000;
const CURRENCIES = ["usd", "rmb", "inr"] as const;
const PAID = [2, 3];
const ORDERS = "/v2/mall/admin/order/list";
const WALLET = 4;
const CARD = 7;
/** Seconds for which a payment page accepts money. */
const PAYABLE = 2 * 3600;

/** A seeded random number generator: mulberry32. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`income and spending on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: Person;
    /** The number of seconds that the platform's clock was moved. */
    let ahead = 0;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    }, 60_000);

    it.each(roundNumbers)(
      `are what a plain model says (seed ${SEED}, round %i)`,
      { timeout: 600_000 },
      async (round) => {
        const draw = chance(SEED * 100 + round);
        const one = <Item>(items: readonly Item[]): Item => {
          const item = items[draw(items.length)];
          if (item === undefined) throw new Error("nothing to draw from");
          return item;
        };
        const now = () => Math.floor(Date.now() / 1000) + ahead;
        // A chain of suppliers, and a company outside that chain.
        const top = await makeCompany(client);
        const middle = await makeCompany(client, top);
        const [low, branch] = [await makeCompany(client, middle), await makeCompany(client, top)];
        const companies = [top, middle, low, branch];
        const people: Person[] = [];
        for (const company of companies)
          people.push(await makePerson(client, company, { scope: 1 }), await makePerson(client, company, { scope: 1 }));
        const wide = await makePerson(client, top, { scope: 2 });
        for (const person of people.filter((_, at) => at % 2 === 0))
          for (const money_type of CURRENCIES) await person.recharged("300.00", { money_type });
        const offered: { readonly id: unknown; readonly seller: number; readonly prices: JsonRecord }[] = [];
        for (const seller of companies.slice(0, 3)) {
          const prices = { rmb: "3.07", usd: "2.01", inr: "11.13" };
          const given = {
            name: `Traded ${newMark()}`,
            category_id: 2,
            type: 2,
            state: 1,
            comp_id: seller,
            month: 1,
            sort: 1,
          };
          const goods = { ...given, price: "1.00", fact_price: "1.00", jpy: "0.00", ...prices };
          const { id } = recordOf(await admin.call("/v2/mall/admin/product/add", goods));
          offered.push({ id, seller, prices });
        }

        const orders = new Map<string, KnownSales>();
        const pages = new Map<string, unknown>();
        const refunds = new Map<string, unknown>();
        const order = async () => {
          const [person, { id, seller, prices }] = [one(people), one(offered)];
          const [fee_type, pay_type, count] = [one(CURRENCIES), one([WALLET, WALLET, CARD]), 1 + draw(3)];
          const placed = now();
          const reply = await person.order({ spec_id: id, fee_type, pay_type, count });
          // Goods of companies that do not supply the buyer are refused, and so is a payment from an empty wallet.
          if (reply.code !== 200) return expect([406, 416]).toContain(reply.code);
          const { order_id, pay_url } = recordOf(reply);
          orders.set(String(order_id), {
            seller: pay_type === WALLET ? seller : person.company,
            buyer: person.company,
            cents: BigInt(count) * parseCents(prices[fee_type]),
            currency: fee_type,
            placed,
            isPaid: pay_type === WALLET,
            refunded: null,
          });
          if (pay_url) pages.set(String(order_id), pay_url);
          return undefined;
        };
        const pay = async () => {
          if (pages.size === 0) return;
          const [order_id, page] = one([...pages]);
          const known = orders.get(order_id);
          const result = draw(4) === 0 ? "refused" : "paid";
          if (draw(5) === 0) {
            const buyer = people.find(({ company }) => company === known?.buyer);
            await buyer?.call("/v2/mall/admin/order/cancel", { order_id });
          } else {
            const isOver = known !== undefined && now() > known.placed + PAYABLE;
            await client.pay(page, result);
            if (known && result === "paid" && !isOver) known.isPaid = true;
          }
          pages.delete(order_id);
        };
        const askBack = async () => {
          if (orders.size === 0) return;
          const [order_id, known] = one([...orders]);
          // A person of the buyer or of the seller.
          const company = one([known.buyer, known.seller]);
          const asked = await one(people.filter((person) => person.company === company)).call(
            "/v2/mall/admin/order/refund/add",
            { order_id, refund_reason: "Broken" },
          );
          if (asked.code === 200) refunds.set(order_id, null);
        };
        const decide = async () => {
          if (refunds.size === 0) return;
          const [order_id] = one([...refunds]);
          const known = orders.get(order_id);
          const person = one(people);
          const [refund] = rowsOf(await person.call("/v2/mall/admin/order/refund/list", { order_id }));
          if (refund === undefined) return expect(person.company).not.toBe(known?.seller);
          const isGiven = draw(4) > 0;
          const at = now();
          const reply = await person.refund(refund.id, isGiven ? { state: 2 } : { state: 3, remark: "No" });
          if (reply.code !== 200) return expect([416, 513, 519]).toContain(reply.code);
          if (known && isGiven) known.refunded = at;
          refunds.delete(order_id);
          return undefined;
        };
        const later = () => {
          // Sums of these steps are multiples of 570, and none of them is close to PAYABLE. So each payment is clearly in
          // time or clearly late.
          const seconds = 570 * (1 + draw(3));
          host.later(seconds);
          if (host.platform) ahead += seconds;
        };
        const begin = now();
        for (let step = 0; step < STEPS; step += 1) {
          if (step % Math.ceil(STEPS / 12) === 0) later();
          await one([order, order, order, pay, askBack, decide])();
        }
        const history = [...orders.values()];
        expect(history.some(({ seller, buyer, isPaid }) => isPaid && seller !== buyer)).toBe(true);

        const below = new Map([
          [top, companies],
          [middle, [middle, low]],
          [low, [low]],
          [branch, [branch]],
        ]);
        for (const [person, own] of [
          ...people.filter((_, at) => at % 2 === 0).map((each) => [each, [each.company]] as const),
          [wide, below.get(top) ?? []] as const,
        ]) {
          const those = new Set(own);
          const range = { gmt_begin: begin - 86_400, gmt_end: now() + 86_400 };
          for (const time_zone of zonesForTest(begin)) {
            const right = figuresOf(history, those, time_zone);
            const legacy = { token: person.token, style: "legacy" } as const;
            const answered = recordOf(await client.call("/mall/statis/order", { ...range, time_zone }, legacy));
            expect(salesOf(answered.days), `statistics in ${time_zone}`).toEqual(expectedSales(right));
            const overview = recordOf(await person.call("/v2/user/data/overview/get", { time_zone }));
            expect(salesOf(overview.orders), `dashboard in ${time_zone}`).toEqual(expectedSales(right));
            for (const total of recordsIn(answered.totals)) {
              const ofCurrency = [...right].filter(([place]) => place.endsWith(` ${String(total.money_type)}`));
              const sum = (of: keyof SalesFigures) => ofCurrency.reduce((all, [, figures]) => all + figures[of], 0n);
              expect(total.income).toBe(formatSignedCents(sum("sold") - sum("refunded")));
              expect(total.spending).toBe(formatCents(sum("spending")));
              const payments = recordsIn(answered.payments).filter(({ money_type }) => money_type === total.money_type);
              expect(sumOf(payments, "income"), "payment share").toBe(sum("sold") - sum("refunded"));
              const top5 = await client.call(
                "/mall/statis/order/comp",
                { ...range, time_zone, money_type: total.money_type },
                legacy,
              );
              for (const { key, income } of recordsIn(recordOf(top5).companies)) {
                const alone = [...figuresOf(history, new Set([Number(key)]), time_zone)];
                const net = alone
                  .filter(([place]) => place.endsWith(` ${String(total.money_type)}`))
                  .reduce((all, [, figures]) => all + figures.sold - figures.refunded, 0n);
                expect(income, "top 5").toBe(formatSignedCents(net));
              }
            }
          }
          for (const fee_type of CURRENCIES) {
            const paid = history.filter((each) => each.isPaid && each.currency === fee_type);
            const total = (some: readonly KnownSales[]) => some.reduce((sum, { cents }) => sum + cents, 0n);
            for (const company of own) {
              const sold = paid.filter(({ seller }) => seller === company);
              const bought = paid.filter(({ buyer, seller }) => buyer === company && seller !== company);
              const back = sold.filter(({ refunded }) => refunded !== null);
              const asked = { fee_type, order_state: PAID, page_size: 1000 };
              const listed = rowsOf(await person.call(ORDERS, { ...asked, seller_id: company }));
              expect(sumOf(listed, "price"), "list").toBe(total(sold));
              expect(await sumInExport(model, "order", listed, "price"), "export").toBe(total(sold));
              const purchases = rowsOf(await person.call(ORDERS, { ...asked, comp_id: company }));
              expect(
                sumOf(
                  purchases.filter(({ seller_id }) => seller_id !== company),
                  "price",
                ),
              ).toBe(total(bought));
              const sums = await callRestPath(client, person.token, "/sums", "POST", {
                resource: "order",
                fields: ["price"],
                filters: { fee_type, order_state: PAID, seller_id: company },
              });
              // "Paid minus refunds", as the list calls it.
              expect(sumOf(recordsIn(sums.body.sums), "sum"), "sums").toBe(total(sold) - total(back));
              const flow = (await person.flow({ comp_id: company })).filter(
                ({ money_type }) => money_type === fee_type,
              );
              const lines = (ending: RegExp) => flow.filter(({ counterpart }) => ending.test(String(counterpart)));
              expect(sumOf(lines(/^sale:|^refund:.*:seller$/), "money"), "wallet").toBe(total(sold) - total(back));
              const orderOf = (line: JsonRecord) => orders.get(String(line.order_id));
              const foreign = lines(/^purchase:/).filter((line) => orderOf(line)?.seller !== company);
              expect(-sumOf(foreign, "money"), "wallet, spending").toBe(total(bought));
            }
          }
        }
      },
    );
  });
}

// An order is either unpaid or paid exactly once, at whatever moment the process that takes the money is killed.
import { afterAll, describe, expect, it } from "vitest";
import { business } from "../../platform/business";
import { isFullRun } from "../effort";
import { type JsonRecord, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { runUntilKilled } from "./killed";
import { signInPerson, parseCents, type Person } from "./Person";

const ROUNDS = isFullRun ? 6 : 1;
/** The number of orders for each kind of payment: payment platform, paying an unpaid order, paying at once. */
const MANY = 30;
const [UNPAID, PAID, SUCCESSFUL] = [1, 2, 3];
const WALLET = 4;
const ALL = { page_size: 500 };

const sumOf = (rows: readonly JsonRecord[]): bigint => rows.reduce((sum, { money }) => sum + parseCents(money), 0n);

/** Checks that each order agrees with the wallets of both companies. Answers the unpaid orders. */
const check = async (admin: Person, spec_id: unknown, company: number): Promise<readonly JsonRecord[]> => {
  const orders = rowsOf(await admin.call("/v2/mall/admin/order/list", { ...ALL, spec_id }));
  const bought = await admin.flow({ comp_id: company });
  const lines = [...bought, ...(await admin.flow({ comp_id: 1 }))];
  for (const { order_id, order_state, comp_id, seller_id, price, pay_type } of orders) {
    expect([UNPAID, PAID, SUCCESSFUL]).toContain(order_state);
    const due = [[seller_id, price], ...(pay_type === WALLET ? [[comp_id, `-${String(price)}`]] : [])];
    const booked = lines.filter((one) => one.order_id === order_id).map((one) => [one.comp_id, one.money]);
    expect(booked.toSorted()).toEqual(order_state === UNPAID ? [] : due.toSorted());
  }
  expect(await admin.balance("usd", company)).toBe(sumOf(bought));
  return orders.filter(({ order_state }) => order_state === UNPAID);
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`kill -9 while ${3 * MANY} orders are paid on ${name}`, () => {
    afterAll(() => found?.close(), 60_000);

    it(
      "leaves each order unpaid, or paid with its lines of the wallets, never ended and never charged twice",
      {
        timeout: 120_000 * ROUNDS,
      },
      async () => {
        if (!found) return;
        let cut = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          const place = found.place();
          const lines = await runUntilKilled(
            "tests/contract/payingOrders",
            place,
            [String(MANY), String(5 + 13 * round)],
            () => false,
          );
          const { spec_id, company } = JSON.parse(lines[0] ?? "{}");
          // This also kills the processes of the database.
          found.cluster?.crash();
          found.cluster?.start();
          const host = await openHost(place, readModel(20), [], { JOBS: false }, { ...business });
          try {
            const admin = await signInPerson(host.client, "admin");
            const unpaid = await check(admin, spec_id, Number(company));
            cut += unpaid.length;
            // A sender that gets no answer sends the notice of the payment again. The payment counts once.
            for (const { pay_order_id } of unpaid.filter(({ pay_type }) => pay_type !== WALLET))
              for (let times = 0; times < 2; times += 1)
                await host.client.pay((await admin.payment(pay_order_id)).pay_url);
            const left = await check(admin, spec_id, Number(company));
            expect(left.filter(({ pay_type }) => pay_type !== WALLET)).toEqual([]);
          } finally {
            await host.close();
          }
        }
        // Some processes were killed before the payment.
        expect(cut).toBeGreaterThan(0);
      },
    );
  });
}

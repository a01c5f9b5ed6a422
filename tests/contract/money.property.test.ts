// Many people move money at random at the same time, on both stores. Whatever the order is: no balance is below zero,
// each balance is the sum of its flow, each line of the flow has one counterpart, and each request counts once.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenSeed, roundNumbers, repetitions } from "../effort";
import { isRecord, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { signInPerson, parseCents, makeCompany, makePerson, newMark } from "./Person";
import type { Person } from "./Person";

const model = readModel();
const STEPS = repetitions(14, 80);
const CURRENCIES = ["usd", "inr"] as const;
const SEED = givenSeed ?? Date.now() % 1_000_000;

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

interface Asked {
  readonly requests: string[];
  readonly orders: string[];
  readonly refunds: { readonly id: unknown; readonly order: string }[];
  readonly withdrawals: unknown[];
  readonly pages: unknown[];
  readonly answers: Reply[];
}

class Crowd {
  readonly #draw: (below: number) => number;
  readonly #people: readonly Person[];
  readonly #asked: Asked;

  constructor(seed: number, people: readonly Person[], asked: Asked) {
    this.#draw = chance(seed);
    this.#people = people;
    this.#asked = asked;
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.#draw(items.length)];
  }

  #person(): Person {
    const [first] = this.#people;
    const found = this.#one(this.#people) ?? first;
    if (!found) throw new Error("nobody is there");
    return found;
  }

  #keep(reply: Reply): JsonRecord {
    this.#asked.answers.push(reply);
    return reply.code === 200 && isRecord(reply.data) ? reply.data : {};
  }

  #amount(): string {
    return `${this.#draw(12)}.${String(1 + this.#draw(99)).padStart(2, "0")}`;
  }

  /** A request number, sometimes one that was used before. */
  #request(): string {
    const again = this.#draw(4) === 0 ? this.#one(this.#asked.requests) : undefined;
    const request = again ?? newMark();
    this.#asked.requests.push(request);
    return request;
  }

  async #recharge(): Promise<void> {
    const more = { money_type: this.#one(CURRENCIES), request_id: this.#request() };
    const { pay_url } = this.#keep(await this.#person().recharge(this.#amount(), more));
    if (pay_url) this.#asked.pages.push(pay_url);
  }

  /** Pays a random payment, once or several times, in any state. */
  async #pay(): Promise<void> {
    const page = this.#one(this.#asked.pages);
    if (page === undefined) return;
    const { client } = this.#person();
    const result = this.#draw(4) === 0 ? "refused" : "paid";
    await Promise.all(Array.from({ length: 1 + this.#draw(3) }, () => client.pay(page, result)));
  }

  async #order(): Promise<void> {
    const pay_type = this.#draw(3) === 0 ? 4 : 7;
    const order = this.#keep(await this.#person().order({ pay_type, request_id: this.#request() }));
    if (order.order_id) this.#asked.orders.push(String(order.order_id));
    if (order.pay_url) this.#asked.pages.push(order.pay_url);
  }

  async #cancel(): Promise<void> {
    const order_id = this.#one(this.#asked.orders);
    if (order_id) this.#keep(await this.#person().call("/v2/mall/admin/order/cancel", { order_id }));
  }

  async #askBack(): Promise<void> {
    const order = this.#one(this.#asked.orders);
    if (order === undefined) return;
    const person = this.#person();
    const ask = { order_id: order, refund_reason: "Broken" };
    this.#keep(await person.call("/v2/mall/admin/order/refund/add", ask));
    for (const { id, order_id } of rowsOf(
      await person.call("/v2/mall/admin/order/refund/list", { order_id: order, page_size: 50 }),
    ))
      if (order_id === order) this.#asked.refunds.push({ id, order });
  }

  async #payBack(): Promise<void> {
    const refund = this.#one(this.#asked.refunds);
    const values = this.#draw(4) === 0 ? { state: 3, remark: "No" } : { state: this.#draw(6) === 0 ? 1 : 2 };
    if (refund) this.#keep(await this.#person().refund(refund.id, values));
  }

  async #withdraw(): Promise<void> {
    const more = { money_type: this.#one(CURRENCIES), request_id: this.#request() };
    const { id } = this.#keep(await this.#person().withdraw(this.#amount(), more));
    if (id) this.#asked.withdrawals.push(id);
  }

  async #audit(): Promise<void> {
    const id = this.#one(this.#asked.withdrawals);
    if (id === undefined) return;
    const passes = this.#draw(3) > 0;
    const person = this.#person();
    this.#keep(await (this.#draw(2) === 0 ? person.audit(id, passes) : person.approve(id, passes)));
  }

  async step(): Promise<void> {
    const methods = [
      () => this.#recharge(),
      () => this.#pay(),
      () => this.#pay(),
      () => this.#order(),
      () => this.#cancel(),
      () => this.#askBack(),
      () => this.#payBack(),
      () => this.#withdraw(),
      () => this.#audit(),
      () => this.#audit(),
    ];
    await this.#one(methods)?.();
  }
}

const sum = (rows: readonly JsonRecord[]): bigint =>
  rows.reduce((total, { money }) => {
    const text = String(money);
    return text.startsWith("-") ? total - parseCents(text.slice(1)) : total + parseCents(text);
  }, 0n);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`money on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: Person;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it.each(roundNumbers)(`adds up, whatever eight people do at once (seed ${SEED}, round %i)`, async (round) => {
      const upper = await makeCompany(client);
      const companies = [upper, await makeCompany(client, upper), await makeCompany(client)];
      const people: Person[] = [];
      for (const company of companies)
        people.push(await makePerson(client, company), await makePerson(client, company));
      people.push(admin, await signInPerson(client, "operator"));
      for (const person of people.slice(0, 6)) await person.recharged("60.00");
      const asked: Asked = { requests: [], orders: [], refunds: [], withdrawals: [], pages: [], answers: [] };
      await Promise.all(
        people.map(async (_, index) => {
          const one = new Crowd(SEED * 1000 + round * 10 + index, people, asked);
          for (let step = 0; step < STEPS; step += 1) await one.step();
        }),
      );

      expect([...new Set(asked.answers.map(({ code }) => code))].filter((code) => code >= 500 && code < 513)).toEqual(
        [],
      );
      const lines: JsonRecord[] = [];
      for (const comp_id of [...companies, 1]) {
        const flow = await admin.flow({ comp_id });
        lines.push(...flow);
        for (const { money_type, money } of await admin.wallets(comp_id)) {
          const own = flow.filter((line) => line.money_type === money_type);
          expect(String(money)).not.toMatch(/^-/);
          expect(sum(own), `wallet ${comp_id} ${String(money_type)}`).toBe(parseCents(money));
          expect(own.filter((line) => String(line.balance).startsWith("-"))).toEqual([]);
        }
      }

      const counterparts = lines.map(({ counterpart }) => String(counterpart));
      expect(counterparts.filter((one) => one === "")).toEqual([]);
      expect(new Set(counterparts).size).toBe(counterparts.length);
      const has = (counterpart: string) => counterparts.includes(counterpart);

      const payments = rowsOf(await admin.call("/v2/mall/comp/payorder/list", { page_size: 5000, purpose: 1 }));
      for (const { pay_order_id, state, comp_id } of payments)
        if (companies.includes(Number(comp_id))) expect(has(`payment:${String(pay_order_id)}`)).toBe(state === 3);
      for (const order_id of new Set(asked.orders)) {
        const order = await admin.stored(order_id);
        const isPaid = order.order_state === 2 || order.order_state === 3;
        expect(has(`sale:${order_id}`), `sale of ${order_id}`).toBe(isPaid);
        expect(has(`purchase:${order_id}`)).toBe(isPaid && order.pay_type === 4);
        expect(has(`refund:${order_id}:seller`)).toBe(order.refund_state === 2);
      }
      for (const line of lines.filter(({ type, comp_id }) => type === 3 && comp_id !== 1))
        expect(has(`withdrawal:${String(line.id)}`)).toBe(line.audit_state === 3 || line.audit_state === 5);
      for (const line of lines.filter(({ type, comp_id }) => type === 3 && comp_id !== 1)) {
        const involved = [line.account_id, line.first_audit_id, line.second_audit_id].filter((one) => one !== 0);
        expect(new Set(involved).size).toBe(involved.length);
      }
    });
  });
}

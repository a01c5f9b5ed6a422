// Makes every call that names an order, in every state that an order can have. The call changes the state as the
// definition allows, or not at all. The calls are read from the definitions, so new calls are included.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallModel, ResourceModel } from "../../generator";
import { recordOf, type JsonRecord, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, type Person } from "../contract/Person";

const SENTENCE = "Payment/order states: unpaid, paid, payment successful, payment failed, cancelled, invalid.";
const STATES = [1, 2, 3, 4, 5, 6];
const model = readModel(120);
const resourceOf = (name: string): ResourceModel => {
  const found = model.resources.find((one) => one.name === name);
  if (!found) throw new Error(`no resource ${name}`);
  return found;
};
const order = resourceOf("order");
const allowed = (from: number): readonly number[] =>
  order.transitions.flatMap((one) => (one.field === "order_state" && one.from === from ? one.to.map(Number) : []));

/** The calls that change or name an existing order. */
const calls: readonly (readonly [string, CallModel])[] = model.resources.flatMap(({ name, calls: own }) =>
  own.flatMap((call) => {
    const isAbout = call.params.some((param) => param.name === "order_id");
    const isChange = call.verb !== "list" && call.verb !== "get";
    return isAbout && isChange ? [[`${name}.${call.name}`, call] as const] : [];
  }),
);

const found = await placesForStores(anyStore);

describe.skipIf(found === null)("the state of an order", () => {
  let host: TestHost;
  let admin: Person;
  const left = new Map<number, JsonRecord[]>();
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), model);
    admin = await signInPerson(host.client, "admin");
    for (const state of STATES) left.set(state, [...rowsOf(await list({ order_state: state, page_size: 100 }))]);
    const cancel = order.calls.find(({ name }) => name === "cancel")?.path ?? "";
    // The unpaid orders of the demo have expired in the meantime, and few are cancelled.
    for (const state of calls.flatMap(() => [1, 5])) {
      const { order_id } = recordOf(await admin.order({ user_id: "emma", app_id: 1 }));
      if (state === 5) await admin.call(cancel, { order_id });
      left.get(state)?.push(...rowsOf(await list({ order_id, page_size: 1 })));
    }
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });
  const list = (params: JsonRecord) => admin.call("/v2/mall/admin/order/list", params);
  const stateOf = async (order_id: unknown): Promise<number> =>
    Number(rowsOf(await list({ order_id, page_size: 1 }))[0]?.order_state);

  it(`4. "${SENTENCE}": there are calls that change orders, and transitions that they obey`, () => {
    const names = calls.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["order.collect", "order.cancel", "order.deliver", "order.refund"]));
    expect(allowed(1)).toEqual([2, 4, 5, 6]);
    expect(STATES.filter((state) => allowed(state).length === 0)).toEqual([3, 5, 6]);
  });

  describe.each(calls)("after %s", (name, call) => {
    it.each(STATES)(
      `4. "${SENTENCE}": an order in state %i is where it was, or in a state that may follow`,
      async (before) => {
        const one = left.get(before)?.shift();
        expect(one, `no order in state ${before} is left`).toBeDefined();
        const given = { ...one, order_state: 3, state: 3, request_id: `${name} ${before}` };
        const style = call.style === "legacy" ? "legacy" : "bearer";
        const { code } = await host.client.call(call.path, given, { token: admin.token, style });
        const after = await stateOf(one?.order_id);
        expect([before, ...allowed(before)]).toContain(after);
        const { order_state: meant } = call.when;
        if (name.startsWith("order.") && meant !== undefined && !meant.includes(before)) {
          expect(code).not.toBe(200);
          expect(after).toBe(before);
        }
      },
    );
  });
});

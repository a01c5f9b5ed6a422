// Creates companies and accounts for a test. They pay, sell, refund and withdraw with normal calls.
import { newName } from "./newName";
import { expect } from "vitest";
import { recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";

const PASSWORD = "wallet-of-its-own-7";
/** The menus for ordering, refunding and moving money. */
const ROLE = 3;
const CUSTOMER = 6;

let made = 0;
export const newMark = (): string => {
  made += 1;
  return `${Date.now()}${made}`;
};

export const parseCents = (money: unknown): bigint => BigInt(String(money ?? "0.00").replace(".", ""));
export const formatCents = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;

export class Person {
  readonly client: Client;
  readonly token: string;
  readonly account: JsonRecord;

  constructor(client: Client, token: string, account: JsonRecord) {
    this.client = client;
    this.token = token;
    this.account = account;
  }

  get company(): number {
    return Number(this.account.comp_id);
  }

  call(path: string, params: JsonRecord = {}): Promise<Reply> {
    const style = path.startsWith("/pay/") ? "legacy" : "bearer";
    return this.client.call(path, params, { token: this.token, style });
  }

  async wallets(comp_id: number = this.company): Promise<readonly JsonRecord[]> {
    return rowsOf(await this.call("/v2/mall/comp/money/get", { comp_id }));
  }

  async balance(money_type = "usd", comp_id: number = this.company): Promise<bigint> {
    return parseCents((await this.wallets(comp_id)).find((one) => one.money_type === money_type)?.money);
  }

  recharge(money: string, more: JsonRecord = {}): Promise<Reply> {
    return this.call("/v2/mall/comp/money/set", { type: 1, money_type: "usd", money, request_id: newMark(), ...more });
  }

  /** Requests a recharge and pays it. */
  async recharged(money: string, more: JsonRecord = {}): Promise<JsonRecord> {
    const payment = recordOf(await this.recharge(money, more));
    await this.client.pay(payment.pay_url);
    return payment;
  }

  withdraw(money: string, more: JsonRecord = {}): Promise<Reply> {
    const given = { type: 3, money_type: "usd", money, remark: "HSBC 40-11-22", request_id: newMark() };
    return this.call("/v2/mall/comp/money/set", { ...given, ...more });
  }

  audit(flow_id: unknown, passes = true): Promise<Reply> {
    const verdict = { flow_id, audit_state: passes ? 2 : 3, audit_remark: "Unknown account" };
    return this.call("/v2/mall/comp/money/set", { cmd: "audit", ...verdict });
  }

  approve(flow_id: unknown, passes = true): Promise<Reply> {
    const verdict = { flow_id, audit_state: passes ? 4 : 5, audit_remark: "Unknown account" };
    return this.call("/v2/mall/comp/money/set", { cmd: "approve", ...verdict });
  }

  /** Orders goods 1, which cost 2.00 dollars and need a device. */
  order(more: JsonRecord = {}): Promise<Reply> {
    return this.call("/pay/order/add", { spec_id: 1, buy_num: 1, pay_type: 7, fee_type: "usd", ...more });
  }

  async stored(order_id: unknown): Promise<JsonRecord> {
    return rowsOf(await this.call("/v2/mall/admin/order/list", { order_id }))[0] ?? {};
  }

  async payment(pay_order_id: unknown): Promise<JsonRecord> {
    return rowsOf(await this.call("/v2/mall/comp/payorder/list", { pay_order_id }))[0] ?? {};
  }

  async refunding(order_id: unknown): Promise<JsonRecord> {
    expect((await this.call("/v2/mall/admin/order/refund/add", { order_id, refund_reason: "Broken" })).code).toBe(200);
    const found = await this.call("/v2/mall/admin/order/refund/list", { order_id });
    return rowsOf(found).find((row) => row.order_id === order_id) ?? {};
  }

  refund(id: unknown, values: JsonRecord = { state: 2 }): Promise<Reply> {
    return this.call("/v2/mall/admin/order/refund/set", { id, ...values });
  }

  async flow(more: JsonRecord = {}): Promise<readonly JsonRecord[]> {
    const asked = { comp_id: this.company, page_size: 5000, sort_field: "id", ...more };
    return rowsOf(await this.call("/v2/mall/comp/moneyflow/list", asked));
  }
}

export const makeCompany = async (client: Client, parent = 1): Promise<number> => {
  const token = await client.session("admin");
  const given = { comp_name: `Wallet ${newMark()}`, comp_type: CUSTOMER, comp_parent_id: parent };
  return Number(recordOf(await client.call("/v2/user/company/add", given, { token })).comp_id);
};

/** Created by the super admin, or by the owner of the token. */
export const makePerson = async (
  client: Client,
  comp_id: number,
  more: JsonRecord = {},
  by: string | null = null,
): Promise<Person> => {
  const token = by ?? (await client.session("admin"));
  const user_id = `w${newMark()}`;
  const rights = { comp_id, role_id: ROLE, scope: 2, state: 1, user_type: 1 };
  const given = {
    user_id,
    user_password: PASSWORD,
    get user_name() {
      return newName("Wallet");
    },
    user_email: `${user_id}@example.com`,
  };
  const account = recordOf(await client.call("/v2/user/account/add", { ...given, ...rights, ...more }, { token }));
  expect(account.user_id).toBe(user_id);
  return new Person(client, await client.token(user_id, PASSWORD), account);
};

/** Two accounts of one company, which audit each other's withdrawals, and a second auditor of the company above. */
export const makeAuditors = async (
  client: Client,
): Promise<{ readonly owner: Person; readonly helper: Person; readonly above: Person }> => {
  const upper = await makeCompany(client);
  const company = await makeCompany(client, upper);
  const owner = await makePerson(client, company);
  return { owner, helper: await makePerson(client, company), above: await makePerson(client, upper) };
};

/** A demo account. */
export const signInPerson = async (client: Client, user_id: string): Promise<Person> => {
  const token = await client.session(user_id);
  return new Person(client, token, recordOf(await client.call("/v2/user/account/get", {}, { token })));
};

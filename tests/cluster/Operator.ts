// A simulated operator who reads lists, edits, moves money, imports, exports and uploads files, and remembers all
// confirmed changes.
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, type JsonRecord, recordOf, type Reply, rowsOf } from "../contract/Client";
import { callRestPath } from "../contract/callRestPath";
import { isTaskOver } from "../../features/bulk/tests/bulkTasks";
import { makeCommunities, sendImport, importTargetOf } from "../contract/handing";
import { newMark, type Person } from "../contract/Person";

const TASKS = "/v2/user/admin/cron";
const DEVICES = "/v2/iot/web/uid/reg/list";
const IMPORTED = 40;
/** Milliseconds between two checks of a job. */
const LOOK = 300;
/** Milliseconds after which a job counts as stuck. It may have to wait for other jobs and for two leases. */
const STUCK = 90_000;
const PRICE = 200n;

export const KINDS_OF_WORK = [..."file bulk import export sign_in sell withdraw recharge add edit look".split(" ")];

const ok = (reply: Reply, what: string): Reply => {
  if (reply.code !== 200) throw new Error(`${what}: ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply;
};

export class Operator {
  readonly client: Client;
  readonly person: Person;
  readonly admin: string;
  /** Names of the rows whose creation was confirmed, with the last confirmed value of each. */
  readonly rows = new Map<string, { readonly id: unknown; spec: string }>();
  /** Marks of the confirmed imports. */
  readonly imports: string[] = [];
  /** The city that a bulk task set in all rows of an import, by the mark of the import. */
  readonly cities = new Map<string, string>();
  /** How often each action was done. */
  readonly done: Record<string, number> = {};
  readonly wrong: string[] = [];
  /** The expected sum of money, in cents. */
  money = 0n;
  readonly #colleague: Person;
  #turn = 0;

  /** `colleague` belongs to the same company and approves refunds. */
  constructor(client: Client, person: Person, colleague: Person, admin: string) {
    this.client = client;
    this.person = person;
    this.#colleague = colleague;
    this.admin = admin;
  }

  #call(path: string, params: JsonRecord, style: "bearer" | "legacy" = "bearer"): Promise<Reply> {
    return this.client.call(path, params, { token: this.admin, style });
  }

  async #look(): Promise<void> {
    const listed = ok(await this.#call(DEVICES, { page_size: 10, page_index: 1 + (this.#turn % 5) }), "list");
    if (rowsOf(listed).length === 0) this.wrong.push("a list without rows");
  }

  async #add(): Promise<void> {
    const name = `kept ${newMark()}`;
    const given = {
      name,
      type: 3,
      state: 2,
      spec: "0 0 1 1 *",
      param: '{"task":"remind_expiry"}',
      request_id: newMark(),
    };
    const { id } = recordOf(ok(await this.#call(`${TASKS}/add`, given), "add"));
    this.rows.set(name, { id, spec: given.spec });
    // The account that wrote a row finds the row at once, on every instance.
    const found = ok(await this.#call(`${TASKS}/list`, { name }), "list");
    if (found.count !== 1) this.wrong.push(`${name} is not there after it was added: ${found.count}`);
  }

  async #edit(): Promise<void> {
    const all = [...this.rows.values()];
    const row = all[Math.floor(Math.random() * all.length)];
    if (!row) return this.#add();
    const spec = `${Math.floor(Math.random() * 60)} ${Math.floor(Math.random() * 24)} 1 1 *`;
    ok(await this.#call(`${TASKS}/set`, { id: row.id, spec, request_id: newMark() }), "set");
    row.spec = spec;
  }

  async #recharge(): Promise<void> {
    const payment = recordOf(ok(await this.person.recharge("10.00"), "recharge"));
    await this.client.pay(payment.pay_url);
    this.money += 1000n;
  }

  async #withdraw(): Promise<void> {
    if (this.money < 300n) return this.#recharge();
    ok(await this.person.withdraw("3.00"), "withdraw");
    this.money -= 300n;
  }

  /** Sells something, and refunds every second sale. */
  async #sell(): Promise<void> {
    const order = recordOf(ok(await this.person.order({ request_id: newMark() }), "order"));
    await this.client.pay(order.pay_url);
    this.money += PRICE;
    if (this.#turn % 2 === 0) return;
    const { order_id } = order;
    const asked = { order_id, refund_reason: "Broken", request_id: newMark() };
    ok(await this.person.call("/v2/mall/admin/order/refund/add", asked), "ask for a refund");
    const refunds = rowsOf(await this.person.call("/v2/mall/admin/order/refund/list", { order_id }));
    const refund = refunds.find((one) => one.order_id === order_id) ?? {};
    ok(await this.#colleague.refund(refund.id, { state: 2, request_id: newMark() }), "refund");
    this.money -= PRICE;
  }

  async #until(what: string, ask: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + STUCK;
    while (Date.now() < end) {
      if (await ask()) return;
      await sleep(LOOK);
    }
    this.wrong.push(`${what} is stuck`);
  }

  async #export(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const range = { gmt_create_begin: now - 80 * 86_400, gmt_create_end: now };
    const { id } = recordOf(ok(await this.#call("/mall/order/bind/export/add", range, "legacy"), "export"));
    await this.#until("an export", async () => {
      const [task] = rowsOf(await this.#call("/mall/order/bind/export/get", { id }, "legacy"));
      if (task === undefined || task.state === 1) return false;
      if (task.state !== 3) this.wrong.push(`an export failed: ${JSON.stringify(task)}`);
      const file = await this.client.fetch(String(task.url), { headers: { authorization: `Bearer ${this.admin}` } });
      if (file.status !== 200) this.wrong.push(`the file of an export: ${file.status}`);
      return true;
    });
  }

  async #import(): Promise<void> {
    const name = `Cluster ${newMark()}x`;
    const file = { task: name.replaceAll(/\W/g, ""), good: makeCommunities(name, IMPORTED), wrong: [] };
    await sendImport(this.client, this.admin, file, importTargetOf("community"));
    this.imports.push(name);
    await this.#until("an import", async () => {
      const listed = await this.#call("/v2/property/community/list", { name });
      return listed.count === IMPORTED;
    });
  }

  /** Sets a city in all rows of an import, by a bulk task of the platform. */
  async #bulk(): Promise<void> {
    const name = this.imports.find((one) => !this.cities.has(one));
    if (name === undefined) return this.#import();
    const city = newMark();
    const order = { resource: "community", call: "set", values: { city }, filters: { name }, expected: IMPORTED };
    const asked = { ...order, request_id: newMark() };
    this.cities.set(name, city);
    let id: unknown = null;
    // An account may have only a few such tasks at a time.
    await this.#until("a bulk task that waits for others", async () => {
      const { status, body } = await callRestPath(this.client, this.admin, "/bulk", "POST", asked);
      if (status !== 200 && body.code !== 409) throw new Error(`bulk: ${status} ${JSON.stringify(body)}`);
      id = status === 200 ? body.id : null;
      return id !== null;
    });
    if (id === null) return;
    await this.#until("a bulk task", async () => {
      const { body } = await callRestPath(this.client, this.admin, `/bulk/${String(id)}`);
      if (isTaskOver(body) && body.state !== "done") this.wrong.push(`a bulk task: ${JSON.stringify(body)}`);
      return isTaskOver(body);
    });
  }

  async #file(): Promise<void> {
    const asked = await this.#call("/v2/oss/upload/puturl/get", { name: "picture.png", zone: "", region: "" });
    const { put_url, url } = recordOf(ok(asked, "an address for a file"));
    const text = newMark();
    const put = await this.client.fetch(String(put_url), { method: "PUT", body: text });
    if (put.status !== 200) this.wrong.push(`a file was not taken: ${put.status}`);
    const read = await this.client.fetch(String(url));
    if ((await read.text()) !== text) this.wrong.push(`a file is another one: ${read.status}`);
  }

  /** Signs in and out again. If the request was sent twice, the answer may be "wait" or "another picture is needed". */
  async #signIn(): Promise<void> {
    const reply = await this.client.signIn(String(this.person.account.user_id), "wallet-of-its-own-7");
    if (reply.code === 200)
      await this.client.call("/user/logout", {}, { token: String(recordOf(reply).acc_token), style: "legacy" });
    else if (![406, 514].includes(reply.code)) this.wrong.push(`signing in: ${reply.code} ${reply.msg}`);
  }

  readonly #work: readonly (readonly [name: string, every: number, run: () => Promise<void>])[] = [
    ["file", 23, () => this.#file()],
    ["bulk", 53, () => this.#bulk()],
    ["import", 61, () => this.#import()],
    ["export", 67, () => this.#export()],
    ["sign_in", 41, () => this.#signIn()],
    ["sell", 13, () => this.#sell()],
    ["withdraw", 11, () => this.#withdraw()],
    ["recharge", 7, () => this.#recharge()],
    ["add", 5, () => this.#add()],
    ["edit", 3, () => this.#edit()],
    ["look", 1, () => this.#look()],
  ];

  /** Works until `isOver`. `first` is the index of the first action, so that operators do different things. */
  async work(first: number, pause: number, isOver: () => boolean): Promise<void> {
    for (this.#turn = first; !isOver(); this.#turn += 1) {
      const [name, , run] = this.#work.find(([, every]) => this.#turn % every === 0) ?? ["look", 1, () => this.#look()];
      try {
        await run();
        this.done[name] = (this.done[name] ?? 0) + 1;
      } catch (error) {
        this.wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

// Started by payingKilled.test.ts: a company orders and pays in three ways at once, until the process kills itself. A
// kill from outside would come too late, because SQLite needs only milliseconds.
import { sql } from "kysely";
import { writeSync } from "node:fs";
import { recordOf } from "./Client";
import { business } from "../../platform/business";
import { openHost, openWithKeys, readModel } from "./hosts";
import { signInPerson, makeCompany, makePerson, newMark } from "./Person";

const [, , dataDir = "", databaseUrl = "", count = "", last = ""] = process.argv;
const place = { dataDir, ...(databaseUrl === "" ? {} : { databaseUrl }), forget: () => undefined };
const [WALLET, CARD] = [4, 7];
const AT_ONCE = 12;

const { client } = await openHost(place, readModel(20), [], { JOBS: false }, { ...business });
const store = await openWithKeys(place);
const admin = await signInPerson(client, "admin");
const buyer = await makePerson(client, await makeCompany(client));
const goods = { name: `Killed ${newMark()}`, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1 };
const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
const { id: spec_id } = recordOf(await admin.call("/v2/mall/admin/product/add", { ...goods, ...prices }));
await buyer.recharged("150.00");

const each = Array.from({ length: Number(count) }, (_, index) => index);
const ordered = async () => recordOf(await buyer.order({ spec_id, pay_type: CARD }));
const cards = await Promise.all(each.map(ordered));
const unpaid = await Promise.all(each.map(ordered));
// An unpaid order that will be paid from the wallet.
const keys = sql.join(unpaid.map(({ order_id }) => order_id));
await sql`update pay_order set state = 5 where order_id in (${keys})`.execute(store.db);
await sql`update "order" set pay_type = ${WALLET}, pay_order_id = '' where order_id in (${keys})`.execute(store.db);
await store.close();

writeSync(1, `${JSON.stringify({ spec_id, company: buyer.company })}\n`);
const waiting = each.flatMap((index) => [
  () => client.pay(cards[index]?.pay_url),
  () => buyer.call("/v2/mall/admin/order/pay", { order_id: unpaid[index]?.order_id }),
  () => buyer.order({ spec_id, pay_type: WALLET }),
]);
let answers = 0;
const payer = async () => {
  for (let pay = waiting.shift(); pay !== undefined; pay = waiting.shift()) {
    await pay();
    answers += 1;
    if (answers === Number(last)) process.kill(process.pid, "SIGKILL");
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, payer));

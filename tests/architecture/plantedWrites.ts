// Correct writes, each next to a wrong one that differs in one detail.
export interface PlantedWrite {
  readonly right: string;
  readonly wrong: string;
}

/** The same code with two different values, names or types in place of \`…\`. */
const both = (code: string, right: string, wrong: string): PlantedWrite => ({
  right: code.replace("…", () => right),
  wrong: code.replace("…", () => wrong),
});

const update = (values: string) => `await updateRow(db, refunds, refund.id, { ${values} }, 0)`;
const insert = (values: string) => `await insertRow(db, orders, { ${values} }, 0)`;
const set = (values: string) => `await setRecord(step, refund, { ${values} })`;
const demo = (of: string, code: string) => `const adjust: Adjust<All["${of}"]> = (row) => { ${code}; }; void adjust`;
const handler = (of: string, call: string, code: string) =>
  `const run: Run<"${of}", "${call}"> = async ({ params }) => { ${code}; return { data: null }; }; void run`;

const values: readonly PlantedWrite[] = [
  both(update("state: …"), "RefundState.failed", "9"),
  both(update("state: …"), "RefundState.failed", '"failed"'),
  both(update("state: …"), "RefundState.failed", "PayType.card"),
  both(update("state: …"), "0", "null"),
  both(update("…: RefundState.failed"), "state", "stat"),
  both(update("remark: …"), '"ok"', "7"),
  both(update("remark: …"), "undefined", "true"),
  both(update("gmt_refund: …"), "1", '"1"'),
  both(update("gmt_refund: …"), "1", "new Date()"),
  both(insert("user_id: …"), '"u1"', "[1]"),
  both(insert("fee_type: …"), '"rmb"', '"eur"'),
  both(insert("fee_type: …"), '""', "0"),
  both(insert("pay_type: …"), "PayType.card", "OrderState.invalid + 20"),
  both(insert("…: 1"), "buy_num", "buy_number"),
  both("await insertRow(db, roles, { menu_ids: … }, 0)", "[1, 2]", "[() => 1]"),
  both("await noteProgress(db, orders, order.order_id, { count: … }, 0)", "2", '"2"'),
  both("await noteProgress(db, orders, order.order_id, { …: 2 }, 0)", "count", "counts"),
  both("await updateRow(db, machines, 1, { condition: … }, 0)", "10", "11"),
];

const amounts: readonly PlantedWrite[] = [
  both(update("amount: …"), "fromCents(1990n)", "refund.amount"),
  both(update("amount: …"), '"19.90"', "1990"),
  both(update("amount: …"), '"19.90"', "1990n"),
  both(update("amount: …"), '"19.90"', '"a lot"'),
  both(insert("price: …"), "fromCents(1990n)", "order.price"),
  both(insert("price: …"), "fromCents(1990n)", "String(19.9)"),
  both(set("amount: …"), "fromCents(1990n)", "19.9"),
  both("await findFirstOf(db, orders, { price: … })", '"0.00"', "0"),
  both(demo("goods", "row.rmb = …"), "fromCents(100n)", "100"),
  both(demo("order", "setDraftFields(row, { price: … })"), '"0.00"', "0"),
];

const records: readonly PlantedWrite[] = [
  both(set("state: …"), "RefundState.successful", '"successful"'),
  both(set("…: RefundState.successful"), "state", "status"),
  both("await addRecord(step, { reason: … })", '"twice"', "2"),
  both('await addRecord(step, { …: "twice" })', "reason", "reasons"),
  both("await addRecord(messages, …)", "sent", "{ title_id: sent.title_id }"),
  both("await addRecord(…, sent)", "messages", "step"),
  both("watch({ quality: … })", "StreamQuality.low", "3"),
  both("watch({ channel: … })", "1", '"1"'),
  both(
    'const rules: Business<All>["rules"] = { refund: { adding: async (_, given) => ({ ...given, gmt_refund: … }) } }; void rules',
    "1",
    '"1"',
  ),
  both(
    'const rules: Business<All>["rules"] = { refund: { setting: async (_, _stored, given) => ({ ...given, reopened_by: … }) } }; void rules',
    "caller.key",
    "String(caller.key)",
  ),
  both(
    'const rules: Business<All>["rules"] = { company: { first: () => ({ comp_key: … }) } }; void rules',
    '"C1"',
    "1",
  ),
];

const moves: readonly PlantedWrite[] = [
  both("await moveOrder(step, order, OrderState.paid, { gmt_pay: … })", "1", '"now"'),
  both("await moveOrder(step, order, …)", "OrderState.paid", "12"),
  both("await moveOrder(step, order, OrderState.paid, { …: 1 })", "gmt_pay", "gmt_paid"),
  both(
    'await addMessage(step, { title: "", body: "", type: OutboxType.account, channel: …, receiver: "" })',
    "NotifyType.email",
    '"email"',
  ),
  both(
    'await addMessage(step, { title: "", body: "", type: OutboxType.account, channel: NotifyType.email, receiver: "", comp_id: … })',
    "1",
    '"1"',
  ),
  both(
    'await openPayment(step, { purpose: 1, money_type: "rmb", cents: …, pay_type: 0, facts: {}, language: "en" })',
    "1n",
    "1",
  ),
  both(
    'await openPayment(step, { purpose: 1, money_type: "rmb", cents: 1n, pay_type: 0, facts: { account_id: … }, language: "en" })',
    "caller.key",
    '"1"',
  ),
  both(
    'await moveBalances(step.platform, db, [{ comp_id: …, money_type: "rmb", by: 1n, type: 1, counterpart: "", facts: {} }], 0)',
    "caller.company",
    '"1"',
  ),
  both("await insertMany(engine, db, refunds, [{ state: … }])", "RefundState.failed", "9"),
  both("await insertMany(engine, db, refunds, [{ …: RefundState.failed }])", "state", "stat"),
  both('await typedDatabase(db).updateTable("order").set({ …: 1 }).execute()', "gmt_pay", "gmt_paid"),
  both('await typedDatabase(db).updateTable("order").set({ gmt_pay: … }).execute()', "1", '"1"'),
];

const drafts: readonly PlantedWrite[] = [
  both(demo("refund", "row.state = …"), "RefundState.failed", "9"),
  both(demo("refund", "row.… = RefundState.failed"), "state", "stat"),
  both(demo("iccid", "setDraftFields(row, { network_type: … })"), "Carrier.china_mobile", "99"),
  both(demo("order", "setDraftFields(row, { …: 1 })"), "seller_id", "seller"),
  both(
    demo("refund", "row.order_id = …"),
    "findGeneratedRow(world, all.order, row.order_id)?.order_id",
    "findGeneratedRow(world, all.order, row.order_id)?.comp_id",
  ),
  both(demo("order", "row.app_id = …"), "generatedKeys(world, all.app)[0]", "generatedKeys(world, all.app_user)[0]"),
];

const params: readonly PlantedWrite[] = [
  both(handler("order", "pay", "void params.…"), "spec_id", "spec"),
  both(handler("order", "pay", "const count: number = params.…; void count"), "spec_id", "uid"),
  both(handler("order", "pay", "const goods: number = params.…; void goods"), "spec_id", "buy_num"),
  both(handler("order", "pay", "await insertRow(db, orders, { fee_type: params.… }, 0)"), "fee_type", "pay_type"),
  both(handler("alarm_log", "raise", "const uid: string = params.…; void uid"), "uid", "type"),
  both(handler("third_party", "bind_apps", "void params.…"), "app_ids", "apps"),
  both(
    'const request: ParamsOf<All["order"], "pay"> = { spec_id: 1, pay_type: PayType.card, fee_type: "rmb"… }; void request',
    "",
    ", app: 1",
  ),
  both(
    'const request: ParamsOf<All["order"], "pay"> = { …pay_type: PayType.card, fee_type: "rmb" }; void request',
    "spec_id: 1, ",
    "",
  ),
  both('const request: ParamsOf<All["order"], "pay"> = { ...pay, price: … }; void request', '"1.00"', "100"),
  both('const request: ParamsOf<All["app"], "bind_cloud"> = { app_id: 1, platform_id: … }; void request', "2", '"2"'),
];

const keys: readonly PlantedWrite[] = [
  both("await findByKey(db, orders, …)", "order.order_id", "order.comp_id"),
  both("await findByKey(db, companies, …)", "order.comp_id", "order.order_id"),
  both("await findByKeys(db, refunds, [refund.id, …])", "1", "refund.order_id"),
  both("await updateRow(db, refunds, …, { state: 0 }, 0)", "refund.id", "refund.order_id"),
  both("await noteProgress(db, orders, …, { count: 1 }, 0)", "order.order_id", "order.spec_id"),
  both("await findRow(step, orders, caller, { order_id: … })", "refund.order_id", "refund.id"),
  both("await findRow(step, orders, caller, { …: refund.order_id })", "order_id", "order"),
  both("await findFirstOf(db, refunds, { account_id: … })", "caller.key", "String(caller.key)"),
  both("await findFirstOf(db, orders, { comp_id: … })", "caller.company", "order.user_id"),
];

export const plantedWrites: readonly PlantedWrite[] = [
  ...values,
  ...amounts,
  ...records,
  ...moves,
  ...drafts,
  ...params,
  ...keys,
];

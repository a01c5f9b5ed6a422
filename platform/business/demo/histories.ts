// The history of the demo's newest records: who did what, and when. The newest entries lead to the current state of the
// records.
import { sql } from "kysely";
import type { FieldOf, KeyOf, RowOf, StoredHandle } from "pilothouse/handles";
import { createTrail } from "pilothouse/platform";
import type { FilledDemoStore } from "pilothouse/platform/demo";
import { type Db, readRows, type Row, tableFor } from "pilothouse/platform/storage";
import {
  CdkState,
  DeviceState,
  OnlineState,
  OrderRefundState,
  OrderState,
  PairState,
  PayType,
  RefundState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef as c } from "../database";

const { account, cdk, company, device, iccid, order, refund } = resources;

/** How many of the newest records of a kind have a history. */
const MANY = 20;

/** The tables that `writeHistories` reads and writes. */
export const HISTORY_TABLES: readonly StoredHandle[] = [
  account,
  resources.audit,
  cdk,
  company,
  device,
  iccid,
  order,
  refund,
];

type Account = KeyOf<typeof account>;

/** A step in the life of a record. */
interface Step<Of extends StoredHandle> {
  readonly at: number;
  /** Null for a user of an app, a device, or the platform itself. */
  readonly by: Account | null;
  /** The resource and the call of the step. If the platform itself made the step: "" and the name of its work. */
  readonly call: readonly [of: string, call: string];
  /** The values after this step that later steps changed. */
  readonly not?: Partial<RowOf<Of>>;
}

interface Entry {
  readonly at: number;
  readonly by: Account | null;
  readonly call: Step<StoredHandle>["call"];
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row;
}

const entriesOf = <Of extends StoredHandle>({ table }: Of, row: RowOf<Of>, steps: readonly Step<Of>[]): Entry[] => {
  // The last step leads to the record as it is stored.
  const states = steps.map(({ not }, index): Row => (index === steps.length - 1 ? row : { ...row, ...not }));
  return steps.map(({ at, by, call }, index) => {
    return { at, by, call, table, before: states[index - 1] ?? null, after: states[index] ?? row };
  });
};

type People = ReadonlyMap<unknown, Account>;

const UNPAID = {
  order_state: OrderState.unpaid,
  gmt_pay: 0,
  gmt_delivered: 0,
  pay_order_id: "",
  platform_order_id: "",
  refund_state: OrderRefundState.not_refunded,
  refund_reason: "",
} as const satisfies Partial<RowOf<typeof order>>;
const NOT_REFUNDED = { refund_state: OrderRefundState.not_refunded, refund_reason: "" } as const;

type Refund = RowOf<typeof refund>;

/** The steps that ended an order, or paid and delivered it. */
const orderEnds = (row: RowOf<typeof order>, by: Account | null, people: People): readonly Step<typeof order>[] => {
  const { gmt_create, gmt_pay, gmt_delivered } = row;
  const paid = {
    at: gmt_pay,
    by,
    call: ["order", "collect"] as const,
    not: { order_state: OrderState.paid, gmt_delivered: 0, ...NOT_REFUNDED },
  };
  const delivered = { at: gmt_delivered, by: people.get(row.seller_id) ?? null, call: ["order", "deliver"] as const };
  if (row.order_state === OrderState.paid) return [paid];
  if (row.order_state === OrderState.successful) return [paid, { ...delivered, not: NOT_REFUNDED }];
  if (row.order_state === OrderState.cancelled)
    return [{ at: gmt_create + 300, by, call: ["order", "cancel"] as const }];
  if (row.order_state === OrderState.failed)
    return [{ at: gmt_create + 90, by: null, call: ["order", "collect"] as const }];
  if (row.order_state === OrderState.invalid)
    return [{ at: gmt_create + 1800, by: null, call: ["", "close_unpaid_orders"] as const }];
  return [];
};

const orderSteps = (row: RowOf<typeof order>, asked: Refund | undefined, people: People): Step<typeof order>[] => {
  const by = row.pay_type === PayType.company ? (people.get(row.comp_id) ?? null) : null;
  const placed = { at: row.gmt_create, by, call: ["order", "pay"] as const, not: UNPAID };
  const steps: Step<typeof order>[] = [placed, ...orderEnds(row, by, people)];
  if (asked === undefined || row.refund_state === OrderRefundState.not_refunded) return steps;
  const waiting = { refund_state: OrderRefundState.refunding };
  steps.push({ at: asked.gmt_create, by: asked.account_id, call: ["order", "refund"] as const, not: waiting });
  if (row.refund_state !== OrderRefundState.refunding)
    steps.push({ at: asked.gmt_decided, by: asked.decided_by, call: ["refund", "set"] as const });
  return steps;
};

const refundSteps = (row: Refund): Step<typeof refund>[] => {
  const not = { state: RefundState.in_progress, decided_by: 0, gmt_decided: 0, gmt_refund: 0, remark: "" };
  const asked = { at: row.gmt_create, by: row.account_id, call: ["order", "refund"] as const, not };
  const decided = { at: row.gmt_decided, by: row.decided_by, call: ["refund", "set"] as const };
  return row.state === RefundState.in_progress ? [asked] : [asked, decided];
};

const deviceSteps = (row: RowOf<typeof device>, people: People): Step<typeof device>[] => {
  const by = people.get(row.comp_id) ?? null;
  const NEW = { state: DeviceState.not_activated, online: OnlineState.offline, pair_state: PairState.not_paired };
  const made = { ...NEW, gmt_active: 0, gmt_online: 0, ip: "", tag: "" };
  const online = {
    online: OnlineState.online,
    state: DeviceState.activated,
    tag: "",
    pair_state: PairState.not_paired,
  };
  const steps: Step<typeof device>[] = [
    { at: row.gmt_create, by, call: ["device_import", "add"] as const, not: made },
    { at: row.gmt_active, by: null, call: ["device", "start"] as const, not: online },
  ];
  if (row.tag !== "")
    steps.push({ at: row.gmt_active + 30, by, call: ["device", "set"] as const, not: { ...online, tag: row.tag } });
  return [
    ...steps,
    { at: Math.max(row.gmt_active + 60, row.gmt_online), by: null, call: ["device", "start"] as const },
  ];
};

const cdkSteps = (row: RowOf<typeof cdk>, made: number, people: People): Step<typeof cdk>[] => {
  const by = people.get(row.comp_id) ?? null;
  const not = { state: CdkState.unused, uid: "", user_id: "", gmt_use: 0 };
  const added = { at: made, by, call: ["cdk_order", "add"] as const, not };
  return row.state === CdkState.used ? [added, { at: row.gmt_use, by: null, call: ["cdk", "use"] as const }] : [added];
};

const companySteps = (row: RowOf<typeof company>, people: People): Step<typeof company>[] => {
  const by = people.get(row.comp_parent_id) ?? null;
  return [
    { at: row.gmt_create, by, call: ["company", "add"] as const, not: { comp_addr: "", sort: 0 } },
    { at: row.gmt_create + 86_400, by: people.get(row.comp_id) ?? by, call: ["company", "set"] as const },
  ];
};

const newest = <Of extends StoredHandle>({ tables }: FilledDemoStore, db: Db, of: Of, by: FieldOf<Of>) =>
  readRows(db, tableFor({ tables }, of), sql`order by ${sql.ref(by)} desc limit ${MANY}`);

/** The first account of each company. */
const readPeople = async ({ tables }: FilledDemoStore, db: Db): Promise<People> => {
  const rows = await readRows(db, tableFor({ tables }, account), sql`order by ${c(account, "id")} desc`);
  return new Map(rows.map((row) => [row.comp_id, row.id]));
};

const readEntries = async (filled: FilledDemoStore, db: Db): Promise<readonly Entry[]> => {
  const people = await readPeople(filled, db);
  const orders = await newest(filled, db, order, "gmt_create");
  const refunds = await newest(filled, db, refund, "gmt_create");
  const askedFor = new Map(refunds.map((row) => [row.order_id, row]));
  const refunded = await readRows(
    db,
    tableFor(filled, order),
    sql`where ${c(order, "order_id")} in (${sql.join([...askedFor.keys()])})`,
  );
  const known = new Map([...orders, ...refunded].map((row) => [row.order_id, row]));
  const devices = await newest(filled, db, device, "gmt_active");
  const cards = await newest(filled, db, iccid, "gmt_create");
  const codes = await newest(filled, db, cdk, "gmt_expire");
  const batches = await readRows(db, tableFor(filled, resources.cdk_order), sql`limit 500`);
  const madeAt = new Map(batches.map((row) => [row.id, row.gmt_create]));
  const companies = await readRows(db, tableFor(filled, company), sql`order by ${c(company, "comp_id")} limit ${MANY}`);
  return [
    ...[...known.values()]
      .filter(({ refund_state, order_id }) => refund_state === OrderRefundState.not_refunded || askedFor.has(order_id))
      .flatMap((row) => entriesOf(order, row, orderSteps(row, askedFor.get(row.order_id), people))),
    ...refunds.flatMap((row) => entriesOf(refund, row, refundSteps(row))),
    ...devices.flatMap((row) => entriesOf(device, row, deviceSteps(row, people))),
    ...cards.flatMap((row) =>
      entriesOf(iccid, row, [
        { at: row.gmt_create, by: people.get(row.comp_id) ?? null, call: ["iccid", "import_add"] as const },
      ]),
    ),
    ...codes.flatMap((row) => entriesOf(cdk, row, cdkSteps(row, madeAt.get(row.batch_id) ?? 0, people))),
    ...companies.flatMap((row) => entriesOf(company, row, companySteps(row, people))),
  ];
};

/** Writes the histories, as if the platform had recorded them at their time. */
export const writeHistories = async (filled: FilledDemoStore, db: Db): Promise<void> => {
  const { model, tables, now } = filled;
  const entries = (await readEntries(filled, db)).map((one) => ({ ...one, at: Math.min(one.at, now) }));
  for (const { at, by, call, table: name, before, after } of entries.toSorted((a, b) => a.at - b.at)) {
    const table = tables.get(name);
    if (table === undefined) continue;
    const [of, verb] = call;
    const resource = model.resources.find((one) => one.name === of);
    const declared = resource?.calls.find((one) => one.name === verb);
    const called = resource && declared ? { resource, call: declared } : null;
    const actor = { account: null, accountKey: by, call: called, work: called === null ? verb : "", address: "" };
    await createTrail({ ...filled, now: () => at }, actor)?.write(db, [{ is: "row", table, before, after }]);
  }
};

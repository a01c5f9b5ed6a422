// Runs when all demo rows are stored: copies fields that one table repeats from another, and computes counts.
import { type RawBuilder, sql } from "kysely";
import type { FieldOf, StoredHandle } from "pilothouse/handles";
import type { FilledDemoStore } from "pilothouse/platform/demo";
import type { Db, Table } from "pilothouse/platform/storage";
import { CdkState, LicenseState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef, typedDatabase } from "../database";
import {
  type ConsistencyUpdate,
  CONSISTENCY_UPDATES,
  runStatement,
  columnToSet,
  alignConnections,
  tableInSql,
} from "./agree";
import { HISTORY_TABLES, writeHistories } from "./histories";
import { completeNewestRecords, NEWEST_RECORD_TABLES } from "./newest";
import { LEDGER_TABLES, LEDGER_SOURCES, writeLedgers } from "./ledgers";

const {
  app_device,
  app_user,
  cdk,
  cdk_order,
  cdk_use,
  device,
  device_share,
  device_state,
  license,
  order,
  order_bind,
} = resources;
const { product_version } = resources;
type OfDevice = FieldOf<typeof device>;

/** Fields of records about a device that repeat fields of the device. */
const REPEATED: {
  readonly [Name in keyof typeof resources]?: readonly (readonly [FieldOf<(typeof resources)[Name]>, OfDevice])[];
} = {
  device_state: [
    ["online", "online"],
    ["network_type", "network_type"],
    ["zone", "zone"],
    ["ip", "ip"],
    ["gmt_online", "gmt_online"],
  ],
  license: [["grant_mac", "mac"]],
  device_log: [["ver", "ver"]],
};
const repeated: Readonly<Record<string, readonly (readonly [string, OfDevice])[]>> = REPEATED;
const EVERYWHERE = [
  ["comp_id", "comp_id"],
  ["pk", "pk"],
] as const satisfies readonly (readonly [OfDevice, OfDevice])[];
const UID = "uid" satisfies OfDevice;

/** Tables whose rows belong to their creator, not to the owner of the device. */
const OF_OTHERS: ReadonlySet<string> = new Set([device.table, cdk.table, cdk_use.table]);

const isAboutDevice = ({ name, byName }: Table): boolean =>
  !OF_OTHERS.has(name) && byName.get(UID)?.field.options.to === device.table;

const followDevice = (table: Table): RawBuilder<unknown>[] => {
  const names = [...EVERYWHERE, ...(repeated[table.name] ?? [])].filter(([own]) => table.byName.has(own));
  if (names.length === 0) return [];
  const from = names.map(([own, of]) => sql`${sql.ref(own)} = d.${sql.ref(of)}`);
  return [
    sql`update ${sql.table(table.name)} set ${sql.join(from)} from ${sql.table(device.table)} as d where d.${sql.ref(UID)} = ${sql.ref(`${table.name}.${UID}`)}`,
  ];
};

const COUNTS: readonly ConsistencyUpdate[] = [
  {
    changes: product_version,
    of: [device],
    write: (db) => typedDatabase(db).updateTable(product_version.table).set({ count: 0 }).execute(),
  },
  {
    changes: product_version,
    of: [device],
    write: runStatement(
      sql`update ${tableInSql(product_version)} set ${columnToSet(product_version, "count")} = d.devices from (select ${columnRef(device, "pk")} as pk, ${columnRef(device, "ver")} as ver, count(*) as devices from ${tableInSql(device)} group by ${columnRef(device, "pk")}, ${columnRef(device, "ver")}) as d where d.pk = ${columnRef(product_version, "pk")} and d.ver = ${columnRef(product_version, "ver")}`,
    ),
  },
  {
    changes: product_version,
    of: [device],
    write: (db) =>
      typedDatabase(db).updateTable(product_version.table).set({ limit: 0 }).whereRef("limit", "<", "count").execute(),
  },
  {
    changes: device,
    of: [license],
    write: runStatement(
      sql`update ${tableInSql(device)} set ${columnToSet(device, "lic_code")} = (select min(${columnRef(license, "lic_code")}) from ${tableInSql(license)} where ${columnRef(license, "uid")} = ${columnRef(device, "uid")} and ${columnRef(license, "state")} = ${LicenseState.granted}) where ${columnRef(device, "uid")} in (select ${columnRef(license, "uid")} from ${tableInSql(license)} where ${columnRef(license, "state")} = ${LicenseState.granted})`,
    ),
  },
  {
    changes: order_bind,
    of: [order],
    write: (db) =>
      typedDatabase(db)
        .updateTable(order_bind.table)
        .from(order.table)
        .set((of) => ({ comp_id: of.ref("order.comp_id") }))
        .whereRef("order.order_id", "=", "order_bind.order_id")
        .execute(),
  },
  {
    changes: cdk_order,
    of: [cdk],
    write: runStatement(
      sql`update ${tableInSql(cdk_order)} set ${columnToSet(cdk_order, "number")} = (select count(*) from ${tableInSql(cdk)} where ${columnRef(cdk, "batch_id")} = ${columnRef(cdk_order, "id")}), ${columnToSet(cdk_order, "used")} = (select count(*) from ${tableInSql(cdk)} where ${columnRef(cdk, "batch_id")} = ${columnRef(cdk_order, "id")} and ${columnRef(cdk, "state")} = ${CdkState.used})`,
    ),
  },
  {
    changes: app_user,
    of: [app_device],
    write: (db) => typedDatabase(db).updateTable(app_user.table).set({ devices: 0 }).execute(),
  },
  {
    changes: app_user,
    of: [app_device],
    write: runStatement(
      sql`update ${tableInSql(app_user)} set ${columnToSet(app_user, "devices")} = (select count(*) from ${tableInSql(app_device)} where ${columnRef(app_device, "user_id")} = ${columnRef(app_user, "user_id")}) where ${columnRef(app_user, "user_id")} in (select ${columnRef(app_device, "user_id")} from ${tableInSql(app_device)})`,
    ),
  },
  {
    changes: app_device,
    of: [device_share],
    write: runStatement(
      sql`update ${tableInSql(app_device)} set ${columnToSet(app_device, "shares")} = (select count(*) from ${tableInSql(device_share)} where ${columnRef(device_share, "uid")} = ${columnRef(app_device, "uid")} and ${columnRef(device_share, "user_id")} = ${columnRef(app_device, "user_id")})`,
    ),
  },
];

/** Only a demo with at least this many orders gets stories of its newest records. Demos of tests have fewer. */
const ENOUGH = 1000;

/** Changes only tables in `created`: other tables have rows that people entered. */
export const finishStory = async (filled: FilledDemoStore, db: Db, created: ReadonlySet<Table>): Promise<void> => {
  const { store, tables, now } = filled;
  const isNew = ({ table: name }: StoredHandle) => {
    const table = tables.get(name);
    return table !== undefined && created.has(table);
  };
  const isWhole = (tables.get(order.table)?.resource.demo.rows ?? 0) >= ENOUGH;
  const update = async (some: readonly ConsistencyUpdate[]) => {
    for (const { changes, of, write } of some) if ([changes, ...of].every(isNew)) await write(db);
  };
  // These updates activate some devices, which may then be the newest ones.
  await update(CONSISTENCY_UPDATES);
  if (isWhole && NEWEST_RECORD_TABLES.every(isNew)) await completeNewestRecords(filled, db);
  await update(COUNTS);
  if (isNew(device))
    for (const table of created)
      if (isAboutDevice(table)) for (const statement of followDevice(table)) await statement.execute(db);
  if (isNew(device_state)) await alignConnections(now).execute(db);
  if ([...LEDGER_TABLES, ...LEDGER_SOURCES].every(isNew)) await writeLedgers(store, db, tables, now);
  if (isWhole && HISTORY_TABLES.every(isNew)) await writeHistories(filled, db);
};

// Once all demo rows are stored: what one table repeats of another is copied, what it counts is counted.
import { type RawBuilder, sql } from "kysely";
import type { Db, Store } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import { BOOKS, TOLD_BY, writeBooks } from "./books";

type Tables = ReadonlyMap<string, Table>;

/** What a record about a device says of it: as the device itself says. */
const REPEATED: Readonly<Record<string, readonly (readonly [own: string, device: string])[]>> = {
  device_state: ["online", "network_type", "zone", "ip", "gmt_online"].map((name) => [name, name] as const),
  license: [["grant_mac", "mac"]],
  device_duplicate: [["mac", "mac"]],
  device_log: [["ver", "ver"]],
};
const EVERYWHERE = ["comp_id", "pk"].map((name) => [name, name] as const);

/** Belongs to whoever made it, not to whose device it was used for. */
const OF_OTHERS = new Set(["device", "cdk", "cdk_use"]);

const isAboutDevice = ({ name, byName }: Table): boolean =>
  !OF_OTHERS.has(name) && byName.get("uid")?.field.options.to === "device";

const followDevice = (table: Table): RawBuilder<unknown>[] => {
  const names = [...EVERYWHERE, ...(REPEATED[table.name] ?? [])].filter(([own]) => table.byName.has(own));
  if (names.length === 0) return [];
  const from = names.map(([own, device]) => sql`${sql.ref(own)} = d.${sql.ref(device)}`);
  return [
    sql`update ${sql.table(table.name)} set ${sql.join(from)} from device as d where d.uid = ${sql.table(table.name)}.uid`,
  ];
};

interface Count {
  /** Tables it looks at besides the one it changes. */
  readonly of: readonly string[];
  readonly changes: string;
  readonly statement: RawBuilder<unknown>;
}

const COUNTS: readonly Count[] = [
  {
    changes: "device",
    of: ["app_device"],
    statement: sql`update device set state = 2, pair_state = 1 where uid in (select uid from app_device)`,
  },
  {
    changes: "device",
    of: ["license"],
    statement: sql`update device set lic_code = (select min(lic_code) from license where license.uid = device.uid) where uid in (select uid from license where uid <> '')`,
  },
  {
    changes: "order_bind",
    of: ["order"],
    statement: sql`update order_bind set comp_id = o.comp_id from "order" as o where o.order_id = order_bind.order_id`,
  },
  {
    changes: "cdk_order",
    of: ["cdk"],
    statement: sql`update cdk_order set number = (select count(*) from cdk where cdk.batch_id = cdk_order.id), used = (select count(*) from cdk where cdk.batch_id = cdk_order.id and cdk.state = 2)`,
  },
  { changes: "app_user", of: ["app_device"], statement: sql`update app_user set devices = 0` },
  {
    changes: "app_user",
    of: ["app_device"],
    statement: sql`update app_user set devices = (select count(*) from app_device where app_device.user_id = app_user.user_id) where user_id in (select user_id from app_device)`,
  },
  {
    changes: "app_device",
    of: ["device_share"],
    statement: sql`update app_device set shares = (select count(*) from device_share where device_share.uid = app_device.uid and device_share.user_id = app_device.user_id)`,
  },
];

/** Only tables made just now are changed: what people entered is theirs. */
export const settle = async (
  store: Pick<Store, "engine">,
  db: Db,
  tables: Tables,
  created: ReadonlySet<Table>,
  now: number,
): Promise<void> => {
  const isNew = (name: string) => {
    const table = tables.get(name);
    return table !== undefined && created.has(table);
  };
  for (const { changes, of, statement } of COUNTS) if ([changes, ...of].every(isNew)) await statement.execute(db);
  if (isNew("device"))
    for (const table of created)
      if (isAboutDevice(table)) for (const statement of followDevice(table)) await statement.execute(db);
  if ([...BOOKS, ...TOLD_BY].every(isNew)) await writeBooks(store, db, tables, now);
};

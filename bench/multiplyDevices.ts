// Multiplies the demo devices by ten: each device is stored nine more times, with other numbers.
import { join } from "node:path";
import Database from "libsql";

const COPIES = 9;
/** Fields whose values must be unique. */
const OWN = new Set(["uid", "mac", "key", "lic_code"]);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Multiplies the devices in the SQLite file of a stopped platform. The next start creates the indexes, because this is
 * faster.
 */
export const multiplyDevices = async (dataDir: string): Promise<void> => {
  const database = new Database(join(dataDir, "pilothouse.db"));
  const names = (query: string): readonly string[] =>
    database
      .prepare(query)
      .all()
      .flatMap((row: unknown) => (typeof row === "object" && row !== null && "name" in row ? [String(row.name)] : []));
  const columns = names("select name from pragma_table_info('device')");
  const indexes = names(
    "select name from sqlite_master where type = 'index' and tbl_name = 'device' and sql is not null",
  );
  database.exec("begin");
  for (const index of indexes) database.exec(`drop index ${quoted(index)}`);
  const values = columns.map((name) => (OWN.has(name) ? `${quoted(name)} || '-' || copy.number` : quoted(name)));
  database.exec(
    `with recursive copy(number) as (select 1 union all select number + 1 from copy where number < ${COPIES})
     insert into device (${columns.map(quoted).join()}) select ${values.join()} from device, copy`,
  );
  database.exec("commit");
  database.close();
};

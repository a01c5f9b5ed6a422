// Backs up and restores a PostgreSQL store with pg_dump and pg_restore.
import { spawn } from "node:child_process";
import pg from "pg";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { environmentWith } from "../../../platform/framework/settings/settings";
import { DATA_KEYS_TABLE } from "../../../platform/framework/storage/bookkeeping";
import type { RowCounts } from "./Manifest";

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Separates the password from the address. It is passed in the environment, because every user can read the arguments.
 */
const splitPassword = (url: string): { place: string; password: string } => {
  const place = new URL(url);
  const password = decodeURIComponent(place.password);
  place.password = "";
  return { place: place.href, password };
};

const run = (program: string, args: readonly string[], password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const missing = `${program} is not on the PATH; install the client programs of PostgreSQL, of the server's version or a later one.`;
    const env = environmentWith(password === "" ? {} : { PGPASSWORD: password });
    const child = spawn(program, args, { env, stdio: ["ignore", "inherit", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once("error", () => reject(new Refusal(missing)));
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${program} failed: ${output.trim().split("\n").join(" ")}`)),
    );
  });

const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(
      `The database (DATABASE_URL) cannot be reached: ${error instanceof Error ? error.message : error}.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const tablesIn = async (client: pg.Client): Promise<string[]> => {
  // The rows of partitions belong to their table and must not be counted twice.
  const query =
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition order by 1";
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
};

const count = async (client: pg.Client): Promise<RowCounts> => {
  const rows: RowCounts = {};
  for (const table of await tablesIn(client)) {
    const found = await client.query<{ n: string }>(`select count(*) as n from ${quoteName(table)}`);
    rows[table] = Number(found.rows[0]?.n);
  }
  return rows;
};

export interface DumpResult {
  readonly rows: RowCounts;
  /** The ids of the master keys that the secrets in the database need. */
  readonly keys: readonly string[];
}

const mastersIn = async (client: pg.Client, tables: RowCounts): Promise<readonly string[]> => {
  if (tables[DATA_KEYS_TABLE] === undefined) return [];
  const query = `select distinct master from ${quoteName(DATA_KEYS_TABLE)} order by master`;
  return (await client.query<{ master: string }>(query)).rows.map(({ master }) => master);
};

/**
 * Writes a snapshot of the database to a file, and answers the number of rows by table. @throws Refusal when the
 * database cannot be reached or pg_dump fails
 */
export const dumpPostgres = (url: string, to: string): Promise<DumpResult> =>
  withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const snapshot = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    const { place, password } = splitPassword(url);
    const same = `--snapshot=${snapshot.rows[0]?.id}`;
    await run(
      "pg_dump",
      ["--format=custom", "--no-owner", "--no-acl", same, `--file=${to}`, `--dbname=${place}`],
      password,
    );
    const rows = await count(client);
    return { rows, keys: await mastersIn(client, rows) };
  });

export const countPostgres = (url: string): Promise<RowCounts> => withClient(url, count);

/** Loads a dump in one transaction. If it fails, the database stays empty. @throws Refusal when pg_restore fails */
export const loadPostgres = async (url: string, from: string): Promise<void> => {
  const { place, password } = splitPassword(url);
  const whole = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-acl"];
  await run("pg_restore", [...whole, `--dbname=${place}`, from], password);
};

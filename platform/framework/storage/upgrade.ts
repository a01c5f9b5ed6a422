// What a definition cannot tell: a field that got another name or another meaning. Each step is recognised by what it
// leaves behind, so that it is done once; it runs after columns were added and before indexes and constraints.
import { sql } from "kysely";
import type { Db, Store } from "./Store";

const columnsOf = async (engine: Store["engine"], db: Db, table: string): Promise<ReadonlySet<string>> => {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{
          name: string;
        }>`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = current_schema()`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
};

/**
 * A wallet's balance was called `balance`, and what left it stood without its sign: 2 purchases, 3 withdrawals. The old
 * column stays under a name of its own.
 */
const signedWallets = async (engine: Store["engine"], db: Db): Promise<void> => {
  const columns = await columnsOf(engine, db, "money");
  if (!columns.has("balance") || !columns.has("money")) return;
  await sql`update money set money = balance`.execute(db);
  await sql`update money_flow set money = -money where type in (2, 3) and money > 0`.execute(db);
  await sql`alter table money rename column balance to balance__before_money`.execute(db);
};

export const upgrade = async (engine: Store["engine"], db: Db): Promise<void> => {
  await signedWallets(engine, db);
};

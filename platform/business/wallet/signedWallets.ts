import { sql } from "kysely";
import { columnsOf, type Upgrade } from "pilothouse/platform/storage";

/**
 * A wallet's balance was called `balance`, and what left it stood without its sign: 2 purchases, 3 withdrawals. The old
 * column stays under a name of its own.
 */
export const signedWallets: Upgrade = async (engine, db) => {
  const columns = await columnsOf(engine, db, "money");
  if (!columns.has("balance") || !columns.has("money")) return;
  await sql`update money set money = balance`.execute(db);
  await sql`update money_flow set money = -money where type in (2, 3) and money > 0`.execute(db);
  await sql`alter table money rename column balance to balance__before_money`.execute(db);
};

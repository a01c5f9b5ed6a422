import { sql } from "kysely";
import type { FieldOf } from "pilothouse/handles";
import { storedColumnNames, type Upgrade } from "pilothouse/platform/storage";
import { MoneyFlowType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const { money, money_flow } = resources;
/** The former name of the column. The definition no longer has it. */
const FORMER = "balance";
const BALANCE: FieldOf<typeof money> = "money";
const ASIDE = "balance__before_money";

/**
 * Upgrades stores of older versions, in which the balance of a wallet was in the column `balance` and outgoing amounts had
 * no minus sign. The old column is kept under another name.
 */
export const signWallets: Upgrade = async (engine, db) => {
  const columns = await storedColumnNames(engine, db, money.table);
  if (!columns.has(FORMER) || !columns.has(BALANCE)) return;
  const setAside = (name: string) =>
    sql`alter table ${sql.table(money.table)} rename column ${sql.ref(FORMER)} to ${sql.ref(name)}`.execute(db);
  // An older version was started once on an upgraded store, and has added its empty column again.
  if (columns.has(ASIDE)) return void (await setAside(`${ASIDE}_${Date.now().toString(36)}`));
  const store = typedDatabase(db);
  await store
    .updateTable(money.table)
    .set({ [BALANCE]: sql.ref(FORMER) })
    .execute();
  await store
    .updateTable(money_flow.table)
    .set((of) => ({ money: of.neg(of.ref("money")) }))
    .where("type", "in", [MoneyFlowType.purchase, MoneyFlowType.withdrawal])
    .where("money", ">", 0)
    .execute();
  await setAside(ASIDE);
};

// Refunds of older versions name no buyer, or only the company of the order. This upgrade takes the buyer from the order.
import { sql } from "kysely";
import type { FieldOf } from "pilothouse/handles";
import { storedColumnNames, type Upgrade } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

const { order, refund } = resources;
const BUYER: FieldOf<typeof refund> = "user_id";

/**
 * Uses the rule of `buyerOf`. The plan of `npm run migrate` lists this upgrade only while a refund lacks a buyer of its
 * order.
 */
export const fillInBuyers: Upgrade = async (engine, db) => {
  if (!(await storedColumnNames(engine, db, refund.table)).has(BUYER)) return;
  const nameless = sql`o.order_id = refund.order_id and refund.user_id is null
      and (o.user_id is not null or (refund.buyer_id is null and nullif(o.comp_id, 0) is not null))`;
  const orders = sql`${sql.table(order.table)} as o`;
  const { rows } = await sql`select 1 from ${sql.table(refund.table)}, ${orders} where ${nameless} limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`update ${sql.table(refund.table)}
    set user_id = o.user_id,
      buyer_id = case when o.user_id is not null and coalesce(nullif(o.seller_id, 0), o.comp_id) = o.comp_id then null else nullif(o.comp_id, 0) end
    from ${orders} where ${nameless}`.execute(db);
};

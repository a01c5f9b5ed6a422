// Orders of older versions name no seller. This upgrade stores the company of the order as the seller, so that lists and
// sums by seller include it.
import type { FieldOf } from "pilothouse/handles";
import { storedColumnNames, type Upgrade } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const { order } = resources;
const SELLER: FieldOf<typeof order> = "seller_id";

export const fillInSellers: Upgrade = async (engine, db) => {
  if (!(await storedColumnNames(engine, db, order.table)).has(SELLER)) return;
  const store = typedDatabase(db);
  const nameless = store
    .selectFrom(order.table)
    .select("order_id")
    .where((of) => of.or([of("seller_id", "is", null), of("seller_id", "=", 0)]))
    .where("comp_id", ">", 0);
  if ((await nameless.limit(1).execute()).length === 0) return;
  await store
    .updateTable(order.table)
    .set((of) => ({ seller_id: of.ref("comp_id") }))
    .where("order_id", "in", nameless)
    .execute();
};

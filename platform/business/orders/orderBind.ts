// Rules of order bindings: a binding has the type of its order.
import type { Rules } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

export const orderBindRules = {
  adding: async ({ platform, db }, values) => {
    const order = await findByKey(db, tableFor(platform, resources.order), values.order_id);
    return order === null ? values : { ...values, type: order.type };
  },
} satisfies Rules<typeof resources.order_bind>;

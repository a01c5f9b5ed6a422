// The buyer of an order. It is the user of an app, or a company other than the seller, or both if a company paid for
// its user.
import type { FieldOf } from "pilothouse/handles";
import { isEmpty } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";

type Parties = Extract<FieldOf<typeof resources.order>, "user_id" | "comp_id" | "seller_id">;

/** The buyers that a refund stores. A company that sold to its own user is not a buyer. */
export const buyerOf = <User, Company>({
  user_id,
  comp_id,
  seller_id,
}: Readonly<Record<Parties, unknown>> & { readonly user_id: User; readonly comp_id: Company }) => ({
  user_id,
  buyer_id: !isEmpty(user_id) && (isEmpty(seller_id) || seller_id === comp_id) ? 0 : comp_id,
});

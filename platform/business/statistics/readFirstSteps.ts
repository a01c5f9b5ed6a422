// The first steps of a new company that are done: people, products, devices, goods, an order. The dashboard offers the
// other steps.
import type { StoredHandle } from "pilothouse/handles";
import { mayCall, type SignedRequest } from "pilothouse/platform";
import { type Condition, findFirst, type Table, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { conditionsOn } from "../database";
import { visibleConditions } from "./counting";

const { account, device, device_import, goods, goods_category, order, product } = resources;

export type SetupStep = "colleagues" | "products" | "devices" | "goods" | "orders";
type Steps = Readonly<Record<SetupStep, boolean | null>>;

/** For each step: whether it is done, or null if the caller may not do it. */
export const readFirstSteps = async ({ platform, caller }: SignedRequest): Promise<Steps> => {
  const { db } = platform.store;
  const isThere = async <Of>(table: Table<Of>, further: readonly Condition[] = []): Promise<boolean> => {
    return (await findFirst(db, table, [...visibleConditions(platform, table, caller), ...further])) !== null;
  };
  const may = (of: StoredHandle, call: string) => mayCall(caller, tableFor(platform, of).resource, call);
  // Goods need a category, which only some accounts may create.
  const mayAddGoods =
    may(goods, "add") && (may(goods_category, "add") || (await isThere(tableFor(platform, goods_category))));
  const others = conditionsOn(account)("account.id", "<>", caller.key);
  return {
    colleagues: may(account, "add") ? await isThere(tableFor(platform, account), [others]) : null,
    products: may(product, "add") ? await isThere(tableFor(platform, product)) : null,
    devices: may(device_import, "add") ? await isThere(tableFor(platform, device)) : null,
    goods: mayAddGoods ? await isThere(tableFor(platform, goods)) : null,
    orders: may(order, "pay") ? await isThere(tableFor(platform, order)) : null,
  };
};

// Lists the goods that a third party offers, and copies them into the platform's goods.
import { SaleState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import type { GivenOf, FieldsAs, RowOf, ParamsOf } from "pilothouse/handles";
import {
  addRecord,
  type Answer,
  findRow,
  inTransaction,
  type SignedRequest,
  type Step,
  clearCaches,
} from "pilothouse/platform";
import { requestGoods, type OfferedGoods } from "./askThirdParty";
import type { ThirdParty } from "./thirdParties";
import { decodeRow, findFirstOf, findFirst, tableFor } from "pilothouse/platform/storage";

type Goods = RowOf<typeof resources.goods>;

const thirdParty = async (request: SignedRequest, db: Step["db"], key: number | undefined) => {
  const table = tableFor(request.platform, resources.third_party);
  return {
    table,
    row: await findRow({ platform: request.platform, db }, table, request.caller, { id: key }),
  };
};

/** The goods that were created from an offer; 0 if there are none. */
type Taken = FieldsAs<typeof resources.shop_goods, "goods_id", number>;

/** Answers the offers of a third party and the goods created from them. */
export const listThirdPartyProducts = async (
  request: SignedRequest<ParamsOf<typeof resources.third_party, "products">>,
): Promise<Answer<readonly (OfferedGoods & Taken)[]>> => {
  const { platform, params } = request;
  const { db } = platform.store;
  const { row } = await thirdParty(request, db, params.id);
  const data: (OfferedGoods & Taken)[] = [];
  for (const offer of await requestGoods(platform, row))
    data.push({ ...offer, goods_id: (await taken(platform, db, row, offer))?.id ?? 0 });
  return { data, count: data.length };
};

const taken = async (
  platform: Step["platform"],
  db: Step["db"],
  row: ThirdParty,
  { other_id }: OfferedGoods,
): Promise<Goods | null> => {
  const goods = tableFor(platform, resources.goods);
  return findFirstOf(db, goods, { platform_id: row.id, other_id });
};

/** Creates delisted goods from all new offers, so that somebody checks the prices first. Answers the new goods. */
export const pullGoods = async (request: SignedRequest<ParamsOf<typeof resources.goods, "pull">>): Promise<Answer> => {
  const { platform } = request;
  const goods = tableFor(platform, resources.goods);
  const { platform_id } = request.params;
  // This runs outside the transaction, so that nobody else waits for the third party.
  const offers = await requestGoods(platform, (await thirdParty(request, platform.store.db, platform_id)).row);
  const made = await inTransaction(request, goods, async (step) => {
    const { row } = await thirdParty(request, step.db, platform_id);
    const categories = tableFor(platform, resources.goods_category);
    const category = await findFirst(step.db, categories, []);
    const rows: Goods[] = [];
    for (const offer of offers) {
      if (await taken(platform, step.db, row, offer)) continue;
      const { price, ...values } = offer;
      const prices = { price, fact_price: price, rmb: price } satisfies GivenOf<typeof resources.goods>;
      const owned = { comp_id: row.comp_id, category_id: category?.id, platform_id: row.id };
      rows.push(await addRecord(step, { ...values, ...prices, ...owned, state: SaleState.off_sale }));
    }
    return rows;
  });
  clearCaches(platform, goods, null);
  return { data: made.map((row) => decodeRow(goods, row)), count: made.length };
};

// Lists the goods of a third party, and copies them into our goods. No real third party is asked: the list is
// computed from the record of the third party and is the same every time.
import { GoodsType, PublishState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { createHash } from "node:crypto";
import type { AnswerOf, GivenOf, PartOf, RowOf, ParamsOf } from "pilothouse/handles";
import {
  addRecord,
  type Answer,
  findRow,
  inStep,
  readParams,
  type SignedRequest,
  type Step,
  clearCaches,
} from "pilothouse/platform";
import { decodeRow, findFirstOf, findFirst, tableFor } from "pilothouse/platform/storage";

type ThirdParty = RowOf<typeof resources.third_party>;
type Goods = RowOf<typeof resources.goods>;

type Offer = Pick<AnswerOf<typeof resources.goods>, "other_id" | "name" | "type" | "month" | "price">;

const PACKAGES = [
  ["Cloud storage 7 days", GoodsType.cloud_storage, 1, "9.90"],
  ["云存储 30 天", GoodsType.cloud_storage, 3, "27.00"],
  ["SIM traffic 5 GB", GoodsType.sim_traffic, 1, "15.00"],
  ["直播并发 20 路", GoodsType.live_server, 12, "299.00"],
  ["Person detection", GoodsType.ai_recognition, 12, "60.00"],
] as const;

const offersOf = (platform: ThirdParty): readonly Offer[] =>
  PACKAGES.map(([name, type, month, price], index) => ({
    other_id: createHash("sha256").update(`${platform.app_key}:${index}`).digest("hex").slice(0, 12),
    name: `${name} · ${platform.name}`,
    type,
    month,
    price,
  }));

const thirdParty = async (request: SignedRequest, db: Step["db"], key: unknown) => {
  const table = tableFor(request.platform, resources.third_party);
  return {
    table,
    row: await findRow({ platform: request.platform, db }, table, request.caller, { id: key }),
  };
};

/** The goods that were created from an offer; 0 if there are none. */
type Taken = PartOf<typeof resources.shop_goods, "goods_id", number>;

/** Answers the offers of a third party and the goods created from them. */
export const thirdPartyProducts = async (
  request: SignedRequest<ParamsOf<typeof resources.third_party, "products">>,
): Promise<Answer<readonly (Offer & Taken)[]>> => {
  const { platform, params } = request;
  const { db } = platform.store;
  const { row } = await thirdParty(request, db, params.id);
  const data: (Offer & Taken)[] = [];
  for (const offer of offersOf(row))
    data.push({ ...offer, goods_id: (await taken(platform, db, row, offer))?.id ?? 0 });
  return { data, count: data.length };
};

const taken = async (
  platform: Step["platform"],
  db: Step["db"],
  row: ThirdParty,
  { other_id }: Offer,
): Promise<Goods | null> => {
  const goods = tableFor(platform, resources.goods);
  return findFirstOf(db, goods, { platform_id: row.id, other_id });
};

/** Creates goods from all new offers, as delisted, so that somebody checks the prices first. Answers the new goods. */
export const pullGoods = async (request: SignedRequest<ParamsOf<typeof resources.goods, "pull">>): Promise<Answer> => {
  const { platform } = request;
  const goods = tableFor(platform, resources.goods);
  const { platform_id } = readParams(request);
  const made = await inStep(request, goods, async (step) => {
    const { row } = await thirdParty(request, step.db, platform_id);
    const categories = tableFor(platform, resources.goods_category);
    const category = await findFirst(step.db, categories, []);
    const rows: Goods[] = [];
    for (const offer of offersOf(row)) {
      if (await taken(platform, step.db, row, offer)) continue;
      const { price, ...values } = offer;
      const prices = { price, fact_price: price, rmb: price } satisfies GivenOf<typeof resources.goods>;
      const owned = { comp_id: row.comp_id, category_id: category?.id, platform_id: row.id };
      rows.push(await addRecord(step, { ...values, ...prices, ...owned, state: PublishState.delisted }));
    }
    return rows;
  });
  clearCaches(platform, goods, null);
  return { data: made.map((row) => decodeRow(goods, row)), count: made.length };
};

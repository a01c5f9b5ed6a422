// What a third party offers, and taking it over. The list stands for the third party's own: it follows from its record, so
// that the same platform offers the same goods every time.
import { createHash } from "node:crypto";
import type { Answer, SignedRequest, Step } from "../../framework/server/Platform";
import { addRecord } from "../../framework/records/add";
import { findRow } from "../../framework/records/find";
import { checkParams, paramsSchema } from "../../framework/records/schema";
import { inStep, tableFor, written } from "../../framework/records/step";
import { decode, decodeRow } from "../../framework/storage/codec";
import { firstWhere, oneOf } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import { setRecord } from "../../framework/records/set";

interface Offer {
  readonly other_id: string;
  readonly name: string;
  readonly type: number;
  readonly month: number;
  readonly price: string;
}

const PACKAGES = [
  ["Cloud storage 7 days", 1, 1, "9.90"],
  ["云存储 30 天", 1, 3, "27.00"],
  ["SIM traffic 5 GB", 2, 1, "15.00"],
  ["直播并发 20 路", 3, 12, "299.00"],
  ["Person detection", 4, 12, "60.00"],
] as const;

const offersOf = (platform: Row): readonly Offer[] =>
  PACKAGES.map(([name, type, month, price], index) => ({
    other_id: createHash("sha256")
      .update(`${String(platform.app_key)}:${index}`)
      .digest("hex")
      .slice(0, 12),
    name: `${name} · ${String(platform.name)}`,
    type,
    month,
    price,
  }));

const thirdParty = async (request: SignedRequest, db: Step["db"], key: unknown) => {
  const table = tableFor(request.platform, "third_party");
  return {
    table,
    row: await findRow({ platform: request.platform, db }, table, request.caller, { [table.key.name]: key }),
  };
};

const paramsOf = ({ platform, call, params }: SignedRequest): Row =>
  checkParams(paramsSchema(platform.model, call.params), params);

/** Each offer with `goods_id`, 0 while it is not taken over. */
export const thirdPartyProducts = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params } = request;
  const { db } = platform.store;
  const { row } = await thirdParty(request, db, params.id);
  const goods = tableFor(platform, "goods");
  const data = [];
  for (const offer of offersOf(row))
    data.push({ ...offer, goods_id: (await taken(platform, db, row, offer))?.[goods.key.name] ?? 0 });
  return { data, count: data.length };
};

const taken = async (
  platform: Step["platform"],
  db: Step["db"],
  row: Row,
  { other_id }: Offer,
): Promise<Row | null> => {
  const goods = tableFor(platform, "goods");
  const conditions = [
    ["platform_id", row.id],
    ["other_id", other_id],
  ].flatMap(([name, value]) => {
    const column = goods.byName.get(String(name));
    return column ? [oneOf(column, [value])] : [];
  });
  return firstWhere(db, goods, conditions);
};

const DELISTED = 2;

/** Takes over what is not there yet, delisted, so that a person looks at the prices first. Answers what it made. */
export const pullGoods = async (request: SignedRequest): Promise<Answer> => {
  const { platform } = request;
  const goods = tableFor(platform, "goods");
  const { platform_id } = paramsOf(request);
  const made = await inStep(request, goods, async (step) => {
    const { row } = await thirdParty(request, step.db, platform_id);
    const categories = tableFor(platform, "goods_category");
    const category = await firstWhere(step.db, categories, []);
    const rows: Row[] = [];
    for (const offer of offersOf(row)) {
      if (await taken(platform, step.db, row, offer)) continue;
      const { price, ...values } = offer;
      const prices = { price, fact_price: price, rmb: price };
      const owned = { comp_id: row.comp_id, category_id: category?.[categories.key.name], platform_id: row.id };
      rows.push(await addRecord(step, { ...values, ...prices, ...owned, state: DELISTED }));
    }
    return rows;
  });
  written(platform, goods, null);
  return { data: made.map((row) => decodeRow(goods, row)), count: made.length };
};

/** The apps it may sign users in for. */
export const boundApps = async (request: SignedRequest): Promise<Answer> => {
  const { table, row } = await thirdParty(request, request.platform.store.db, request.params.id);
  const column = table.byName.get("app_ids");
  const data = { id: row.id, app_ids: column ? decode(column, row.app_ids) : [] };
  return { data, count: 1 };
};

export const bindApps = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params } = request;
  const { app_ids } = paramsOf(request);
  const parties = tableFor(platform, "third_party");
  const stored = await inStep(request, parties, async (step) => {
    const { row } = await thirdParty(request, step.db, params.id);
    return setRecord(step, row, { app_ids: app_ids ?? [] });
  });
  written(platform, parties, ["app_ids"]);
  return { data: decodeRow(parties, stored), count: 1 };
};

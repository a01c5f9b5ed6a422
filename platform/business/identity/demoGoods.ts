// The demo's third parties: they offer goods on a loopback port, the same ones for each request.
import { createHash } from "node:crypto";
import { clearCaches, isObject, type Platform } from "pilothouse/platform";
import { tableFor } from "pilothouse/platform/storage";
import { GoodsType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

export const GOODS_PATH = "/goods";

const PACKAGES = [
  ["Cloud storage 7 days", GoodsType.cloud_storage, 1, "9.90"],
  ["云存储 30 天", GoodsType.cloud_storage, 3, "27.00"],
  ["SIM data 5 GB", GoodsType.sim_traffic, 1, "15.00"],
  ["直播并发 20 路", GoodsType.live_server, 12, "299.00"],
  ["Person detection", GoodsType.ai_recognition, 12, "60.00"],
] as const;

/** Answers in the format of docs/third-parties.md. */
export const answerGoods = async (request: Request): Promise<Response> => {
  const asked: unknown = await request.json().catch(() => null);
  const key = isObject(asked) ? String(asked.app_key ?? "") : "";
  const data = PACKAGES.map(([name, type, month, price], index) => ({
    id: createHash("sha256").update(`${key}:${index}`).digest("hex").slice(0, 12),
    name,
    type,
    month,
    price,
  }));
  return Response.json({ code: 200, data, count: data.length });
};

/** Stores the address of the port in the demo's third parties. */
export const storeGoodsAddress = async (platform: Platform, address: string): Promise<void> => {
  const goods_url = `http://${address}${GOODS_PATH}`;
  const moved = await typedDatabase(platform.store.db)
    .updateTable(resources.third_party.table)
    .set({ goods_url })
    .where("goods_url", "like", `http://127.0.0.1:%${GOODS_PATH}`)
    .where("goods_url", "<>", goods_url)
    .executeTakeFirst();
  if (moved.numUpdatedRows > 0n) clearCaches(platform, tableFor(platform, resources.third_party), ["goods_url"]);
};

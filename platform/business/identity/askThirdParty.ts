// Asks a third party for its goods, at the address that its record names. docs/third-parties.md describes the call.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import {
  Failure,
  hostOfUrl,
  isLoopback,
  isObject,
  isPrivate,
  createCheckedLookup,
  type Platform,
} from "pilothouse/platform";
import type { AnswerOf } from "pilothouse/handles";
import { roundedAmount } from "pilothouse/schema";
import { GoodsType, StockMonth } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import { signKey, type ThirdParty } from "./thirdParties";

export type OfferedGoods = Pick<AnswerOf<typeof resources.goods>, "other_id" | "name" | "type" | "month" | "price">;

type Asking = Pick<Platform, "isDemo" | "now">;

/** How many milliseconds to wait for an answer, and the limits on its bytes and goods. */
const PATIENCE = 10_000;
const MOST_BYTES = 1_000_000;
const MOST_OFFERS = 500;

/** The demo's third parties are on this machine. All other private addresses are refused, because anybody may enter a record. */
const isOpen = ({ isDemo }: Asking, address: string): boolean => !isPrivate(address) || (isDemo && isLoopback(address));

const unanswered = (): Failure => new Failure(503, "third_party");

/** @throws Failure 503 if there is no usable answer in time */
const post = (platform: Asking, address: URL, body: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(unanswered());
    const host = hostOfUrl(address);
    if (!["http:", "https:"].includes(address.protocol) || address.username !== "") return fail();
    if (isIP(host) > 0 && !isOpen(platform, host)) return fail();
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const ask = address.protocol === "https:" ? requestHttps : requestHttp;
    const asked = ask(
      address,
      { method: "POST", headers, lookup: createCheckedLookup((one) => isOpen(platform, one)) },
      (answer) => {
        // Redirects are refused, because they could lead anywhere.
        if (answer.statusCode !== 200) return void asked.destroy(unanswered());
        const parts: Buffer[] = [];
        let size = 0;
        answer.on("data", (part: Buffer) => {
          size += part.length;
          if (size > MOST_BYTES) asked.destroy(unanswered());
          else parts.push(part);
        });
        answer.on("error", fail);
        answer.on("end", () => {
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString()));
          } catch {
            fail();
          }
        });
      },
    );
    const timer = setTimeout(() => asked.destroy(unanswered()), PATIENCE);
    asked.on("close", () => clearTimeout(timer));
    asked.on("error", fail);
    asked.end(body);
  });

type ValueIn<Of extends object> = Of[keyof Of];
const isOneOf =
  <Of extends object>(enumeration: Of) =>
  (value: unknown): value is ValueIn<Of> =>
    Object.values(enumeration).includes(value);
const isType = isOneOf(GoodsType);
const isMonth = isOneOf(StockMonth);
const PRICE = /^\d{1,9}(\.\d{1,2})?$/;
const shortText = (value: unknown, most: number): string | null =>
  (typeof value === "string" || typeof value === "number") && String(value).length <= most ? String(value) : null;

/** The goods of an answer. Null for goods that the platform cannot store. */
const offerOf = (row: unknown): OfferedGoods | null => {
  if (!isObject(row)) return null;
  const [other_id, name, price] = [shortText(row.id, 64), shortText(row.name, 64), shortText(row.price, 12)];
  const { type, month } = row;
  if (!other_id || !name || price === null || !PRICE.test(price)) return null;
  if (!isType(type) || !isMonth(month)) return null;
  const asked = roundedAmount(price);
  return asked === null ? null : { other_id, name, type, month, price: asked };
};

/**
 * The longest name of goods. If the name of the third party does not fit completely, at least this many characters of
 * it stay.
 */
const LONGEST_NAME = 64;
const SHORTEST_PART = 24;

/**
 * Names must be unique within a company. But two third parties may use the same name, and one third party may use a
 * name twice.
 */
const withUniqueNames = (offers: readonly OfferedGoods[], party: ThirdParty): readonly OfferedGoods[] => {
  const used = new Set<string>();
  const joined = (name: string, mark: string): string => {
    const end = ` · ${mark}`.slice(0, LONGEST_NAME - SHORTEST_PART);
    return `${name.slice(0, LONGEST_NAME - end.length)}${end}`;
  };
  return offers.map((offer) => {
    const usual = joined(offer.name, party.name);
    const name = used.has(usual) ? joined(offer.name, offer.other_id) : usual;
    used.add(name);
    return { ...offer, name };
  });
};

/**
 * The goods that the third party offers; empty if its record has no address.
 * @throws Failure 503 if its answer does not follow docs/third-parties.md
 */
export const requestGoods = async (platform: Asking, party: ThirdParty): Promise<readonly OfferedGoods[]> => {
  const { goods_url, app_key } = party;
  if (!goods_url) return [];
  if (!URL.canParse(goods_url)) throw unanswered();
  const sign = signKey(party.app_secret, app_key, "", platform.now());
  const answer = await post(platform, new URL(goods_url), JSON.stringify({ app_key, auth_key: sign }));
  const rows = isObject(answer) && answer.code === 200 && Array.isArray(answer.data) ? answer.data : null;
  if (rows === null) throw unanswered();
  const offers = new Map<string, OfferedGoods>();
  for (const row of rows.slice(0, MOST_OFFERS)) {
    const offer = offerOf(row);
    if (offer !== null) offers.set(offer.other_id, offer);
  }
  return withUniqueNames([...offers.values()], party);
};

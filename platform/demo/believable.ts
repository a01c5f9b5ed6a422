// What one field of a demo row means for another: an unpaid order was never refunded, an account can be signed in to.
import type { Model } from "../../generator";
import { hashPassword, transformed } from "../access/passwords";
import { isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { World } from "./Rows";

/** Of every account that the definition gives. */
export const DEMO_PASSWORD = "pilothouse";

interface At {
  readonly index: number;
  readonly isGiven: boolean;
  readonly model: Model;
  readonly world: World;
}
type Adjust = (row: Row, at: At) => void | Promise<void>;

const find = ({ rows }: World, resource: string, key: unknown): Row | undefined => rows.get(resource)?.get(String(key));

const company: Adjust = (row, { world, isGiven }) => {
  const parent = find(world, "company", row["comp_parent_id"]);
  row["comp_top_id"] = parent ? (parent["comp_top_id"] ?? parent["comp_id"]) : row["comp_id"];
  if (!isGiven) row["agent_type"] = row["comp_type"] === 2 ? 2 : 0;
};

/** Keys of a menu and of all below it. */
const granted = (model: Model, world: World, keys: readonly string[]): unknown[] => {
  const menus = [...(world.rows.get("menu")?.values() ?? [])];
  const isBelow = (key: string) => keys.some((one) => key === one || key.startsWith(`${one}.`));
  const wanted = new Set(model.menus.map(({ key }) => key).filter(isBelow));
  return menus.filter((menu) => wanted.has(String(menu["menu_key"]))).map((menu) => menu["menu_id"]);
};

const role: Adjust = (row, { model, world, index, isGiven }) => {
  const screens = model.menus.filter(({ type }) => type === "screen").map(({ key }) => key);
  const given = Array.isArray(row["menu_ids"]) ? row["menu_ids"].map(String) : [];
  const start = (index * 3) % Math.max(1, screens.length);
  const keys = isGiven ? given : screens.slice(start, start + 1 + (index % 3));
  row["menu_ids"] =
    isGiven && String(row["id"]) === "1"
      ? granted(model, world, [...new Set(model.menus.map(({ key }) => key))])
      : granted(model, world, keys);
  if (!isGiven) row["role_ids"] = [];
};

const account: Adjust = async (row, { isGiven }) => {
  if (isGiven) {
    row["user_password"] = await hashPassword(transformed(String(row["user_id"]), DEMO_PASSWORD));
    return;
  }
  if (isEmpty(row["role_id"]) || row["role_id"] === 1) row["role_id"] = 9;
  row["user_password"] = "";
  row["company_id"] = 0;
};

const product: Adjust = (row, { world, index }) => {
  const category = find(world, "product_category", row["category"]);
  row["id"] = index + 1;
  row["category_name"] = category?.["category_name"] ?? "";
  row["category_cn_name"] = category?.["category_cn_name"] ?? "";
  row["comp_name"] = find(world, "company", row["comp_id"])?.["comp_name"] ?? "";
};

const DAY = 86_400;

const device: Adjust = (row, { world, isGiven }) => {
  const active = Number(row["gmt_active"] ?? 0);
  row["gmt_create"] = active - 30 * DAY - (active % (60 * DAY));
  row["gmt_online"] = Math.max(active, Number(row["gmt_online"] ?? 0));
  if (isGiven) return;
  const bought = find(world, "product", row["pk"]);
  const category = find(world, "product_category", bought?.["category"]);
  row["device_type"] = category?.["device_type"] ?? row["device_type"];
  if (row["device_type"] !== 2) row["iccid"] = "";
};

const PAID = new Set([2, 3]);
const FREE = 3;

const order: Adjust = (row, { world }) => {
  const isPaid = PAID.has(Number(row["order_state"]));
  const created = Number(row["gmt_create"] ?? 0);
  row["gmt_pay"] = isPaid ? created + (created % 1800) : 0;
  if (!isPaid) Object.assign(row, { refund_state: 0, platform_order_id: "", pay_order_id: "" });
  if (row["refund_state"] !== 0)
    row["refund_reason"] = ["买错套餐", "Bought twice", "裝置已退貨", "Does not work in my country"][created % 4];
  if (row["type"] === FREE) Object.assign(row, { price: "0.00", pay_type: 0 });
  const used = find(world, "device", row["uid"]);
  if (used) row["comp_id"] = used["comp_id"];
};

const adjustments: Readonly<Record<string, Adjust>> = { company, role, account, product, device, order };

/** Changes the row in place. */
export const makeBelievable = async (name: string, row: Row, at: At): Promise<void> => {
  const adjust = Object.hasOwn(adjustments, name) ? adjustments[name] : undefined;
  await adjust?.(row, at);
};

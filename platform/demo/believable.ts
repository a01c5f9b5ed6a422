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
  const parent = find(world, "company", row.comp_parent_id);
  row.comp_top_id = parent ? (parent.comp_top_id ?? parent.comp_id) : row.comp_id;
  if (!isGiven) row.agent_type = row.comp_type === 2 ? 2 : 0;
};

/** Keys of a menu and of all below it. */
const granted = (model: Model, world: World, keys: readonly string[]): unknown[] => {
  const menus = [...(world.rows.get("menu")?.values() ?? [])];
  const isBelow = (key: string) => keys.some((one) => key === one || key.startsWith(`${one}.`));
  const wanted = new Set(model.menus.map(({ key }) => key).filter(isBelow));
  return menus.filter((menu) => wanted.has(String(menu.menu_key))).map((menu) => menu.menu_id);
};

const role: Adjust = (row, { model, world, index, isGiven }) => {
  const screens = model.menus.filter(({ type }) => type === "screen").map(({ key }) => key);
  const given = Array.isArray(row.menu_ids) ? row.menu_ids.map(String) : [];
  const start = (index * 3) % Math.max(1, screens.length);
  const keys = isGiven ? given : screens.slice(start, start + 1 + (index % 3));
  row.menu_ids =
    isGiven && String(row.id) === "1"
      ? granted(model, world, [...new Set(model.menus.map(({ key }) => key))])
      : granted(model, world, keys);
  if (!isGiven) row.role_ids = [];
};

const account: Adjust = async (row, { isGiven }) => {
  if (isGiven) {
    row.user_password = await hashPassword(transformed(String(row.user_id), DEMO_PASSWORD));
    return;
  }
  if (isEmpty(row.role_id) || row.role_id === 1) row.role_id = 9;
  row.user_password = "";
  row.company_id = 0;
};

const product: Adjust = (row, { world, index }) => {
  const category = find(world, "product_category", row.category);
  row.id = index + 1;
  row.category_name = category?.category_name ?? "";
  row.category_cn_name = category?.category_cn_name ?? "";
  row.comp_name = find(world, "company", row.comp_id)?.comp_name ?? "";
};

const DAY = 86_400;
const YEARS = 2 * 365 * DAY;

/** A moment drawn evenly from two years becomes one of a business that grew steadily through them. */
const grown = (moment: number, now: number): number => {
  const drawn = Math.min(1, Math.max(0, (now - moment) / YEARS));
  return Math.round(now - YEARS * (1 - Math.sqrt(1 - drawn)));
};

/** Some of what would fall on a Monday or Tuesday waits for the weekend. */
const weekly = (moment: number, now: number): number => {
  const weekday = new Date(moment * 1000).getUTCDay();
  const later = moment + (6 - weekday) * DAY;
  return (weekday === 1 || weekday === 2) && moment % 3 === 0 && later < now ? later : moment;
};

const created = (row: Row): number => Number(row.gmt_create ?? 0);

/** Of sixteen, how many each of the first apps has; the others share what is left. */
const FAVOURITES = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
const favourite = (row: Row, { world, index }: At): void => {
  const place = FAVOURITES[(index * 7) % 16];
  const app = place === undefined ? undefined : world.keys.get("app")?.[place];
  if (app !== undefined) row.app_id = app;
};

const appUser: Adjust = async (row, at) => {
  const { world } = at;
  row.user_password = at.isGiven ? await hashPassword(transformed(String(row.user_id), DEMO_PASSWORD)) : "";
  favourite(row, at);
  row.gmt_create = weekly(grown(created(row), world.now), world.now);
  row.gmt_login = Math.max(created(row), Number(row.gmt_login ?? 0));
};

/** Alarms are kept for a month. */
const alarm: Adjust = (row, { world }) => {
  row.gmt_create = Math.round(world.now - (world.now - created(row)) / 24);
};

const imported: Adjust = (row, { world }) => {
  row.gmt_create = Math.round(world.now - (world.now - created(row)) / 12);
  if (row.state === 1) row.failed = 0;
};

const device: Adjust = (row, { world, isGiven }) => {
  const active = grown(Number(row.gmt_active ?? 0), world.now);
  row.gmt_active = active;
  row.gmt_create = active - 30 * DAY - (active % (60 * DAY));
  row.gmt_online = Math.max(active, Number(row.gmt_online ?? 0));
  if (isGiven) return;
  const bought = find(world, "product", row.pk);
  const category = find(world, "product_category", bought?.category);
  row.device_type = category?.device_type ?? row.device_type;
  if (row.device_type !== 2) row.iccid = "";
};

const PAID = new Set([2, 3]);
const FREE = 3;

const order: Adjust = (row, at) => {
  const { world } = at;
  favourite(row, at);
  const isPaid = PAID.has(Number(row.order_state));
  const placed = weekly(grown(created(row), world.now), world.now);
  row.gmt_create = placed;
  row.gmt_pay = isPaid ? Math.min(world.now, placed + (placed % 1800)) : 0;
  if (!isPaid) Object.assign(row, { refund_state: 0, platform_order_id: "", pay_order_id: "" });
  if (row.refund_state !== 0)
    row.refund_reason = ["买错套餐", "Bought twice", "裝置已退貨", "Does not work in my country"][placed % 4];
  if (row.type === FREE) Object.assign(row, { price: "0.00", pay_type: 0 });
  const used = find(world, "device", row.uid);
  if (used) row.comp_id = used.comp_id;
};

const WITHDRAWAL = 3;

/** Only a withdrawal is audited, and only a purchase has an order. */
const moneyFlow: Adjust = (row) => {
  if (row.type !== WITHDRAWAL)
    Object.assign(row, { audit_state: 0, first_audit_id: 0, second_audit_id: 0, gmt_audit: 0 });
  if (row.type !== 2) row.order_id = "";
  const state = Number(row.audit_state);
  if (state < 4) row.second_audit_id = 0;
  if (state < 2) Object.assign(row, { first_audit_id: 0, gmt_audit: 0 });
};

const TOPICS: Readonly<Record<string, number>> = {
  雲端儲存付款失敗: 4,
  收不到报警推送: 1,
  "Refund for the yearly package": 4,
  希望增加定时巡航: 5,
};
const OF_DEVICES = 2;

const feedback: Adjust = (row, { world }) => {
  row.gmt_create = Math.round(world.now - (world.now - created(row)) / 24);
  row.type = TOPICS[String(row.title)] ?? OF_DEVICES;
  row.gmt_update = Math.max(created(row), Number(row.gmt_update ?? 0));
};

const HAN = /\p{Script=Han}/u;
/** A conversation in turns: the user's words, then support's. */
const SAID = {
  en: [
    ["It began last week and happens every night.", "Thank you for telling us. Which firmware does the device run?"],
    ["It is 3.2.14, as the app shows.", "A newer one is ready. Please update under Settings, Firmware."],
    ["It works again, thank you!", "We are glad. Write to us any time."],
  ],
  zh: [
    ["从上周开始出现这个问题，每天晚上都会。", "您好，感谢反馈。请问设备当前的固件版本是多少？"],
    ["应用里显示是 3.2.14。", "已有新版本，请在“设置-固件”中升级后再试。"],
    ["升级后正常了，谢谢！", "很高兴问题已解决，如有其他问题欢迎随时联系我们。"],
  ],
} as const;
const USER = 1;
const SUPPORT = 2;
const TURN = 2400;

const feedbackDetail: Adjust = (row, { world }) => {
  const about = find(world, "feedback", row.title_id);
  const before = [...(world.rows.get("feedback_detail")?.values() ?? [])];
  const turn = before.filter((one) => one.title_id === row.title_id).length;
  const said = SAID[HAN.test(String(about?.title)) ? "zh" : "en"];
  row.sender = turn % 2 === 0 ? USER : SUPPORT;
  row.content = said[Math.floor(turn / 2) % said.length]?.[turn % 2] ?? row.content;
  row.gmt_create = (about ? created(about) : created(row)) + turn * TURN + (turn % 7) * 60;
};

const adjustments: Readonly<Record<string, Adjust>> = {
  company,
  role,
  account,
  product,
  device,
  order,
  app_user: appUser,
  alarm_log: alarm,
  device_import: imported,
  money_flow: moneyFlow,
  feedback,
  feedback_detail: feedbackDetail,
};

/** Changes the row in place. */
export const makeBelievable = async (name: string, row: Row, at: At): Promise<void> => {
  const adjust = Object.hasOwn(adjustments, name) ? adjustments[name] : undefined;
  await adjust?.(row, at);
};

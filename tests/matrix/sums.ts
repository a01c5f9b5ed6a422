// Statistics include only rows within reach. A filter by a company, app or product out of reach gives the same result
// as by a missing one.
import { describe, expect, it } from "vitest";
import { isRecord } from "../contract/Client";
import type { JsonRecord } from "../contract/Client";
import { askForWholeAnswer, firstDifference } from "./asking";
import { cellOf, missingRow, pickRow, unreachableRows } from "./cells";
import type { Cell } from "./cells";
import type { Oracle } from "./Oracle";
import { PEOPLE } from "./World";
import type { Person, World } from "./World";
import { DAY } from "../../platform/framework/wire/seconds";

const STATISTICS = ["orders", "top", "users", "devices"] as const;
const now = Math.floor(Date.now() / 1000);
const RANGE = { gmt_begin: now - 80 * DAY, gmt_end: now };

const rows = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const part = (answer: JsonRecord, name: string): JsonRecord | null => {
  const found = answer[name];
  return isRecord(found) ? found : null;
};
const total = (list: unknown, name: string): number => rows(list).reduce((sum, row) => sum + Number(row[name]), 0);

type Open = () => { readonly world: World; readonly oracle: Oracle };

const statisticsCell = (open: Open, name: string, person: Person): Cell => {
  const at = open();
  const resource = at.oracle.resource("statistics");
  const call = resource.calls.find((one) => one.name === name);
  if (!call) throw new Error(`no statistics ${name}`);
  return cellOf(at, resource, call, person);
};

/** The account's rows of a resource. Null if it may not list them. */
const seen = ({ oracle, account }: Cell, name: string): readonly JsonRecord[] | null => {
  const resource = oracle.resource(name);
  return oracle.mayCall(account, resource, "list") ? oracle.reachable(account, resource) : null;
};

/** Whether a company within reach sold the order. Purchases are counted separately. */
const isSold = ({ oracle, account }: Cell, { seller_id }: JsonRecord): boolean =>
  oracle.isSuper(account) || oracle.companiesOf(account).has(String(seller_id));

const dashboard = (cell: Cell, answer: JsonRecord): readonly (readonly [string, unknown, unknown])[] => {
  const days = rows(answer.days);
  const [begin, end] = [Number(days[0]?.gmt_begin), Number(days.at(-1)?.gmt_end)];
  const isRecent = (row: JsonRecord) => Number(row.gmt_create) >= begin && Number(row.gmt_create) <= end;
  const waiting = part(answer, "waiting") ?? {};
  const countOf = (name: string, counts: (row: JsonRecord) => boolean) =>
    seen(cell, name)?.filter(counts).length ?? null;
  const users = part(answer, "users");
  const devices = part(answer, "devices");
  const alarms = part(answer, "alarms");
  // The number counts refunds that wait for accounts that may decide. A buyer can list its own refunds, but this number
  // does not include them.
  const decides = cell.oracle.mayCall(cell.account, cell.oracle.resource("refund"), "set");
  const orders = Array.isArray(answer.orders) ? total(answer.orders, "orders") : null;
  return [
    ["orders", orders, countOf("order", (row) => isRecent(row) && isSold(cell, row))],
    ["users", users?.total ?? null, countOf("app_user", () => true)],
    ["devices", devices?.total ?? null, countOf("device", () => true)],
    ["devices online", devices?.online ?? null, countOf("device", ({ online }) => online === 1)],
    ["unread alarms", alarms?.unread ?? null, countOf("alarm_log", ({ read }) => read === 0)],
    ["refunds that wait", waiting.refunds ?? null, decides ? countOf("refund", ({ state }) => state === 1) : null],
    ["feedback that waits", waiting.feedback ?? null, countOf("feedback", ({ state }) => state === 1 || state === 2)],
  ];
};

/** The number of rows in a statistics answer, by resource. */
const made: Readonly<Record<string, readonly [string, (answer: JsonRecord) => number]>> = {
  orders: ["order", ({ days }) => total(days, "orders")],
  users: ["app_user", (answer) => Number(answer.total)],
  devices: ["device", (answer) => Number(answer.total)],
};

const counted = (cell: Cell, name: string): number => {
  const { oracle, account } = cell;
  const all = oracle.reachable(account, oracle.resource(name));
  const isWithin = ({ gmt_create: at }: JsonRecord) => Number(at) >= RANGE.gmt_begin && Number(at) <= RANGE.gmt_end;
  return name === "order" ? all.filter((row) => isWithin(row) && isSold(cell, row)).length : all.length;
};

/** Compares a filter by a row out of reach with a filter by a missing row. */
const aside = async (cell: Cell): Promise<readonly string[]> => {
  const { world, oracle, person, call } = cell;
  const wrong: string[] = [];
  for (const field of call.params.filter(({ options }) => "to" in options)) {
    const target = oracle.resource(String(field.options.to));
    const stranger = pickRow(unreachableRows(cell, target), cell);
    if (!stranger) continue;
    const key = stranger[target.key];
    const none = missingRow(cell, target);
    const there = await askForWholeAnswer(world, person, call, { ...RANGE, [field.name]: key }, [key]);
    const nowhere = await askForWholeAnswer(world, person, call, { ...RANGE, [field.name]: none }, [none]);
    if (there.text !== nowhere.text)
      wrong.push(`${person} by ${field.name} tells a stranger's from none such: ${firstDifference(there, nowhere)}`);
  }
  return wrong;
};

export const sumMatrix = (open: Open) => {
  describe("sums", () => {
    it.each(PEOPLE)("shows %s on the dashboard what adds up from their own rows", async (person) => {
      const cell = statisticsCell(open, "overview", person);
      const answer = await askForWholeAnswer(cell.world, person, cell.call, {});
      expect(answer.code).toBe(cell.may ? 200 : 513);
      const [data] = answer.rows;
      if (data) for (const [what, shown, right] of dashboard(cell, data)) expect([what, shown]).toEqual([what, right]);
    });

    it.each(PEOPLE)("answers to %s statistics of only their own rows", async (person) => {
      for (const name of STATISTICS) {
        const cell = statisticsCell(open, name, person);
        const answer = await askForWholeAnswer(cell.world, person, cell.call, RANGE);
        expect([name, answer.code]).toEqual([name, cell.may ? 200 : 513]);
        const [data] = answer.rows;
        const [of, read] = made[name] ?? [];
        if (data && of && read) expect([name, read(data)]).toEqual([name, counted(cell, of)]);
        expect(await aside(cell)).toEqual([]);
      }
    });
  });
};

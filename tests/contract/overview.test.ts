// The dashboard: pending work of each account, and figures that equal the totals of the lists to which they link.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { business } from "../../platform/business";
import { createPlatform, type RunningPlatform } from "../../platform/framework/server/server";
import { Client, isRecord, recordOf, rowsOf } from "./Client";
import type { JsonRecord } from "./Client";
import { uniqueName, EscalationWorld } from "./escalation";
import { readModel } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "./Host";

let dataDir = "";
let platform: RunningPlatform;
let client: Client;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-overview-"));
  platform = await createPlatform({ business, model: readModel(), dataDir, settings: TEST_SETTINGS });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, VERIFICATION_CODE);
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ORDERS = "/v2/mall/admin/order/list";
const overviewFor = async (token: string) => recordOf(await client.call("/v2/user/data/overview/get", {}, { token }));
const partsOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
const rows = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

it.each(["admin", "operator", "ruishi", "customer"])(
  "counts for %s what the lists behind the numbers hold",
  async (who) => {
    const token = await client.token(who);
    const overview = await overviewFor(token);
    const today = rows(overview.days).at(-1) ?? {};
    const until = partsOf(overview.until);
    const thenOf = (moment: string) => ({ [`${moment}_begin`]: until.gmt_begin, [`${moment}_end`]: until.gmt_end });
    // Yesterday up to this time of day is as long as today so far, apart from the duration of the request.
    const sofar = Math.floor(Date.now() / 1000) - Number(today.gmt_begin);
    expect(Math.abs(Number(until.gmt_end) - Number(until.gmt_begin) - sofar)).toBeLessThan(10);
    const within = (moment: string) => ({ [`${moment}_begin`]: today.gmt_begin, [`${moment}_end`]: today.gmt_end });
    const count = async (path: string, params: JsonRecord, style: "bearer" | "legacy" = "bearer") =>
      (await client.call(path, { ...params, page_size: 1 }, { token, style })).count;
    const waiting = partsOf(overview.waiting);
    /** Only withdrawals that this account may audit. For example, its own are left out. */
    const audits = async () => {
      const asked = { type: [3], audit_state: [1, 2], page_size: 1000 };
      const flows = rowsOf(await client.call("/v2/mall/comp/moneyflow/list", asked, { token }));
      return flows.filter(({ row_refused }) => Object.keys(partsOf(row_refused)).length === 0).length;
    };
    const devices = partsOf(overview.devices);
    const placed = partsOf(overview.placed);
    const last = (part: unknown) => rows(partsOf(part).days).at(-1)?.count;
    const found = [
      [waiting.refunds, () => count("/v2/mall/admin/order/refund/list", { state: [1] })],
      [waiting.feedback, () => count("/user/feedback/query", { state: [1, 2] }, "legacy")],
      [waiting.withdrawals, audits],
      [devices.online, () => count("/v2/iot/web/uid/reg/list", { online: [1] })],
      [devices.total, () => count("/v2/iot/web/uid/reg/list", {})],
      [last(overview.devices), () => count("/v2/iot/web/uid/reg/list", within("gmt_active"))],
      [last(overview.users), () => count("/v2/umh/admin/user/list", within("gmt_create"))],
      [last(overview.alarms), () => count("/v2/umh/admin/alarmlog/list", within("gmt_create"))],
      // The list also contains orders that the account's companies bought.
      [last(overview.placed), () => count(ORDERS, within("gmt_create"))],
      [
        rows(placed.days).reduce((sum, day) => sum + Number(day.count), 0),
        () => count(ORDERS, { ...within("gmt_create"), gmt_create_begin: rows(overview.days)[0]?.gmt_begin }),
      ],
      [placed.until, () => count(ORDERS, thenOf("gmt_create"))],
      [placed.paid, () => count(ORDERS, { ...within("gmt_create"), order_state: [2, 3] })],
      [devices.until, () => count("/v2/iot/web/uid/reg/list", thenOf("gmt_active"))],
      [partsOf(overview.users).until, () => count("/v2/umh/admin/user/list", thenOf("gmt_create"))],
      [partsOf(overview.alarms).until, () => count("/v2/umh/admin/alarmlog/list", thenOf("gmt_create"))],
    ] as const;
    const granted = found.filter(([number]) => number !== null && number !== undefined);
    expect(granted.length).toBeGreaterThan(who === "customer" ? 2 : 4);
    for (const [number, listed] of granted) expect(number).toBe(await listed());
  },
);

it("counts no withdrawals for an account that audits none", async () => {
  // Among the personal screens, a property manager has only personal information.
  expect(partsOf((await overviewFor(await client.token("property"))).waiting).withdrawals).toBeNull();
});

it("counts the tasks of an account that failed, until they are tried again", async () => {
  const [admin, operator] = [await client.token("admin"), await client.token("operator")];
  const failedOf = async (token: string) => rows(partsOf((await overviewFor(token)).waiting).tasks);
  expect(await failedOf(admin)).toEqual([]);
  const folder = join(dataDir, "tasks");
  const now = Math.floor(Date.now() / 1000);
  const range = { gmt_create_begin: now - 86_400, gmt_create_end: now };
  const call = (path: string, params: JsonRecord) => client.call(path, params, { token: admin, style: "legacy" });
  // A file is in the place of the folder for files, so writing fails.
  writeFileSync(`${folder}.file`, "");
  renameSync(`${folder}.file`, folder);
  const { id } = recordOf(await call("/mall/order/bind/export/add", range));
  const stateOf = async () => rowsOf(await call("/mall/order/bind/export/get", { id }))[0]?.state;
  await expect.poll(stateOf, { timeout: 20_000 }).toBe(2);
  expect((await failedOf(admin)).map(({ count }) => count)).toEqual([1]);
  expect(await failedOf(operator)).toEqual([]);
  rmSync(folder);
  expect((await call("/mall/order/bind/export/add", { retry: id })).code).toBe(200);
  await expect.poll(stateOf, { timeout: 20_000 }).toBe(3);
  expect(await failedOf(admin)).toEqual([]);
});

it("shows of each first step whether it is done, to accounts that may do it", async () => {
  const first = async (token: string) => partsOf((await overviewFor(token)).first);
  const world = await EscalationWorld.read(client);
  const owner = await world.registered();
  expect(await first(owner.token)).toEqual({
    colleagues: false,
    products: false,
    devices: false,
    goods: false,
    orders: false,
  });
  await world.made("account/add", {
    user_id: uniqueName("f"),
    user_name: uniqueName("First"),
    user_password: "quiet-otter-71",
    user_type: 1,
    scope: 1,
    state: 1,
    comp_id: owner.company,
    role_id: owner.role.id,
  });
  expect(await first(owner.token)).toMatchObject({ colleagues: true, products: false });
  // A property manager may do none of these steps.
  expect(new Set(Object.values(await first(await client.token("property"))))).toEqual(new Set([null]));
});

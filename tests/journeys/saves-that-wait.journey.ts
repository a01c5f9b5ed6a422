// Saving outside of forms (a cell, a dialog, many records) without network, or on an outdated page: changes wait, can
// be undone, and are sent once. Typed values are kept.
import type { BrowserContext } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { MoneyType, OrderState, PayType } from "../../shared/generated/enums";
import { rowsOf } from "../contract/Client";
import { createOperator } from "./operate";
import { tickRow } from "./tickRow";
import { createCaller, closePages, visitSignedIn } from "./visit";

const stamp = Date.now().toString(36);

afterAll(closePages);

/** The server now runs another build: its page names other scripts, and it lacks one call that the old page makes. */
const renew = (context: BrowserContext, call: string) =>
  context.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(call))
      return route.fulfill({ json: { code: 404, data: null, count: 0, msg: "No such call" } });
    if (pathname !== "/") return route.continue();
    const page = await route.fetch();
    const body = (await page.text()).replace(/src="\/assets\/[\w-]+/, (source) => `${source}x`);
    return route.fulfill({ response: page, body });
  });

it("a cell waits for the network and can be taken back, and keeps what was typed on a page that is too old", async () => {
  const call = await createCaller();
  const [name, before, next] = [`Waiting ${stamp}`, `Before ${stamp}`, `After ${stamp}`];
  expect((await call("/v2/user/role/add", { name, cn_name: before })).code).toBe(200);
  const person = await visitSignedIn(`/system/role?filter=${encodeURIComponent(JSON.stringify({ name }))}`);
  const { page, say } = createOperator(person, "en");
  await page.getByRole("gridcell", { name: before, exact: true }).waitFor();
  await page.locator("main table[role=grid]").focus();
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const editor = page.getByRole("dialog");
  const box = editor.getByRole("textbox");
  await box.fill(next);
  await person.context.setOffline(true);
  await box.press("Enter");
  await editor.getByRole("status").getByText(say("shell.waits")).waitFor();
  // The button can be reached by keyboard inside the dialog.
  await editor.getByRole("button", { name: say("shell.take_back") }).press("Enter");
  await editor.getByText(say("errors.takenBack")).first().waitFor();
  expect(await box.inputValue()).toBe(next);
  await person.context.setOffline(false);
  await renew(person.context, "/role/set");
  await box.press("Enter");
  await editor.getByText(say("errors.renewed")).first().waitFor();
  await editor.getByRole("button", { name: say("shell.new_tab") }).waitFor();
  expect(await box.inputValue()).toBe(next);
  await person.context.unrouteAll();
  await box.press("Enter");
  await page.getByRole("gridcell", { name: next, exact: true }).waitFor();
  const [role] = rowsOf(await call("/v2/user/role/list", { name }));
  expect(role?.cn_name).toBe(next);
  await call("/v2/user/role/del", { id: role?.id });
  await person.end();
});

it("many records wait once, are taken back at once, and are sent when the network is back", async () => {
  const admin = await createCaller();
  const order = { spec_id: 1, buy_num: 1, pay_type: PayType.card, fee_type: MoneyType.usd };
  for (const _ of [0, 1]) expect((await admin("/pay/order/add", order)).code).toBe(200);
  const unpaid = encodeURIComponent(JSON.stringify({ order_state: [OrderState.unpaid] }));
  const person = await visitSignedIn(`/vas/order?filter=${unpaid}`, { language: "zh-CN", width: 390 });
  const { page, say } = createOperator(person, "zh-CN");
  const dialog = page.getByRole("dialog");
  const ids: string[] = [];
  for (const at of [0, 1]) ids.push(await tickRow(page, say, at));
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/order/cancel")) sent += 1;
  });
  await page
    .getByRole("toolbar", { name: say("ui.select.label") })
    .getByRole("button", { name: "取消订单" })
    .click();
  await dialog.getByText(ids[1] ?? "").waitFor();
  await person.context.setOffline(true);
  await dialog.getByRole("button", { name: say("ui.bulk.go", { action: "取消订单", count: 2 }) }).click();
  await dialog.getByRole("status").getByText(say("shell.waits")).waitFor();
  await dialog.getByRole("button", { name: say("shell.take_back") }).click();
  await dialog.getByText(say("errors.takenBack")).first().waitFor();
  expect(sent).toBe(0);
  await dialog.getByRole("button", { name: say("ui.bulk.again", { count: 2 }) }).click();
  await dialog.getByRole("status").getByText(say("shell.waits")).waitFor();
  await person.context.setOffline(false);
  await dialog.waitFor({ state: "detached" });
  expect(sent).toBe(2);
  for (const order_id of ids) {
    const [found] = rowsOf(await admin("/v2/mall/admin/order/list", { order_id, page_size: 1, page_index: 1 }));
    expect(found).toMatchObject({ order_id, order_state: OrderState.cancelled });
  }
  await person.end();
});

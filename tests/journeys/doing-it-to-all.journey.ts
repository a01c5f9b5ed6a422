// Deletes all communities that match, as a task. The task asks first, because one community more was added. Refused
// records are retried.
import { afterAll, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { newName } from "../contract/newName";
import { MENU_AND_BAR, auditPage } from "./audit";
import { expectFinished, createOperator } from "./operate";
import { tickRow } from "./tickRow";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const MANY = 101;
const SET = "/v2/property/community/set";

it("all that match go through a task that asks, names what it refused, and tries it again", async () => {
  const admin = await createCaller();
  const stem = newName("Yard");
  const add = async (at: number) => {
    const made = await admin("/v2/property/community/add", { name: `${stem} ${at}`, type: 1, comp_id: 18 });
    return recordOf(made).id;
  };
  const ids: unknown[] = [];
  while (ids.length < MANY)
    ids.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => add(ids.length + at)))));
  const used = recordOf(
    await admin("/v2/property/building/add", { name: "A", community_id: ids[0], floors: 1, units: 1 }),
  );
  const filter = encodeURIComponent(JSON.stringify({ name: stem }));
  const list = `/property/community?filter=${filter}`;
  const left = async () => (await admin("/v2/property/community/list", { name: stem, page_size: 1 })).count;

  const phone = await visitSignedIn(list, { language: "zh-CN", width: 390 });
  const zh = createOperator(phone, "zh-CN");
  await tickRow(phone.page, zh.say, 0);
  await phone.page
    .getByRole("toolbar")
    .getByRole("button", { name: zh.say("ui.bulk.more") })
    .click();
  await phone.page.getByRole("menuitem", { name: zh.say("bulk.edit") }).click();
  const form = phone.page.getByRole("dialog");
  await form.getByRole("button", { name: "城市" }).click();
  await form.locator('[name="city"]').fill("Port Erin");
  expect(await auditPage(phone.page, MENU_AND_BAR)).toEqual([]);
  await form.getByRole("button", { name: zh.say("ui.bulk.go", { action: "编辑", count: 1 }) }).click();
  await form.waitFor({ state: "detached" });
  expect(rowsOf(await admin("/v2/property/community/list", { name: stem, city: "Port Erin" }))).toHaveLength(1);

  const person = await visitSignedIn(list);
  const { page, say, row } = createOperator(person, "en");
  const press = async (name: string | RegExp, where = page.getByRole("toolbar")) => {
    await where.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  await row(stem).first().waitFor();
  await page.locator("thead .ui-check").focus();
  await page.keyboard.press("Space");
  await press(say("ui.select.all", { count: ids.length }));
  await page.getByText(say("bulk.all", { count: ids.length })).waitFor();
  // The filters that decide what matches are still visible.
  await page.locator("main input[type=search]").click({ trial: true });
  await press("Delete");
  await add(MANY * 2);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Delete (${ids.length})` })
    .click();
  await page.getByText(say("bulk.started", { action: "Delete" })).waitFor();
  await page.getByRole("button", { name: /^Background tasks/ }).click();
  const task = page.locator(".ui-tasks > ul > li").first();
  await task.getByText(say("bulk.asks", { expected: ids.length, asks: ids.length + 1 })).waitFor();
  expect(await left()).toBe(ids.length + 1);
  await press(say("bulk.go_count", { count: ids.length + 1 }), task);
  await task.getByText(say("bulk.count.changed", { count: ids.length })).waitFor();
  await task.getByText(/^It cannot be deleted|^Cannot delete/).click();
  await task.getByRole("link", { name: `${stem} 0` }).waitFor();
  expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
  const address = (await task.getByRole("link", { name: say("bulk.open") }).getAttribute("href")) ?? "";
  const download = page.waitForEvent("download");
  await press(say("bulk.file"), task);
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await admin("/v2/property/building/del", { id: used.id });
  await task.getByRole("button", { name: say("bulk.again", { count: 1 }) }).click();
  await page
    .locator(".ui-tasks")
    .getByText(say("bulk.count.changed", { count: 1 }), { exact: true })
    .waitFor();
  expect(await left()).toBe(0);

  // The page of the first task at its address, on a phone and in the other language.
  await phone.page.goto(new URL(address, phone.page.url()).href);
  await phone.page.getByText(`#${String(ids[0])}`).waitFor();
  // The task's page says in words which filters selected its records, and links to the list with these filters.
  const words = phone.page.getByRole("link", { name: new RegExp(`名称.*${stem}`) });
  const there = new URL((await words.getAttribute("href")) ?? "", phone.page.url());
  expect(JSON.parse(there.searchParams.get("filter") ?? "")).toEqual({ name: stem });
  await phone.page.getByRole("button", { name: `${zh.say("bulk.tab.changed")} ${ids.length}` }).click();
  const range = (from: number, to: number) => zh.say("ui.page.range", { from, to, total: ids.length });
  await phone.page.getByText(range(1, 20), { exact: true }).waitFor();
  await phone.page.getByRole("button", { name: zh.say("ui.page.next") }).click();
  await phone.page.getByText(range(21, 40), { exact: true }).waitFor();
  expect(await auditPage(phone.page, MENU_AND_BAR)).toEqual([]);
  expect((await admin(SET, { id: ids[0], city: "Gone" })).code).not.toBe(200);
  await expectFinished(person);
  await expectFinished(phone);
  await person.end();
  await phone.end();
});

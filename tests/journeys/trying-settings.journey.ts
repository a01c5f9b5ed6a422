// An operator changes a setting and sees its effect: the answers to an app and a device, and the receivers of an alarm.
import { afterAll, expect, it } from "vitest";
import { pressAction } from "./steps";
import { createCaller, closePages, visitSignedIn } from "./visit";
import { recordOf, rowsOf } from "../contract/Client";

afterAll(closePages);

const DEVICE = "PHCAM-000A1B2C3D4E";

it("reads what an app receives in an area, and a newer version as soon as it is released", async () => {
  const call = await createCaller();
  const ver = `99.${Date.now() % 100_000}.0`;
  const details = [{ lang: "en", title: ver, content: "Night vision", url: "https://example.com/app" }];
  const released = await call("/ota/app/ver/add", { app_id: 1, name: ver, ver, force: 1, state: 1, details });
  const person = await visitSignedIn("/applist/app/1/show?lang=en");
  const { page } = person;
  await page.getByRole("button", { name: "Start-up settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current version").fill("1.0.0");
  await dialog.getByLabel("Location").fill("DE");
  await dialog.getByRole("button", { name: "Show again" }).click();
  await dialog.getByText("api.eu.pilothouse.example").waitFor();
  await dialog.getByText(ver).waitFor();
  await dialog.getByText("Night vision").waitFor();
  expect((await call("/ota/app/ver/delete", { id: recordOf(released).id })).code).toBe(200);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("reads what a device receives, on a phone in Chinese", async () => {
  const person = await visitSignedIn(`/product/device/${DEVICE}/show?lang=zh-CN`, { language: "zh-CN", width: 390 });
  const { page } = person;
  expect(await pressAction(page, "启动配置")).toBe(true);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("api.cn.pilothouse.example").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("raises a test alarm, and finds its push record", async () => {
  const call = await createCaller();
  for (const { id } of rowsOf(await call("/v2/umh/admin/msg/eventcfg/list", { app_id: 1, page_size: 100 })))
    await call("/v2/umh/admin/msg/eventcfg/del", { id });
  const title = `Somebody is there ${Date.now()}`;
  const words = { name: title, type: 7, lang: "en", title, body: "{{name}}" };
  const template = recordOf(await call("/v2/umh/admin/msg/template/add", words));
  const event = { name: "Motion", app_id: 1, type: 1, notify_type: 3, template_id: template.id, state: 1, interval: 0 };
  expect((await call("/v2/umh/admin/msg/eventcfg/add", { ...event, time_range: "00:00-24:00", delay: 0 })).code).toBe(
    200,
  );
  await call("/v2/push/admin/msg/platform/add", { app_id: 1, client_type: 1, access_id: "2100345671" });
  const person = await visitSignedIn("/applist/alarm?lang=en");
  const { page } = person;
  await page.getByRole("button", { name: "Raise a test alarm" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Device").fill(DEVICE);
  await page
    .getByRole("option", { name: new RegExp(DEVICE) })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Raise a test alarm" }).click();
  await dialog.getByText("Messages").waitFor();
  await dialog.getByText("1", { exact: true }).waitFor();
  await person.open("/applist/record?lang=en");
  await page.getByRole("row").filter({ hasText: title }).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

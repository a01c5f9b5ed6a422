// A record is found by a text that somebody reads out on the phone: a MAC address without colons, or a phone number
// with spaces.
import { afterAll, expect, it } from "vitest";
import { factsIn } from "../../src/framework/wire/readAnswer";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

it("by a MAC address in a list, and from anywhere, which says where it was found", async () => {
  const call = await createCaller();
  const { data } = await call("/v2/iot/web/uid/reg/list", { page_size: 1, page_index: 3 });
  const { uid, mac } = factsIn(Array.isArray(data) ? data[0] : data);
  const person = await visitSignedIn("/product/device?lang=en");
  const { page } = person;
  await page
    .getByRole("searchbox", { name: "UID, MAC address, ICCID, Tag" })
    .fill(String(mac).replaceAll(":", "").toLowerCase());
  await page.locator("tbody tr[data-index]").nth(1).waitFor({ state: "detached" });
  expect(await page.locator("tbody tr[data-index] th").allInnerTexts()).toEqual([uid]);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(String(mac).replaceAll(":", "-"));
  const option = page
    .getByRole("dialog")
    .getByRole("option")
    .filter({ hasText: String(uid) });
  await option.getByText(`MAC address: ${mac}`).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === `/product/device/${uid}/show`);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("an order by the phone of its buyer, on a phone in Chinese", async () => {
  const call = await createCaller();
  const { data: orders } = await call("/v2/mall/admin/order/list", { page_size: 1, page_index: 2 });
  const { order_id, user_id } = factsIn(Array.isArray(orders) ? orders[0] : orders);
  const { data: users } = await call("/v2/umh/admin/user/list", { user_id });
  const { user_phone, user_phone_area } = factsIn(Array.isArray(users) ? users[0] : users);
  const person = await visitSignedIn("/vas/order?lang=zh-CN", { language: "zh-CN", width: 390 });
  const { page } = person;
  const [area, number] = [String(user_phone_area), String(user_phone)];
  const box = page.getByRole("searchbox", { name: /^订单号、用户/ });
  await box.fill(`${area} ${number.slice(0, 3)} ${number.slice(3)}`);
  await page.getByText(String(order_id), { exact: true }).first().waitFor();
  await expect.poll(() => page.url()).toContain("filter=");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await person.end();
});

// An operator opens the console in the morning: what came in, what waits, and from there to the records themselves.
import { afterAll, expect, it } from "vitest";
import { leave, visitSignedIn } from "./visit";

afterAll(leave);

const OVERVIEW = "**/v2/user/data/overview/get";

it("sees today beside yesterday and goes from a number to the records it counts", async () => {
  const { page, errors, end } = await visitSignedIn("/dashboard");
  await page.getByText(/^Updated at \d\d:\d\d:\d\d$/).waitFor();
  const orders = page.getByRole("link", { name: /^Orders/ });
  const count = Number((await orders.locator("strong").textContent())?.replaceAll(",", ""));
  await orders.click();
  await page.waitForURL(/\/vas\/order\?.*gmt_create_begin/);
  await expect
    .poll(async () => (await page.locator(".kit-pager").textContent()) ?? "")
    .toContain(count > 0 ? `of ${count}` : "No");
  await page.goBack();
  await page.getByRole("button", { name: /^USD/ }).click();
  await page.locator(".dashboard-amount", { hasText: "$" }).waitFor();
  await page.getByRole("link", { name: /^Refunds to decide/ }).click();
  await page.waitForURL(/\/product\/refund\?/);
  expect(errors).toEqual([]);
  await end();
});

it("sees on a phone, in Chinese, the same without anything moving or sticking out", async () => {
  const { page, open, end } = await visitSignedIn("/system/role", { language: "zh-CN", width: 390 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + ("value" in entry ? Number(entry.value) : 0),
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open("/dashboard");
  await page.getByText(/^更新于/).waitFor();
  await page.getByRole("heading", { name: "待处理" }).waitFor();
  await page.waitForTimeout(500);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThanOrEqual(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await end();
});

it("has the numbers renewed while looking, and keeps the last ones when the platform is gone", async () => {
  const { page, end } = await visitSignedIn("/system/role");
  await page.clock.install();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByText(/^Updated at/).waitFor();
  const [again] = await Promise.all([page.waitForRequest(OVERVIEW), page.clock.runFor(61_000)]);
  expect(again.method()).toBe("POST");
  await page.route(OVERVIEW, (route) => route.abort());
  await page.clock.runFor(61_000);
  await page.getByText("Not updated: these are the last numbers that arrived.").waitFor();
  expect(await page.locator(".dashboard-amount").textContent()).toMatch(/\d/);
  await end();
});

it("shows a role only what it may see", async () => {
  const { page, open, end } = await visitSignedIn("/", { account: "clerk" });
  await open("/dashboard");
  await page
    .getByText(/permission/i)
    .first()
    .waitFor();
  expect(await page.locator(".dashboard").count()).toBe(0);
  await end();
  const vendor = await visitSignedIn("/dashboard", { account: "ruishi" });
  await vendor.page.getByText(/^Updated at/).waitFor();
  expect(await vendor.page.getByText("Recent device imports").count()).toBe(0);
  expect(await vendor.page.getByText("Feedback to answer").count()).toBe(0);
  expect(await vendor.page.getByText("Refunds to decide").count()).toBe(1);
  await vendor.end();
});

// An operator opens the console in the morning: new records, pending work, and the records themselves.
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { pickVariant } from "../sample";
import {
  LARGEST_SHIFT,
  measureSmallestShifts,
  waitUntilIdle,
  sumOf,
  readShifts,
  describeShifts,
  watchShifts,
} from "./shifts";
import { closePages, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const OVERVIEW = "**/v2/user/data/overview/get";

it("sees today beside yesterday and goes from a number to the records it counts", async () => {
  const { page, errors, end } = await visitSignedIn("/dashboard");
  await page.getByText(/^Updated at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).waitFor();
  const orders = page.getByRole("link", { name: /^Orders/ });
  const count = Number((await orders.locator("strong").textContent())?.replaceAll(",", ""));
  await orders.click();
  await page.waitForURL(/\/vas\/order\?.*gmt_create_begin/);
  await expect
    .poll(async () => (await page.locator(".ui-pager").textContent()) ?? "")
    .toContain(count > 0 ? `of ${count}` : "No");
  await page.goBack();
  await page.getByRole("button", { name: /^USD/ }).click();
  await page.locator(".dashboard-amount", { hasText: "$" }).waitFor();
  await page.getByRole("link", { name: /^Refunds waiting/ }).click();
  await page.waitForURL(/\/product\/refund\?/);
  expect(errors).toEqual([]);
  await end();
});

const TOTAL = { en: /of (\d+)/, "zh-CN": /共 (\d+)/ };
const NONE = { en: /No /, "zh-CN": /没有|暂无|无记录/ };

const shownTotal = async (page: Page, language: keyof typeof TOTAL): Promise<number> => {
  const pager = page.locator(".ui-pager");
  const text = async () => ((await pager.textContent()) ?? "").replaceAll(",", "");
  await expect.poll(text).toMatch(new RegExp(`${TOTAL[language].source}|${NONE[language].source}`));
  return Number(TOTAL[language].exec(await text())?.[1] ?? 0);
};
const digits = (text: string | null): number => Number((text ?? "").replaceAll(/\D/g, ""));

/** Accounts with a dashboard, and the least number of figures on it. */
const people = Object.entries({ admin: 9, operator: 9, ruishi: 6, agent: 4, property: 4 }).flatMap(([account, least]) =>
  (["en", "zh-CN"] as const).map((language) => ({ account, least, language })),
);

it.each(pickVariant(people))(
  "finds behind every number of $account exactly the records it counts, in $language",
  async ({ account, least, language }) => {
    const person = await visitSignedIn("/dashboard", { account, language });
    const { page } = person;
    const say = wordsOf(language);
    const updated = page.getByText(new RegExp(`^${say("dashboard.updated")}`));
    const numbers = page.locator(".dashboard-figure, .dashboard-parts a, .dashboard-duties a");
    await updated.waitFor();
    const count = await numbers.count();
    expect(count).toBeGreaterThanOrEqual(least);
    for (let at = 0; at < count; at += 1) {
      await updated.waitFor();
      const link = numbers.nth(at);
      const name = (await link.locator("span").first().textContent()) ?? "";
      const wanted = digits(await link.locator("strong, b").first().textContent());
      await link.click();
      await page.waitForURL((url) => url.pathname !== "/dashboard");
      if (page.url().includes("/operate/service"))
        await expect
          .poll(async () => [name, digits(await page.locator("[aria-pressed=true][data-tab] b").textContent())])
          .toEqual([name, wanted]);
      // The number on the dashboard includes the account's own withdrawals, which only other accounts may audit.
      else if (name === say("dashboard.withdrawals"))
        expect(await shownTotal(page, language)).toBeGreaterThanOrEqual(wanted);
      else await expect.poll(async () => [name, await shownTotal(page, language)]).toEqual([name, wanted]);
      await page.goBack();
    }
    expect(person.errors).toEqual([]);
    await person.end();
  },
);

it("is told of tasks that failed, and finds them in the drawer, which its address opens and Escape closes", async () => {
  const { page, open, end } = await visitSignedIn("/system/role");
  await page.route(OVERVIEW, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.waiting.tasks = [
      { path: "/vas/order", count: 2 },
      { path: "/product/iccid", count: 1 },
    ];
    await route.fulfill({ json: answer });
  });
  await open("/dashboard");
  const tile = page.getByRole("link", { name: /^Failed tasks/ });
  await expect.poll(() => tile.locator("b").textContent()).toBe("3");
  await tile.click();
  await page.waitForURL(/\/dashboard[^#]*#tasks$/);
  const drawer = page.getByRole("dialog");
  await drawer.waitFor();
  await open(page.url());
  await drawer.waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
  await end();
});

it("sees on a phone, in Chinese, the same without anything moving or sticking out", async () => {
  const { page, open, end } = await visitSignedIn("/system/role", { language: "zh-CN", width: 390 });
  await watchShifts(page);
  const shifts = await measureSmallestShifts(async () => {
    await open("/dashboard");
    await page.getByText(/^更新于/).waitFor();
    await page.getByRole("heading", { name: "待处理" }).waitFor();
    await waitUntilIdle(page);
    return readShifts(page);
  });
  expect(sumOf(shifts), describeShifts("the day", shifts)).toBeLessThanOrEqual(LARGEST_SHIFT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // What waits for the person comes first.
  const duties = await page.locator(".dashboard-duties").boundingBox();
  expect((duties?.y ?? 0) + (duties?.height ?? 0)).toBeLessThan(844 / 2);
  await end();
});

it("has the numbers renewed while looking, and keeps the last ones when the platform is gone", async () => {
  const { page, end } = await visitSignedIn("/system/role");
  await page.clock.install();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByText(/^Updated at/).waitFor();
  const [again] = await Promise.all([page.waitForRequest(OVERVIEW), page.clock.runFor(61_000)]);
  expect(again.method()).toBe("POST");
  // While the page is hidden, nothing is requested.
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/overview/get")) asked += 1;
  });
  const show = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.runFor(185_000);
  expect(asked).toBe(0);
  await show("visible");
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.route(OVERVIEW, (route) => route.abort());
  await page.clock.runFor(61_000);
  await page.getByText("Could not update. Showing the last numbers received.").waitFor();
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
  for (const [account, seen] of [
    ["agent", 0],
    ["ruishi", 1],
  ] as const) {
    const person = await visitSignedIn("/dashboard", { account });
    await person.page.getByText(/^Updated at/).waitFor();
    for (const part of ["Recent device imports", "Feedback awaiting reply", "Refunds waiting"])
      expect([part, await person.page.getByText(part).count()]).toEqual([part, seen]);
    await person.end();
  }
});

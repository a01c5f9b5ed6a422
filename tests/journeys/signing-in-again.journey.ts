// The session ends while a person works: they sign in again over the open page, and continue (ADR 55).
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { closePages, signIn, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const LOGIN = /\/login\?.*return=/;
const COMPANY = "/operate/company/3";

/** Stores a token that the platform refuses. Other tabs are not informed. */
const endSession = (page: Page) => page.evaluate(() => localStorage.setItem("acc_token", "ended"));
const again = (page: Page) => page.locator("dialog.again");
const isOver = (page: Page) => again(page).waitFor({ state: "detached" });

it.each([
  ["en", 1280],
  ["zh-CN", 390],
] as const)(
  "signs in over a half-filled form, and its save then goes on by itself (%s, %i px)",
  async (language, width) => {
    const say = wordsOf(language);
    const person = await visitSignedIn(COMPANY, { language, width });
    const { page } = person;
    const street = page.locator("main [name=comp_addr]");
    const typed = `Hall ${Date.now() % 100_000}`;
    await street.fill(typed);
    await page.evaluate(() => document.body.setAttribute("data-stays", ""));
    await endSession(page);
    await street.press("Enter");
    await page.waitForURL(LOGIN);
    await page.getByRole("dialog", { name: say("again.name") }).waitFor();
    // Values that other pages of the platform read are deleted. Values that a person typed are kept.
    expect(await page.evaluate(() => localStorage.getItem("acc_token"))).toBeNull();
    expect(await street.inputValue()).toBe(typed);
    await again(page).locator("[name=password]:focus").waitFor();
    expect(await again(page).locator("[name=account]").inputValue()).toBe("admin");
    await page.keyboard.press("Escape");
    // The page below the form cannot get the focus.
    await street.evaluate((input: HTMLInputElement) => input.focus());
    expect(await street.evaluate((input) => input === document.activeElement)).toBe(false);
    await signIn(person, { password: "not this one" });
    await again(page).getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    await signIn(person);
    await page.waitForURL((url) => url.pathname === "/operate/company");
    expect(await page.locator("body[data-stays]").count()).toBe(1);
    await isOver(page);
    await person.open(COMPANY);
    await expect.poll(() => street.inputValue()).toBe(typed);
    await person.end();
  },
);

it("goes on in every tab, goes back by the browser, and starts afresh for another account", async () => {
  const person = await visitSignedIn("/operate/time_plan?lang=en");
  const { page, context } = person;
  const search = page.locator("main input[type=search]").first();
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  const second = await context.newPage();
  await second.goto("/operate/company?lang=en", { waitUntil: "domcontentloaded" });
  await second.locator("main tbody tr[aria-rowindex]").first().waitFor();
  // Both tabs notice when the token is removed.
  await second.evaluate(() => localStorage.removeItem("acc_token"));
  await page.waitForURL(LOGIN);
  await second.evaluate(() => localStorage.setItem("acc_token", "ended"));
  await page.waitForURL((url) => url.pathname === "/operate/time_plan");
  await isOver(page);
  // Background requests of the second tab would be refused, and would end the session in this tab too.
  await second.close();

  await search.fill("Daily");
  await page.waitForURL(LOGIN);
  expect(await search.inputValue()).toBe("Daily");
  await signIn(person);
  await page.waitForURL(/\/operate\/time_plan.*Daily/);
  await isOver(page);
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();

  await page.locator("nav a[href^='/operate/company']").first().click();
  await page.waitForURL(/\/operate\/company/);
  // The rows of the former list may still be there for a moment.
  const company = page.locator("main tbody tr[aria-rowindex] a[href*='/operate/company/']").first();
  await company.waitFor();
  await endSession(page);
  await company.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(LOGIN);
  await page.goBack();
  await page.waitForURL(/\/login\?.*return=%2Foperate%2Fcompany%3F/);
  await again(page).waitFor();
  await page.evaluate(() => sessionStorage.setItem("left", "by the first account"));
  await signIn(person, { account: "distributor" });
  await page.waitForURL((url) => url.pathname === "/dashboard");
  await isOver(page);
  expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBeNull();
  await person.end();
});

// On a phone, contacts are whole, the choices of statistics take one row, and the buttons of a dialog stay together.
import type { Locator } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

/** The texts that do not fit into their boxes. */
const cutTexts = (texts: Locator) =>
  texts.evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])));
const tops = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom / 8)))]);

it("shows whole contacts, one row of choices, and two buttons on one line", async () => {
  const person = await visitSignedIn("/operate/company", { width: 390 });
  const { page } = person;
  const phones = page.locator('.ui-card-line > div:has([href^="tel:"])');
  await phones.nth(5).waitFor();
  expect(await cutTexts(phones)).toEqual([]);
  await page.goto(new URL("/operate/service", page.url()).href);
  await page.locator("[data-feedback]").first().waitFor();
  expect(await cutTexts(page.locator(".desk-about"))).toEqual([]);
  await page.goto(new URL("/info/order", page.url()).href);
  await page.locator(".statistics-figures strong").first().waitFor();
  const bar = page.locator(".statistics-bar");
  expect(await cutTexts(bar.locator(".ui-pick"))).toEqual([]);
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(new URL("/vas/order", page.url()).href);
  await page.getByRole("button", { name: "Place an order" }).click();
  await page.locator(".ui-progress").filter({ hasText: "Package" }).waitFor();
  expect(await tops(page.getByRole("dialog").locator("[data-answer]"))).toHaveLength(1);
  expect(person.errors).toEqual([]);
  await person.end();
});

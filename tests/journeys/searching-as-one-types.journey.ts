// A person types in the search box, and the rows follow each key at once.
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
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

const NAMES = "main tbody tr[aria-rowindex] th";
const LIST = "**/uid/reg/list";
const searchBox = (page: Page) => page.locator("main input[type=search]").first();
const queryOf = (body: string | null): unknown => JSON.parse(body ?? "{}").q;
/** Whether a search for the end of a name found few rows, including the wanted one. */
const isFound = (names: readonly string[], text: string) =>
  names.length < 10 && names.some((name) => name.trim().endsWith(text));

it("is one step of the browser's history; a request that is overtaken is stopped, and its answer shown no more", async () => {
  const person = await visitSignedIn("/product/device?lang=en&perPage=10");
  const { page } = person;
  await page.locator(NAMES).first().waitFor();
  const before = await page.locator(NAMES).allInnerTexts();
  const steps = await page.evaluate(() => history.length);
  const sought = before[0]?.trim().slice(-5) ?? "";
  const [first = "", last = ""] = [sought.slice(0, 3), sought];
  const stopped: unknown[] = [];
  page.on("requestfailed", (request) => stopped.push(queryOf(request.postData())));
  let answered = 0;
  await page.route(LIST, async (route) => {
    if (queryOf(route.request().postData()) === first) await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue().catch(() => undefined);
    answered += 1;
  });
  const box = searchBox(page);
  await box.focus();
  const asked = page.waitForRequest((request) => queryOf(request.postData()) === first);
  await page.keyboard.insertText(first);
  await asked;
  for (const letter of last.slice(3)) await page.keyboard.press(letter, { delay: 90 });
  await expect.poll(async () => isFound(await page.locator(NAMES).allInnerTexts(), last)).toBe(true);
  expect(stopped).toContain(first);
  // Wait until the delayed answer has arrived.
  await page.waitForTimeout(1300);
  expect(answered).toBeGreaterThan(1);
  expect(isFound(await page.locator(NAMES).allInnerTexts(), last)).toBe(true);
  expect(await box.inputValue()).toBe(last);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect.poll(() => page.locator(NAMES).allInnerTexts()).toEqual(before);
  expect(await box.inputValue()).toBe("");
  await person.end();
});

it("asks for nothing while an input method composes a word, and for the word when it is complete", async () => {
  const person = await visitSignedIn("/product/device?lang=zh-CN", { language: "zh-CN" });
  const { page } = person;
  await page.locator(NAMES).first().waitFor();
  const asked: unknown[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "{}";
    // Counts of views request only one row.
    if (request.url().endsWith("/uid/reg/list") && JSON.parse(body).page_size !== 1) asked.push(queryOf(body));
  });
  const keys = await person.context.newCDPSession(page);
  await searchBox(page).focus();
  for (const text of ["d", "da", "da t", "da tang"]) {
    await keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(150);
  }
  expect(await searchBox(page).inputValue()).toBe("da tang");
  expect(asked).toEqual([]);
  await keys.send("Input.insertText", { text: "大堂" });
  await expect.poll(() => asked).toEqual(["大堂"]);
  await person.end();
});

it.each([
  [1280, "en"],
  [1280, "zh-CN"],
  [390, "zh-CN"],
] as const)(
  "moves nothing at %i px in %s: the button that clears the filters is beside them",
  async (width, language) => {
    const say = wordsOf(language);
    const person = await visitSignedIn("/files/none", { width, language });
    const { page } = person;
    await watchShifts(page);
    await person.open(
      `/product/device?lang=${language === "en" ? "en" : "zh"}&filter=${encodeURIComponent('{"state":[1]}')}`,
    );
    await page
      .locator(width < 600 ? ".ui-card-open" : NAMES)
      .first()
      .waitFor();
    const clear = page.getByRole("button", { name: say("ui.filter.clear_all"), exact: true });
    const pills = page.locator(".ui-pills > *");
    const middle = async (one: typeof clear) => {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(Math.abs((await middle(clear)) - (await middle(pills.first())))).toBeLessThan(3);
    await clear.click();
    await clear.waitFor({ state: "hidden" });
    const top = async () => (await page.locator(".ui-scroll, .ui-cards").first().boundingBox())?.y;
    const at = await top();
    const shifts = await measureSmallestShifts(async () => {
      if (await clear.isVisible()) await clear.click();
      await clear.waitFor({ state: "hidden" });
      await waitUntilIdle(page);
      await readShifts(page);
      // Playwright's `fill` is not counted as user input, so layout shifts after it count.
      await searchBox(page).fill("0001");
      await clear.waitFor();
      expect(await top()).toBe(at);
      await waitUntilIdle(page);
      return readShifts(page);
    });
    expect(sumOf(shifts), describeShifts("the list", shifts)).toBeLessThanOrEqual(LARGEST_SHIFT);
    await person.end();
  },
);

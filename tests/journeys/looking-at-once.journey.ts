// The first quick look of a session. Its code was loaded in advance, and the name of the row is shown until the record
// arrives.
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const ROW = "main tbody tr[aria-rowindex] th";
const SCRIPTS = "**/assets/*.js";

it("opens without a request for a script, once the list was at rest", async () => {
  const person = await visitSignedIn("/product/device?lang=en");
  const { page } = person;
  await page.locator(ROW).first().waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => /\/assets\/QuickPanel-.*\.js/.test(entry.name)),
  );
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, (route) => route.abort());
  await page.locator("main table[role=grid]").focus();
  await page.keyboard.press("Space");
  await page.locator(".ui-look .ui-quick dl").first().waitFor();
  await person.end();
});

it("shows the name of the row while the rest of it loads", async () => {
  const person = await visitSignedIn("/vas/order?lang=en");
  const { page } = person;
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/assets/{QuickRecord,records}-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator(ROW).first().waitFor();
  const name = await page.locator(`${ROW} .ui-name`).first().innerText();
  await page.locator("main table[role=grid]").focus();
  await page.keyboard.press("Space");
  const title = page.locator(".ui-look h2[title]");
  await title.waitFor();
  expect(await title.getAttribute("title")).toContain(name.trim());
  expect(await page.locator(".ui-look [aria-busy=true]").count()).toBe(1);
  send();
  await page.locator(".ui-look .ui-quick dl").first().waitFor();
  await person.end();
});

it("has its button beside the last column, not over it", async () => {
  const person = await visitSignedIn("/vas/order?lang=en");
  const { page } = person;
  await page.locator(ROW).first().waitFor();
  const row = page.locator("main tbody tr[aria-rowindex]").first();
  await row.hover();
  const eye = await row.locator(".ui-eye").boundingBox();
  const last = await row.locator("td:not(.ui-last)").last().boundingBox();
  expect(eye?.x).toBeGreaterThanOrEqual((last?.x ?? Number.NaN) + (last?.width ?? 0));
  await person.end();
});

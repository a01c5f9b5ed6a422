// Takes the pictures of README from a console with demo data: node docs/screenshots/take.mjs [address]
// The console was started with DEMO=1 and VERIFICATION_CODE=2468.
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../../tests/chromium.mjs";

const [address = "http://127.0.0.1:8080"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });

const signIn = async (locale, viewport, colorScheme = "light") => {
  const context = await browser.newContext({ locale, viewport, colorScheme, timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await page.goto(`${address}/login?lang=${locale}`);
  const form = page.locator(".public form");
  await form.locator(".picture img").waitFor();
  for (const [name, value] of [
    ["account", "admin"],
    ["password", "pilothouse"],
    ["code", "2468"],
  ])
    await form.locator(`input[name=${name}]`).fill(value);
  await form.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
};

const take = async (page, path, name, act = async () => {}) => {
  await page.goto(`${address}${path}`);
  await page.locator("main h1, main table, main ul, main dl").first().waitFor();
  await page.waitForLoadState("networkidle");
  await act(page);
  await page.waitForTimeout(800);
  const file = new URL(`${name}.png`, import.meta.url).pathname;
  await page.screenshot({ path: file });
};

const WIDE = { width: 1200, height: 640 };
const PHONE = { width: 390, height: 720 };
const firstRecord = async (page) => {
  await page.locator('main a[href*="/show"]').first().click();
  await page.waitForURL(/\/show/);
  await page.waitForLoadState("networkidle");
};
const firstDialog = async (page) => {
  const rows = page.locator("main tbody tr");
  await rows.first().getByRole("checkbox").first().check();
  await rows.nth(1).getByRole("checkbox").first().check();
  await page
    .locator("main")
    .getByRole("button", { name: /^(Delete|删除)/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
};

for (const [locale, colours] of [
  ["en", "light"],
  ["zh-CN", "dark"],
]) {
  const wide = await signIn(locale, WIDE, colours);
  const as = (name) => `${name}-${locale}`;
  if (locale === "en") await take(wide, "/product/device", as("devices"));
  else await take(wide, "/vas/order", as("orders"));
  await take(wide, "/operate/company", as("record"), firstRecord);
  await take(wide, "/property/owner", as("dialog"), firstDialog);
  if (locale === "en")
    await take(wide, "/", as("dashboard"), (page) => page.setViewportSize({ width: 1200, height: 580 }));
  await wide.setViewportSize(WIDE);
  if (locale === "en") await take(wide, "/info/order", as("statistics"));
  await wide.context().close();
  const phone = await signIn(locale, PHONE);
  await take(phone, "/product/device", as("phone"));
  await phone.context().close();
}
await browser.close();

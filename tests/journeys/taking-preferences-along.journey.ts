// One person with two browsers: preferences set in one appear in the other, but not for other accounts.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openLive } from "../contract/Host";
import { journeyLanguages } from "./combinations";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress, signIn, type Visit, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const PATIENCE = { timeout: 15_000 };
const IN_ADDRESS = { en: "en", "zh-CN": "zh" } as const;
/** Accounts whose preferences no other journey changes. */
const ACCOUNTS = { en: "operator", "zh-CN": "ruishi" } as const;

/** Deletes the account's preferences, because the journey may be repeated. */
const forget = async (account: string): Promise<void> => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(workerAddress());
  const authorization = `Bearer ${await client.token(account)}`;
  for (const key of ["device.columns", "device.perPage", "appearance", "sidebar.mini"])
    await client.fetch(`/rest/preferences/${key}`, { method: "DELETE", headers: { authorization } });
};

const sourcesOf = ({ page }: Visit) =>
  page.locator("main thead th[data-source]").evaluateAll((all) => all.map((one) => one.getAttribute("data-source")));
const rowsShown = async ({ page }: Visit) => {
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  return page.locator("main .ui-pager-size select").inputValue();
};
const theme = ({ page }: Visit) => page.evaluate(() => document.documentElement.dataset.theme);

/** Waits until the platform has answered a change. */
const sent = ({ page }: Visit, key: string, method = "PUT") =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith(`/rest/preferences/${key}`) && response.request().method() === method && response.ok(),
  );
const read = ({ page }: Visit) =>
  page.waitForResponse((response) => /\/rest\/preferences\?/.test(response.url()) && response.ok());

const chooseTheme = async ({ page }: Visit, say: ReturnType<typeof wordsOf>, mode: "light" | "dark") => {
  await page.getByRole("button", { name: new RegExp(`^${say("shell.theme")}`) }).click();
  await page.getByRole("menuitemradio", { name: say(`shell.theme_${mode}`) }).click();
};

describe.each(journeyLanguages("zh-CN"))("a person at two desks, in %s", (language) => {
  const say = wordsOf(language);
  const account = ACCOUNTS[language];
  const path = `/product/device?lang=${IN_ADDRESS[language]}`;
  beforeEach(() => forget(account));
  const arrive = async (): Promise<Visit> => visitSignedIn(path, { language, account });
  const press = ({ page }: Visit, key: string) => page.getByRole("button", { name: say(key), exact: true }).click();

  it("finds columns, rows per page and appearance at both", async () => {
    const office = await arrive();
    await rowsShown(office);
    const [, hidden = ""] = (await sourcesOf(office)).map(String);
    const label = await office.page.locator(`main thead th[data-source="${hidden}"]`).innerText();
    await press(office, "ui.columns.title");
    const columns = sent(office, "device.columns");
    await office.page.getByRole("dialog").getByRole("checkbox", { name: label.trim(), exact: true }).uncheck();
    await columns;
    await office.page.keyboard.press("Escape");
    const size = sent(office, "device.perPage");
    await office.page.locator("main .ui-pager-size select").selectOption("20");
    await size;
    // The last change is still being sent when the page is left.
    await chooseTheme(office, say, "dark");
    await office.page.goto("about:blank");

    const home = await arrive();
    await expect.poll(() => theme(home), PATIENCE).toBe("dark");
    await expect.poll(() => rowsShown(home), PATIENCE).toBe("20");
    await home.page.locator(`main thead th[data-source="${hidden}"]`).waitFor({ state: "detached" });
    expect(home.errors).toEqual([]);

    // The office browser shows its stored preferences at once.
    const opened = read(office);
    await office.open(path);
    await office.page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    expect(await theme(office)).toBe("dark");
    expect(await sourcesOf(office)).not.toContain(hidden);
    await opened;
    expect(office.errors).toEqual([]);
    await office.end();

    // Another account in the same browser has no preferences.
    await home.page.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) }).click();
    await home.page.getByRole("menuitem", { name: say("ra.auth.logout") }).click();
    await home.page.waitForURL(/\/login/);
    await signIn(home, { account: "admin" });
    await home.page.locator(".search-button").waitFor();
    const colleague = read(home);
    await home.open(path);
    await colleague;
    await home.page.locator(`main thead th[data-source="${hidden}"]`).waitFor();
    expect(await rowsShown(home)).toBe("10");
    await home.end();
  });

  it("loses nothing of what is arranged while the platform is out of reach", async () => {
    const office = await arrive();
    await rowsShown(office);
    await office.page.route("**/rest/preferences/**", (route) => route.abort());
    const failed = office.page.waitForEvent("requestfailed", (request) => request.url().endsWith("/sidebar.mini"));
    await press(office, "shell.fold_menu");
    await failed;
    expect(await office.page.locator(".shell").getAttribute("data-mini")).toBe("true");
    await office.page.unroute("**/rest/preferences/**");
    const later = sent(office, "sidebar.mini");
    await office.page.evaluate(() => dispatchEvent(new Event("online")));
    await later;
    await office.end();
    const home = await arrive();
    await home.page.locator('.shell[data-mini="true"]').waitFor();
    await home.end();
  });
});

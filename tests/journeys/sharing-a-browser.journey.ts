import { afterAll, describe, expect, it } from "vitest";
import { closePages, signIn, visitSignedIn, type Visit } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const say = wordsOf("en");
const PASSWORD = "a long Passw0rd!";
const path = ({ page }: Visit) => new URL(page.url()).pathname;
const menuOf = ({ page }: Visit, label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });

/** Another account of the same company, created by the administrator. */
const otherAccount = async ({ page }: Visit): Promise<string> => {
  const account = `shift${Date.now() % 1_000_000}`;
  await page.goto("/operate/user/create?lang=en", { waitUntil: "domcontentloaded" });
  await page.locator("main [name=user_id]").fill(account);
  await page.locator("main [name=user_password]").first().fill(PASSWORD);
  await page.locator("main [name=user_name]").fill("Late shift");
  for (const [name, text] of [
    ["comp_id", "Pilothouse Cloud"],
    ["role_id", "Admin"],
  ] as const) {
    await page.locator(`main [name="${name}"]`).first().fill(text);
    await page.locator("[role=listbox] [role=option]").filter({ hasText: text }).first().click();
  }
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/create"));
  return account;
};

const signOut = async (person: Visit): Promise<void> => {
  await menuOf(person, say("shell.account")).click();
  await person.page.getByRole("menuitem", { name: say("ra.auth.logout") }).click();
  await person.page.waitForURL(/\/login/);
};

const chooseTheme = async (person: Visit, mode: "light" | "dark"): Promise<void> => {
  await menuOf(person, say("shell.theme")).click();
  await person.page.getByRole("menuitemradio", { name: say(`shell.theme_${mode}`) }).click();
};
const theme = ({ page }: Visit) => page.evaluate(() => document.documentElement.dataset.theme);

describe("people who share a browser", () => {
  it("each find their own appearance, and land on their own start page", async () => {
    const person = await visitSignedIn("/operate/time_plan?lang=en");
    const account = await otherAccount(person);
    await chooseTheme(person, "dark");
    expect(await theme(person)).toBe("dark");
    await signOut(person);

    await signIn(person, { account, password: PASSWORD });
    await person.page.waitForURL((url) => !url.pathname.startsWith("/login"));
    await person.page.locator(".search-button").waitFor();
    await chooseTheme(person, "light");
    await person.open("/operate/company?lang=en");
    await person.page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    await person.page.evaluate(() => {
      localStorage.setItem("acc_token", "ended");
      location.reload();
    });
    await person.page.waitForURL(/\/login\?.*return=/);

    await signIn(person);
    await person.page.waitForURL((url) => !url.pathname.startsWith("/login"));
    await person.page.locator(".search-button").waitFor();
    expect(path(person)).toBe("/dashboard");
    expect(await theme(person)).toBe("dark");
    await chooseTheme(person, "light");
    await person.end();
  });

  it("sign out of every tab at once", async () => {
    const person = await visitSignedIn("/operate/time_plan?lang=en");
    const second = await person.context.newPage();
    await second.goto("/operate/company?lang=en", { waitUntil: "domcontentloaded" });
    await second.locator("main tbody tr[aria-rowindex]").first().waitFor();
    await signOut(person);
    await second.waitForURL(/\/login/);
    expect(new URL(second.url()).searchParams.get("return")).toContain("/operate/company");
    await person.end();
  });
});

describe("a person at work", () => {
  it("finds what was typed again after signing in, when the session ends while a form is saved", async () => {
    const person = await visitSignedIn("/operate/company/2?lang=en");
    const { page } = person;
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const save = page.getByRole("button", { name: say("form.save"), exact: true });
    const street = page.locator("main [name=comp_addr]");
    const typed = `Hall ${Date.now() % 100_000}`;
    await street.fill(typed);
    // Both steps run in one go, because any other request would end the session before the form is sent.
    await save.evaluate((button: HTMLButtonElement) => {
      localStorage.setItem("acc_token", "ended");
      button.click();
    });
    await page.waitForURL(/\/login\?.*return=/);
    expect(asked).toEqual([]);

    // The page is reloaded while the person is signed out, so that only the stored draft remains.
    await page.reload();
    await signIn(person);
    await page.waitForURL(/\/operate\/company\/2/);
    await expect.poll(() => street.inputValue()).toBe(typed);
    await save.click();
    await page.waitForURL((url) => url.pathname === "/operate/company");
    await page.goto("/operate/company/2?lang=en");
    await expect.poll(() => street.inputValue()).toBe(typed);
    await person.end();
  });

  it("keeps the language in the address wherever the console goes", async () => {
    const person = await visitSignedIn("/operate/time_plan?lang=zh", { language: "en" });
    const { page } = person;
    const lang = () => new URL(page.url()).searchParams.get("lang");
    await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    await page.locator("main input[type=search]").first().fill("a");
    await page.waitForURL(/filter=/);
    await expect.poll(lang).toBe("zh");
    await page.locator("main thead th[data-source=name] button").first().click();
    await page.waitForURL(/sort=name/);
    await expect.poll(lang).toBe("zh");
    await page.locator(".shell-side a[href='/dashboard']").click();
    await page.waitForURL(/\/dashboard/);
    await expect.poll(lang).toBe("zh");
    await page.locator(".shell-side a[href='/dashboard']").click();
    await page.waitForTimeout(300);
    await expect.poll(lang).toBe("zh");
    await page.goBack();
    await expect.poll(lang).toBe("zh");
    await person.end();
  });

  it("sees the records that belong to one, each kind below it", async () => {
    const person = await visitSignedIn("/product/product_list?lang=en");
    const { page } = person;
    const name = page.locator("main tbody tr[aria-rowindex]").first();
    await name.waitFor();
    await name.locator("td").nth(1).click();
    await page.waitForURL(/\/product\/product_list\/[^/]+(\/show)?/);
    await page.goto(`${new URL(page.url()).pathname.replace(/\/show$/, "")}/show?lang=en`);
    await page.locator(".ui-related .ui-record-part, .ui-related-none").first().scrollIntoViewIfNeeded();
    await page.locator(".ui-related table, .ui-related-none").first().waitFor();
    await person.end();
  });

  it("has a menu of icons where room is tight, and unfolds it for as long as it is wanted", async () => {
    const person = await visitSignedIn("/dashboard?lang=en", { width: 800 });
    const shell = person.page.locator(".shell");
    await person.page.locator(".search-button").waitFor();
    expect(await shell.getAttribute("data-mini")).toBe("true");
    await person.page.getByRole("button", { name: say("shell.unfold_menu") }).click();
    expect(await shell.getAttribute("data-mini")).toBe("false");
    await person.page.setViewportSize({ width: 1280, height: 800 });
    expect(await shell.getAttribute("data-mini")).toBe("false");
    await person.end();
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { VERIFICATION_CODE } from "./serve";
import { closePages, signIn, type Visit, visit, goToPath } from "./visit";

afterAll(closePages);

/** Each attempt registers another company, because the platform keeps the former one. */
const someone = () => {
  const suffix = String(Date.now()).slice(-8);
  return {
    company: `Seagull Optics ${suffix}`,
    name: "Mara Lindqvist",
    account: `seagull-${suffix}`,
    email: `mara.${suffix}@seagull.example`,
    phone: `139${suffix}`,
    password: "sea-gull-7",
    again: "sea-gull-7",
    code: VERIFICATION_CODE,
  };
};

const fill = async ({ page }: Visit, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
};
const note = ({ page }: Visit, name: string) =>
  page.locator(`.field:has(input[name=${name}]) .note.wrong`).textContent();

describe("somebody new registers their company", () => {
  it("is told what is wrong beside each field, loses nothing, and signs in with the new account", async () => {
    const company = someone();
    const person = await visit();
    const { page } = person;
    await person.open("/login");
    await page.getByRole("link", { name: "Register your company" }).click();
    await page.waitForURL("**/register?*");

    await page.locator("button[type=submit]").click();
    await page.locator(".note.wrong").nth(6).waitFor();
    expect(await page.locator(".note.wrong").count()).toBe(7);
    expect(await page.locator("input[name=company]").evaluate((field) => field === document.activeElement)).toBe(true);

    await fill(person, { ...company, again: "sea-gul-7", account: "admin", phone: "139" });
    await page.locator("button[type=submit]").click();
    expect(await note(person, "again")).toBe("Passwords do not match.");
    expect(await note(person, "phone")).toContain("11 digits");

    // Only the platform knows which passwords are easy to guess.
    await fill(person, {
      phone: company.phone,
      password: "password123",
      again: "password123",
      account: company.account,
    });
    await page.locator("button[type=submit]").click();
    await page.getByText("This password is too easy to guess").waitFor();
    await fill(person, { account: "admin", password: company.password, code: VERIFICATION_CODE });

    // 1101: the account name is already used, which only the platform knows.
    await fill(person, { again: company.again, phone: company.phone });
    await page.locator("button[type=submit]").click();
    await page.getByText("This account already exists").waitFor();
    expect(await page.locator("input[name=company]").inputValue()).toBe(company.company);
    expect(await page.locator("input[name=code]").inputValue()).toBe("");

    // Codes 1102 and 409. Typed values are kept after a reload.
    await fill(person, { account: company.account, email: "admin@pilothouse.example", code: VERIFICATION_CODE });
    await page.locator("button[type=submit]").click();
    await page.getByText("This email address is already in use").waitFor();
    await page.reload();
    expect(await page.locator("input[name=account]").inputValue()).toBe(company.account);

    await fill(person, { ...company, company: "Pilothouse Cloud" });
    await page.locator("button[type=submit]").click();
    await page.getByText("A company with this name is already registered").waitFor();

    await fill(person, { company: company.company, code: VERIFICATION_CODE });
    await page.locator("button[type=submit]").dblclick();
    await page.getByRole("heading", { name: "Welcome aboard" }).waitFor();
    const abilities = page.getByRole("list", { name: "With this account you can" });
    expect(await abilities.getByRole("listitem").allTextContents()).toContain("add accounts for your colleagues");
    await page.getByRole("link", { name: "Sign in" }).click();
    expect(await page.locator("input[name=account]").inputValue()).toBe(company.account);
    await signIn(person, company);
    // Waits for the page after the sign-in. Otherwise, that page would replace the page that is opened next.
    await page.locator("#main h1").waitFor();

    // The new account has what the registration page promised: its company, people, service and statistics.
    await goToPath(page, "/operate/user");
    await page.getByRole("row").filter({ hasText: company.account }).waitFor();
    await goToPath(page, "/operate/company");
    await page.getByRole("row").filter({ hasText: company.company }).waitFor();
    for (const [path, heading] of [
      ["/system/role", "Roles"],
      ["/info/order", "Order statistics"],
    ] as const) {
      await goToPath(page, path);
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    }
    await goToPath(page, "/operate/service");
    await page.getByText("Access denied").waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Customer service" }).first().waitFor();
    await person.end();
  });

  it("is registered once when the answer gets lost", async () => {
    const person = await visit({ language: "zh-CN", width: 390 });
    const { page } = person;
    await person.open("/register");
    expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
    let lost = 0;
    await page.route("**/api/v2/user/account/add", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    const company = someone();
    await fill(person, { ...company, company: company.company.replace("Seagull Optics", "海鸥光学") });
    await page.locator("button[type=submit]").click();
    await page.getByText("无法连接平台").waitFor();
    expect(await page.locator("input[name=password]").inputValue()).toBe(company.password);
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { name: "注册成功" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await person.end();
  });
});

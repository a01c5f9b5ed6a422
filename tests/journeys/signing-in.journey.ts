import { afterAll, describe, expect, it } from "vitest";
import { leave, signIn, visit, visitSignedIn } from "./visit";

afterAll(leave);

describe("a person signing in", () => {
  it("is told a wrong password and keeps the account", async () => {
    const person = await visit();
    await person.open("/login?lang=en");
    await signIn(person, { password: "not this one" });
    await person.page.getByRole("alert").first().waitFor();
    expect(await person.page.locator("input[name=account]").inputValue()).toBe("admin");
    expect(new URL(person.page.url()).pathname).toBe("/login");
    await person.end();
  });

  it("comes to the page that was asked for", async () => {
    const person = await visitSignedIn("/operate/time_plan?lang=en");
    await person.page.locator("main tbody tr[aria-rowindex] td").first().waitFor();
    expect(new URL(person.page.url()).pathname).toBe("/operate/time_plan");
    expect(await person.page.title()).toContain("Scheduled tasks");
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it("signs in again after the session ended, and comes back to the same page", async () => {
    const person = await visitSignedIn("/product/device?lang=en");
    await person.page.locator("main tbody tr[aria-rowindex] td").first().waitFor();
    await person.page.evaluate(() => localStorage.setItem("acc_token", "ended"));
    await person.open("/operate/company?lang=en");
    await person.page.waitForURL(/\/login/);
    await signIn(person);
    await person.page.waitForURL(/\/operate\/company/);
    await person.page.locator("main tbody tr[aria-rowindex] td").first().waitFor();
    await person.end();
  });

  it("sees Chinese when the browser speaks it, and English otherwise", async () => {
    for (const [language, heading] of [
      ["zh-CN", "登录"],
      ["en", "Sign in"],
    ] as const) {
      const person = await visit({ language });
      await person.open("/");
      await person.page.waitForURL(/\/login\?.*lang=/);
      expect(await person.page.locator("h1").innerText()).toBe(heading);
      await person.end();
    }
  });
});

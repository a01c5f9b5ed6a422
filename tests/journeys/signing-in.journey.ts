import { afterAll, describe, expect, it } from "vitest";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress, signIn, visit, visitSignedIn } from "./visit";

afterAll(closePages);

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

  it("waits after wrong passwords, sees how long, and is then let in; a browser that knew the account waits for nobody", async () => {
    const account = { account: "distributor" };
    const known = await visit();
    await known.open("/login?lang=en");
    await signIn(known, account);
    await known.page.waitForURL((url) => url.pathname !== "/login");
    await known.page.evaluate(() => localStorage.removeItem("acc_token"));

    const stranger = await visit({ width: 390 });
    await stranger.open("/login?lang=en");
    const alert = stranger.page.getByRole("alert").first();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answered = stranger.page.waitForResponse("**/api/v2/user/login");
      await signIn(stranger, { ...account, password: "not this one" });
      await answered;
    }
    await alert.getByText("Try again in").first().waitFor();
    const left = stranger.page.locator("[role=alert] span[aria-hidden]");
    const seconds = async () => Number(/\d+/.exec((await left.textContent()) ?? "")?.[0]);
    expect(await seconds()).toBeLessThanOrEqual(5);
    expect(await stranger.page.locator("button[type=submit]").getAttribute("aria-disabled")).toBe("true");

    await known.open("/login?lang=en");
    await signIn(known, account);
    await known.page.waitForURL((url) => url.pathname !== "/login");

    await stranger.page.getByText("You can try again now.").waitFor();
    await signIn(stranger, account);
    await stranger.page.waitForURL((url) => url.pathname !== "/login");
    await known.end();
    await stranger.end();
  });

  it.each([1280, 390])("reads the verification picture in its own size, %d pixels wide", async (width) => {
    const person = await visit({ width });
    await person.open("/login?lang=en");
    const picture = person.page.locator("form .picture img");
    await picture.waitFor();
    const [own, shown] = await picture.evaluate((image: HTMLImageElement) => [
      [image.naturalWidth, image.naturalHeight],
      [image.getBoundingClientRect().width, image.getBoundingClientRect().height],
    ]);
    expect(shown).toEqual(own);
    // A click on the picture loads another picture.
    const before = await picture.getAttribute("src");
    await person.page.locator("form .picture").click();
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    await person.end();
  });

  it("is let in by a browser with a clock that is a day slow", async () => {
    const person = await visit();
    await person.page.clock.install({ time: Date.now() - 86_400_000 });
    await person.open("/login?lang=en");
    await signIn(person);
    await person.page.waitForURL((url) => url.pathname !== "/login");
    await person.end();
  });

  it.each([
    "/.//evil.example",
    "/\\evil.example",
    "//evil.example",
    "/%2f/evil.example",
    "data:text/html,x",
    "/no/such/page",
  ])("stays in the console, and sees a page of it, whatever the way back is: %s", async (back) => {
    const person = await visit();
    await person.open(`/login?lang=en&return=${encodeURIComponent(back)}`);
    await signIn(person);
    await person.page.waitForURL((url) => url.pathname !== "/login");
    await person.page.locator("main").getByRole("heading").first().waitFor();
    expect(new URL(person.page.url()).origin).toBe(new URL(workerAddress()).origin);
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it("opens the console at an address that begins with two slashes", async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    await person.open(`${workerAddress()}//evil.example/x?lang=en`);
    await person.page.locator("main").getByRole("heading").first().waitFor();
    expect(new URL(person.page.url()).pathname).toBe("/evil.example/x");
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
    // Waits for a pause, because any other request of the list would open the list again.
    await person.page.waitForLoadState("networkidle");
    await person.page.evaluate(() => {
      localStorage.setItem("acc_token", "ended");
      location.assign("/operate/company?lang=en");
    });
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

  it("finds the form before any script has come, in their language and colours, and keeps what they type into it", async () => {
    const person = await visit({ language: "zh-CN" });
    const { page } = person;
    await page.emulateMedia({ colorScheme: "dark" });
    let come = (): void => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/product/device", { waitUntil: "commit" });
    await page.getByRole("heading", { name: "登录" }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.locator("input[name=account]").fill("admin");
    await page.locator("input[name=password]").pressSequentially("pilot");
    // Enter is pressed before the script is loaded. The typed values must not get into the address.
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).search).not.toContain("pilot");
    const fields = () =>
      Promise.all(
        ["input[name=account]", "input[name=password]", "button[type=submit]", "form p:last-of-type"].map((part) =>
          page.locator(part).last().boundingBox(),
        ),
      );
    const before = await fields();
    come();
    await page.locator("form .picture img").waitFor();
    await page.keyboard.type("house");
    // This link is the last element to appear.
    await page.getByRole("link", { name: "忘记密码？" }).waitFor();
    expect(await fields()).toEqual(before);
    await page.locator("input[name=code]").fill(VERIFICATION_CODE);
    await page.locator("button[type=submit]").click();
    await page.waitForURL((url) => url.pathname === "/product/device");
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it("is told that the line is down, loses nothing, and is in when it is back", async () => {
    const person = await visit({ width: 390 });
    const { page, context } = person;
    await person.open("/login?lang=en");
    await page.locator("form .picture img").waitFor();
    await page.locator("input[name=account]").fill("admin");
    await page.locator("input[name=password]").fill("pilothouse");
    await page.locator("input[name=code]").fill(VERIFICATION_CODE);
    // The code that sends the form is loaded while the form is filled in.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.locator("button[type=submit]").click();
    await page.getByText("cannot be reached").waitFor();
    expect(await page.locator("input[name=code]").inputValue()).toBe(VERIFICATION_CODE);
    await context.setOffline(false);
    await page.locator("button[type=submit]").click();
    await page.waitForURL((url) => url.pathname !== "/login");
    await person.end();
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { expectFinished } from "./operate";
import { closePages, visitSignedIn, type Visit } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const open = async ({ page }: Visit) => {
  await page.locator(".search-button").waitFor();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog").getByRole("combobox");
  await box.waitFor();
  return box;
};
const option = ({ page }: Visit, text: string) =>
  page.getByRole("dialog").getByRole("option").filter({ hasText: text });
const path = ({ page }: Visit) => new URL(page.url()).pathname;

describe("a person who knows the name of a page", () => {
  it("opens a page by a few letters, by keyboard alone", async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    const box = await open(person);
    await box.fill("sched");
    await option(person, "Scheduled tasks").first().waitFor();
    const active = await box.getAttribute("aria-activedescendant");
    expect(await person.page.locator(`[id="${active}"]`).innerText()).toContain("Scheduled tasks");
    await person.page.keyboard.press("Enter");
    await person.page.waitForURL(/\/operate\/time_plan\?.*lang=en/);
    await person.page.getByRole("dialog").waitFor({ state: "detached" });
    await person.page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    await expectFinished(person);
    await person.end();
  });

  it.each(["Control+k", "click"])(
    "types at once, by %s, and finds it in the box when the box is there",
    async (way) => {
      const person = await visitSignedIn("/dashboard?lang=en");
      const { page } = person;
      await page.locator("main h1").waitFor();
      // The code of the search arrives only after everything is typed.
      let arrive = () => {};
      const typed = new Promise<void>((done) => {
        arrive = done;
      });
      await page.route(/\/assets\/ConsoleSearch-/, async (route) => {
        await typed;
        await route.continue();
      });
      if (way === "click") await page.locator(".search-button").click();
      else await page.keyboard.press(way);
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.keyboard.type("schex");
      await page.keyboard.press("Backspace");
      arrive();
      const box = page.getByRole("dialog").getByRole("combobox");
      await box.waitFor();
      await page.keyboard.type("duled t");
      expect(await box.inputValue()).toBe("scheduled t");
      await option(person, "Scheduled tasks").first().waitFor();
      await expectFinished(person);
      await person.end();
    },
  );

  it("opens a page by pinyin, by its initials, and by its name in the other language", async () => {
    for (const [language, typed, label, where] of [
      ["zh-CN", "dsrw", "定时任务", "/operate/time_plan"],
      ["zh-CN", "shebeizhuang", "设备状态", "/product/device_state"],
      ["zh-CN", "companies", "公司", "/operate/company"],
      ["en", "激活码", "Activation codes", "/product/actcode"],
    ] as const) {
      const person = await visitSignedIn("/dashboard", { language });
      await (await open(person)).fill(typed);
      await option(person, label).first().click();
      await person.page.waitForURL((url) => url.pathname === where);
      await person.end();
    }
  });

  it("goes round what is found by its keys, and is sent nowhere by the button that closes", async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    const box = await open(person);
    await box.fill("sched");
    // Records come last, so all results are there when the first record is shown.
    await person.page.getByRole("group", { name: "Records" }).getByRole("option").first().waitFor();
    await person.page.getByRole("dialog").getByRole("status").filter({ hasText: /\d/ }).waitFor();
    const texts = await person.page.getByRole("dialog").getByRole("option").allInnerTexts();
    const active = async () =>
      person.page.locator(`[id="${await box.getAttribute("aria-activedescendant")}"]`).innerText();
    expect(texts.length).toBeGreaterThan(1);
    await box.press("ArrowUp");
    expect(await active()).toBe(texts.at(-1));
    await box.press("ArrowDown");
    expect(await active()).toBe(texts[0]);
    await box.press("PageDown");
    expect(await active()).toBe(texts[Math.min(5, texts.length - 1)]);
    await box.press("Tab");
    await person.page.keyboard.press("Enter");
    await person.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(path(person)).toBe("/dashboard");
    await expectFinished(person);
    await person.end();
  });

  it("begins a new record from anywhere", async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    await (await open(person)).fill("create scheduled");
    await option(person, "Create scheduled task").click();
    await person.page.waitForURL(/\/operate\/time_plan\/create/);
    await person.end();
  });

  it("finds a record by its name, and finds it again among the recent ones", async () => {
    const person = await visitSignedIn("/operate/company?lang=en");
    const row = person.page.locator("main tbody tr[aria-rowindex]").first();
    await row.waitFor();
    await (await open(person)).fill("Pilothouse Cloud");
    const record = person.page.getByRole("group", { name: "Records" }).getByRole("option").first();
    await record.waitFor();
    await record.click();
    await person.page.waitForURL(/\/operate\/company\/[^/]+(\/show)?\?/);
    const found = path(person);
    await person.page.waitForTimeout(1200);
    await person.open("/dashboard?lang=en");
    await open(person);
    const recent = person.page
      .getByRole("group", { name: "Recent" })
      .getByRole("option")
      .filter({ hasText: "Pilothouse Cloud" });
    await recent.first().click();
    await person.page.waitForURL((url) => url.pathname === found);
    await expectFinished(person);
    await person.end();
  });
});

describe("a person who is mistaken", () => {
  it("is told that nothing answers, and goes back to where they were", async () => {
    const person = await visitSignedIn("/operate/time_plan?lang=en");
    await (await open(person)).fill("zzqqxx");
    await person.page.getByText(/No results for/).waitFor();
    await person.page.keyboard.press("Enter");
    await person.page.keyboard.press("Escape");
    await person.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(path(person)).toBe("/operate/time_plan");
    await expect.poll(() => person.page.evaluate(() => document.activeElement?.matches(".search-button"))).toBe(true);
    await person.end();
  });

  it("is offered the search on a page that does not exist", async () => {
    const person = await visitSignedIn("/operate/nowhere?lang=en");
    const say = wordsOf("en");
    await person.page
      .locator("main")
      .getByRole("button", { name: say("ra.action.search") })
      .click();
    await (await person.page.getByRole("dialog").getByRole("combobox")).fill("roles");
    await option(person, "Roles").first().click();
    await person.page.waitForURL(/\/system\/role/);
    await person.end();
  });

  it("asks for one text after another and sees only what answers the last", async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    const box = await open(person);
    await box.pressSequentially("Pilot", { delay: 20 });
    await box.fill("zzqqxx");
    await person.page.getByText(/No results for/).waitFor();
    await person.page.waitForTimeout(1500);
    expect(await person.page.getByRole("dialog").getByRole("option").count()).toBe(0);
    await person.end();
  });
});

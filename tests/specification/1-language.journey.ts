// The language of the interface depends on the browser, the address, and what people choose. See ADR 35.
import { afterAll, describe, expect, it } from "vitest";
import { closePages, visit, visitSignedIn } from "../journeys/visit";

afterAll(closePages);

const SENTENCE =
  "The interface language is taken from the browser: Chinese only when the browser language is zh-CN, otherwise English.";
const ADDED = "When the query has no lang value one is added.";

describe("a browser that asks for traditional Chinese", () => {
  it(`1. "${SENTENCE}": gets English, its address says zh, a reload changes nothing, and traditional Chinese is there to be picked`, async () => {
    const person = await visit({ language: "zh-TW" });
    const { page } = person;
    await person.open("/login");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh");
    await page.reload();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await page.getByRole("combobox").selectOption("zh-TW");
    await page.getByRole("button", { name: "登入", exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh-TW");
    await person.open("/login");
    await page.getByRole("button", { name: "登入", exact: true }).waitFor();
    await person.end();
  });

  it(`2. "${ADDED}": inside, too, where it stays as it was added until somebody chooses`, async () => {
    const person = await visitSignedIn("/operate/company", { language: "zh-TW" });
    const { page } = person;
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.waitForURL(/dashboard.*lang=zh$/);
    const sent = page.waitForResponse((response) => response.url().endsWith("/rest/preferences/locale"));
    await page.getByRole("banner").getByRole("button", { name: "繁體中文" }).click();
    await page.getByRole("link", { name: "總覽" }).first().waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh-TW");
    await sent;
    await person.end();
  });

  it(`1. "${SENTENCE}": an address that somebody brings is a choice`, async () => {
    const person = await visit({ language: "zh-TW" });
    await person.open("/login?lang=zh");
    await person.page.getByRole("button", { name: "登录", exact: true }).waitFor();
    await person.end();
  });

  it(`1. "${SENTENCE}": an address that somebody brings is a choice in a tab where the console added the same value`, async () => {
    const person = await visit({ language: "zh-TW" });
    const { page } = person;
    await person.open("/login");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await page.evaluate(() => location.assign("/register"));
    await page.locator("html[lang=en] .public form").waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh");
    await page.goBack();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await person.open("/login?lang=zh");
    await page.getByRole("button", { name: "登录", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "登录", exact: true }).waitFor();
    await person.open("/login");
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await person.end();
  });

  it(`1. "${SENTENCE}": zh-CN gets Chinese`, async () => {
    const chinese = await visit({ language: "zh-CN" });
    await chinese.open("/login");
    await chinese.page.getByRole("button", { name: "登录", exact: true }).waitFor();
    await chinese.end();
  });
});

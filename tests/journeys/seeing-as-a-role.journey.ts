// An account that may give a role views the console as this role, changes nothing meanwhile, and returns to its own
// role.
import { afterAll, describe, expect, it } from "vitest";
import { journeyLanguages } from "./combinations";
import { closePages, type Visit, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

/** The demo's role "general agent", and the company of the account that has this role. */
const ROLE = { key: 4, names: { en: "General agent", "zh-CN": "总代理商" } };
const COMPANY = "云瞳";

const REFUSED = {
  en: "You are looking as a role and cannot change anything",
  "zh-CN": "您正在以角色查看，不能执行此操作",
};

describe.each(journeyLanguages("zh-CN"))("an admin who reads %s", (language) => {
  const say = wordsOf(language);
  const button = ({ page }: Visit, key: string) => page.getByRole("button", { name: say(key), exact: true });

  it("looks as an agent, is refused to write, and goes back", async () => {
    const person = await visitSignedIn(`/system/role/${ROLE.key}/show`, { language });
    const { page } = person;
    const menu = page.getByRole("navigation").getByRole("link");
    await button(person, "ui.see.button").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(say("ui.see.consequence")).waitFor();
    const company = dialog.and(page.locator(":has(input[value='Pilothouse Cloud'])")).getByRole("combobox");
    await company.fill(COMPANY);
    await page.getByRole("option").filter({ hasText: COMPANY }).first().click();
    await dialog.getByRole("button", { name: say("ui.see.button"), exact: true }).click();

    const bar = page.getByRole("region", { name: say("shell.sight.label") });
    await bar.getByText(ROLE.names[language]).waitFor();
    expect(await bar.innerText()).toContain(COMPANY);
    await menu.first().waitFor();
    // Agents have no screen of servers. The super admin has this screen.
    await person.open("/operate/server");
    await page.getByText(say("shell.no_permission")).waitFor();
    expect(await menu.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).not.toContain("/system/menu");

    // A refusal shows its reason, and typed values are kept.
    await person.open("/operate/company/5");
    const name = page.locator("main [name=comp_name]");
    await name.fill("Not to be stored");
    await button(person, "form.save").click();
    await page.getByText(REFUSED[language]).first().waitFor();
    expect(await name.inputValue()).toBe("Not to be stored");

    // Another tab of the same browser keeps its own session.
    const other = await person.context.newPage();
    await other.goto("/operate/server");
    await other.locator("main table").first().waitFor();
    expect(await other.getByRole("region", { name: say("shell.sight.label") }).count()).toBe(0);
    await other.close();

    page.on("dialog", (asked) => void asked.accept());
    await button(person, "shell.sight.end").click();
    await page.waitForURL((url) => url.pathname === `/system/role/${ROLE.key}/show`);
    await button(person, "ui.see.button").waitFor();
    expect(await bar.count()).toBe(0);
    await person.end();
  });
});

it("leads back to one's own session when it has ended, and its sign-out ends both", async () => {
  const say = wordsOf("en");
  const person = await visitSignedIn(`/system/role/${ROLE.key}/show`);
  const { page, context } = person;
  const begin = async () => {
    await page.getByRole("button", { name: say("ui.see.button"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("ui.see.button"), exact: true })
      .click();
    await page.getByRole("region", { name: say("shell.sight.label") }).waitFor();
  };
  await begin();
  const token = await page.evaluate(() => localStorage.getItem(document.documentElement.dataset.token ?? "") ?? "");
  // A page that stays open would notice the end of the viewing by itself, and would open another page.
  await page.goto("about:blank");
  await context.request.delete(`/rest/seeing/${ROLE.key}`, { headers: { authorization: `Bearer ${token}` } });
  await person.open("/product/device");
  // Agents do not have this section.
  await page.getByRole("navigation").getByText("System", { exact: true }).first().waitFor();
  await page.locator("main table").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/product/device");
  expect(await page.getByRole("region", { name: say("shell.sight.label") }).count()).toBe(0);
  await person.open(`/system/role/${ROLE.key}/show`);
  await begin();
  await page.getByRole("button", { name: /Helen Marsh/ }).click();
  await page.getByRole("menuitem", { name: say("ra.auth.logout") }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  const other = await context.newPage();
  await other.goto("/product/device");
  await other.waitForURL((url) => url.pathname === "/login");
  await person.end();
});

import { afterAll, describe, expect, it } from "vitest";
import { expectFinished, type Operator, createOperator } from "./operate";
import { journeyLanguages } from "./combinations";
import { closePages, type Visit, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

const lang = (language: Language) => (language === "en" ? "en" : "zh");

interface Two {
  readonly first: Operator;
  readonly second: Operator;
  readonly people: readonly Visit[];
  /** Names must be unique, so each pair has a different ending. */
  readonly mark: string;
  /** The page that both people have open. */
  readonly address: string;
}

const button = ({ page, say }: Operator, key: string) =>
  page.getByRole("button", { name: say(key), exact: true }).first();
const value = ({ page }: Operator, name: string) => page.locator(`main [name="${name}"]`).first().inputValue();

/** Two people in their own browsers, each with the edit form of the same new role. */
const together = async (language: Language): Promise<Two> => {
  const mine = await visitSignedIn(`/system/role/create?lang=${lang(language)}`, { language });
  const first = createOperator(mine, language);
  const mark = String(Date.now() % 1_000_000);
  await first.fill("name", `Together ${mark}`);
  await first.fill("cn_name", "共同编辑");
  await button(first, "form.saveAndContinue").click();
  await mine.page.waitForURL((url) => /\/system\/role\/\d+/.test(url.pathname));
  const id = /\/system\/role\/(\d+)/.exec(mine.page.url())?.[1] ?? "";
  const address = `/system/role/${id}?lang=${lang(language)}`;
  const theirs = await visitSignedIn(address, { language, account: "operator" });
  const second = createOperator(theirs, language);
  await first.go(address);
  for (const one of [first, second]) await one.page.locator('main [name="name"]').first().waitFor();
  return { first, second, people: [mine, theirs], mark, address };
};

describe.each(journeyLanguages("zh-CN"))("two people who edit one record, in %s", (language) => {
  it("are told of each other, choose field by field, and lose nothing", async () => {
    const { first, second, people, mark, address } = await together(language);
    await second.fill("name", `Their name ${mark}`);
    await second.fill("cn_name", "他们的名称");
    await second.save();

    await first.fill("name", `My name ${mark}`);
    await button(first, "form.save").click();
    const notice = first.page.getByRole("group", { name: /王海峰/ });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(`Their name ${mark}`);
    expect(await notice.innerText()).toContain("他们的名称");
    expect(await value(first, "name")).toBe(`My name ${mark}`);

    await button(first, "form.keepMine").click();
    await first.page.waitForURL((url) => url.pathname !== address.replace(/\?.*/, ""));
    await second.go(address);
    await expect.poll(() => value(second, "name")).toBe(`My name ${mark}`);
    expect(await value(second, "cn_name")).toBe("他们的名称");
    for (const person of people) await expectFinished(person);
    for (const person of people) await person.end();
  });

  it("can take the other's, and go on from there", async () => {
    const { first, second, people, mark } = await together(language);
    await second.fill("name", `Their name ${mark}`);
    await second.save();
    await first.fill("name", `My name ${mark}`);
    await first.fill("cn_name", "我的名称");
    await button(first, "form.save").click();
    await button(first, "form.takeTheirs").click();
    await expect.poll(() => value(first, "name")).toBe(`Their name ${mark}`);
    expect(await value(first, "cn_name")).toBe("我的名称");
    await first.save();
    for (const person of people) await person.end();
  });

  it("keep what was typed when the other deletes the record, as a new one", async () => {
    const { first, second, people, mark } = await together(language);
    await first.fill("name", `What I typed ${mark}`);
    await button(second, "ui.delete.button").click();
    await second.page
      .getByRole("dialog")
      .getByRole("button", { name: second.say("ui.delete.button") })
      .click();
    await second.page.waitForURL(/\/system\/role(\?|$)/);

    await button(first, "form.save").click();
    await first.page.getByText(first.say("form.gone")).waitFor();
    await button(first, "form.createInstead").click();
    await first.page.waitForURL(/\/create/);
    // The address changes before the page, and the old form has the same values.
    await first.page.getByText(first.say("form.gone")).waitFor({ state: "detached" });
    expect(await value(first, "name")).toBe(`What I typed ${mark}`);
    expect(await value(first, "cn_name")).toBe("共同编辑");
    await first.save();
    for (const person of people) await person.end();
  });
});

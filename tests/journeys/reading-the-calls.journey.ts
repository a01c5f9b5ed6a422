// A person who writes a program reads the list of calls, with only an API key.
import { afterAll, describe, expect, it } from "vitest";
import { openLive } from "../contract/Host";
import { auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress, visit } from "./visit";
import en from "../../features/openapi/words/en.json";
import zhCN from "../../features/openapi/words/zh-CN.json";

afterAll(closePages);

const WORDS = { en, "zh-CN": zhCN };
const LABELS = { en: "Role", "zh-CN": "角色" } as const;

/** The token of a session, which is accepted like a key. */
const token = async (): Promise<string> => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(workerAddress());
  return client.token("admin");
};

describe.each(journeyLanguages("zh-CN"))("the calls as a page, in %s", (language) => {
  const words = WORDS[language];

  it("asks for a key, refuses a wrong one, and then shows what each call takes and answers", async () => {
    const person = await visit({ language });
    const { page } = person;
    await page.goto("/openapi");
    const give = async (key: string) => {
      await page.getByLabel(words["openapi.bearer"]?.replaceAll("`", "") ?? "").fill(key);
      await page.getByRole("button", { name: words["openapi.read"] }).click();
    };
    await give("ph_00");
    await page.getByRole("alert").waitFor();
    expect(await auditPage(page)).toEqual([]);
    await give(await token());
    await page.getByText("/api/v2/user/role/add").click();
    await page.getByText("system.role", { exact: true }).locator("visible=true").first().waitFor();
    const link = page.getByRole("link", { name: "role.add", exact: true }).locator("visible=true").first();
    await link.click();
    await page.locator("#schemas-role\\.add").waitFor();
    expect(await page.locator("#schemas-role\\.add").innerText()).toContain('"properties"');
    expect(await page.getByText(LABELS[language], { exact: false }).count()).toBeGreaterThan(0);
    await person.end();
  });
});

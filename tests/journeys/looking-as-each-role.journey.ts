// Calls that only read (`reads: true`) open at once for an account of each role: without a question, without a success
// message, and without a change (point 9). `npm test` uses one account, `npm run test:full` all.
import { afterAll, expect, it } from "vitest";
import { isFullRun } from "../effort";
import { pickVariant } from "../sample";
import { readModel } from "./readModel";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const ROLES = ["admin", "operator", "property", "developer", "ruishi"];
const people = ROLES.flatMap((account) => (["en", "zh-CN"] as const).map((language) => ({ account, language })));
const OK = 200;

const looks = readModel().resources.flatMap(({ path, key, calls }) => {
  const list = calls.find(({ verb }) => verb === "list");
  return path !== null && list
    ? calls.filter(({ reads, on }) => reads && on !== "none").map((look) => ({ path, key, list, look }))
    : [];
});

it.each(pickVariant(people))(
  "as $account in $language, viewing as a role allows no change, and no message says that one was made",
  async ({ account, language }) => {
    expect(looks.length).toBeGreaterThan(1);
    const call = await createCaller(account);
    const person = await visitSignedIn("/user/info", { account, language });
    const { page } = person;
    await page.locator("main h1").first().waitFor();
    let looked = 0;
    for (const { path, key, list, look } of looks) {
      const first = async () => {
        const answer = await call(list.path, { ...list.constants, page_size: 1 });
        return answer.code === OK && Array.isArray(answer.data) ? answer.data[0] : undefined;
      };
      const before = await first();
      if (before === undefined) continue;
      await person.open(`${path}/${before[key]}/show`);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      const name = look.label[language];
      const button = page.locator("main").getByRole("button", { name, exact: true });
      const more = page.locator("main header [aria-haspopup=menu]").last();
      if ((await button.count()) === 0 && (await more.count()) > 0) await more.click();
      const face = button.or(page.getByRole("menuitem", { name, exact: true }));
      // The role may not have this right, or may not have the screen of these records.
      if ((await face.count()) === 0) continue;
      await face.first().click();
      const panel = page.getByRole("dialog", { name });
      await panel.waitFor();
      await panel.locator("[role=status][aria-busy=false]").waitFor();
      expect(await panel.locator("[data-answer]").count(), path).toBe(0);
      expect(await panel.locator("dl, [role=alert]").count(), path).toBeGreaterThan(0);
      expect((await page.locator(".shell-pile").allInnerTexts()).join("").trim(), path).toBe("");
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      expect(await first(), path).toEqual(before);
      looked += 1;
    }
    // Other accounts may have no such records, or no right to see them.
    if (account === "admin" || account === "operator") expect(looked).toBeGreaterThan(0);
    await person.end();
  },
  isFullRun ? 600_000 : 240_000,
);

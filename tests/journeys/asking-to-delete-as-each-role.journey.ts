// Opens Delete for the first record of each list, with an account of each role. The dialog says what would happen and
// offers nothing that the platform refuses, and Enter never deletes. `npm test` uses one account and some lists, `npm
// run test:full` all.
import { afterAll, expect, it } from "vitest";
import { isFullRun } from "../effort";
import { pickVariant } from "../sample";
import { createOperator } from "./operate";
import { readModel } from "./readModel";
import { createCaller, closePages, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

const ROLES = ["admin", "operator", "property", "developer", "ruishi"];
const people = ROLES.flatMap((account, at) =>
  (["en", "zh-CN"] as const).map((language, nth) => ({ account, language, width: (at + nth) % 2 === 0 ? 1280 : 390 })),
);
const OK = 200;
/** A row, or why there is none. */
const DRAWN = "main [data-index], .ui-list-message, main .shell-message";
/** The number of lists in `npm test`. */
const FEW = 3;

/** Lists with their calls, and the label of their delete button. */
const deletable = readModel().resources.flatMap(({ path, key, views, tree, calls }) => {
  const [list, del] = ["list", "del"].map((verb) => calls.find((call) => call.verb === verb));
  const isDrawn = path !== null && tree === null && views.has.list && views.overrides.List === undefined;
  return isDrawn && list && del ? [{ path, key, list, del }] : [];
});

it.each(pickVariant(people))(
  "as $account in $language at $width px, what the dialog says is what the platform does",
  async ({ account, language, width }: { account: string; language: Language; width: number }) => {
    const call = await createCaller(account);
    const person = await visitSignedIn("/user/info", { account, language, width });
    const { page, say } = createOperator(person, language);
    await page.locator("main h1").first().waitFor();
    let asked = 0;
    for (const { path, key, list, del } of deletable) {
      if (!isFullRun && asked === FEW) break;
      const seen = { ...list.constants, page_size: 1 };
      const before = await call(list.path, seen);
      if (before.code !== OK || before.count === 0) continue;
      await person.open(path);
      const row = page.locator("main [data-index]").first();
      await page.locator(DRAWN).first().waitFor();
      // A role may list records for its forms without having their screen.
      if ((await row.count()) === 0) continue;
      await row.locator("[aria-haspopup=menu]").click();
      const verb = del.ownVerb ? del.label[language] : say("ui.delete.button");
      const item = page.getByRole("menuitem", { name: verb, exact: true });
      await page.getByRole("menuitem").first().waitFor();
      if ((await item.count()) === 0 || (await item.isDisabled())) {
        await page.keyboard.press("Escape");
        continue;
      }
      const [counting] = await Promise.all([page.waitForRequest("**/rest/deleting"), item.click()]);
      const { keys } = counting.postDataJSON();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      const isOffered = (await dialog.locator("[data-answer=verb]").count()) > 0;
      // A deletion cannot be undone, so its button never has the focus at first.
      expect(await dialog.locator("[data-answer=verb]:focus").count(), path).toBe(0);
      if (!isOffered) expect((await call(del.path, { ...del.constants, [key]: keys })).code, path).not.toBe(OK);
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "detached" });
      expect((await call(list.path, seen)).count, path).toBe(before.count);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(0);
    await person.end();
  },
  isFullRun ? 900_000 : 240_000,
);

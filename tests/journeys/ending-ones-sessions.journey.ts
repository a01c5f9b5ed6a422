import { afterAll, expect, it } from "vitest";
import { journeyLanguages } from "./combinations";
import { createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

it.each(journeyLanguages("zh-CN"))(
  "shows where one is signed in, and ends one session and all others (%s)",
  async (language) => {
    const lost = await visitSignedIn("/user/info", { account: "clerk", language });
    const forgotten = await visitSignedIn("/user/info", { account: "clerk", language });
    const person = await visitSignedIn(`/user/info?lang=${language === "en" ? "en" : "zh"}`, {
      account: "clerk",
      language,
    });
    const { page } = person;
    const { say } = createOperator(person, language);
    const panel = page.getByRole("region", { name: say("own.sessions") });
    await panel.getByText(say("own.thisSession")).waitFor();
    const lines = panel.getByRole("listitem");
    const before = await lines.count();
    expect(before).toBeGreaterThanOrEqual(3);
    await panel
      .getByRole("button", { name: /127\.0\.0\.1/ })
      .first()
      .click();
    await page.getByText(say("own.sessionEnded")).waitFor();
    await expect.poll(() => lines.count()).toBe(before - 1);

    await panel.getByRole("button", { name: say("own.endOthers"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("own.endSession"), exact: true })
      .click();
    await page.getByText(say("own.othersEnded")).waitFor();
    await expect.poll(() => lines.count()).toBe(1);
    expect(person.errors).toEqual([]);
    for (const other of [lost, forgotten]) {
      await other.open("/user/info");
      await other.page.waitForURL(/\/login/);
      await other.end();
    }
    await person.end();
  },
);

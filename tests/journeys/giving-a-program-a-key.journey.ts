// An administrator gives a program an API key, and deletes it again.
import { afterAll, describe, expect, it } from "vitest";
import { openLive } from "../contract/Host";
import { journeyLanguages } from "./combinations";
import { VERIFICATION_CODE } from "./serve";
import { pressAction } from "./deleting";
import { closePages, workerAddress, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const SPOKEN = {
  en: { devices: "Devices", disable: "Disable" },
  "zh-CN": { devices: "设备管理", disable: "停用" },
} as const;

/** The code of the answer to a program with this key. */
const codeFor = async (key: string): Promise<number> => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(workerAddress());
  return (await client.call("/v2/iot/web/uid/reg/list", { page_size: 1 }, { token: key })).code;
};

describe.each(journeyLanguages("zh-CN"))("a key for a program, in %s", (language) => {
  const say = wordsOf(language);
  const { devices, disable } = SPOKEN[language];

  it("is shown once, works, and works no longer when it is disabled", async () => {
    const person = await visitSignedIn("/system/access_key/create", { language });
    const { page } = person;
    const name = `Report ${Date.now()}`;
    await page.locator("main [name=name]").fill(name);
    await page.locator("main").getByRole("tree").waitFor();
    await page.locator("main").getByRole("searchbox").fill(devices);
    await page.getByRole("tree").getByText(devices, { exact: true }).first().click();
    await page.getByRole("button", { name: say("form.save"), exact: true }).click();

    const dialog = page.getByRole("dialog");
    await dialog.getByText(say("form.shownOnce")).waitFor();
    const key = await dialog.locator(".ui-mono").innerText();
    expect(key).toMatch(/^ph_[0-9a-f]{48}$/);
    // Only the button closes the dialog, not the Escape key.
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    expect(await codeFor(key)).toBe(200);
    await dialog.getByRole("button", { name: say("ui.close") }).click();

    await page.getByRole("heading", { name }).first().waitFor();
    await page.getByText(key.slice(0, 11)).first().waitFor();
    expect(await page.content()).not.toContain(key);
    await person.open(new URL(page.url()).pathname);
    await page.getByText("127.0.0.1").first().waitFor();
    await pressAction(page, language, disable);
    await page.getByRole("dialog").getByRole("button", { name: disable }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await codeFor(key)).toBe(401);
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

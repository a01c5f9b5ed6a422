import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERIFICATION_CODE } from "./serve";
import { createCaller, closePages, signIn, visit } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const NEW = "sea-gull-7";

describe.each([
  ["en", 1280, "gull-en", "gull@spicecoast.example"],
  ["zh-CN", 390, "gull-zh", "13900000088"],
] as const)("forgetting a password, in %s at %i px", (language, width, account, typed) => {
  const say = wordsOf(language);

  // These accounts are only for this journey, because other journeys sign in with the demo's passwords.
  beforeAll(async () => {
    const call = await createCaller();
    const reached = typed.includes("@") ? { user_email: typed } : { user_phone_area: "+86", user_phone: typed };
    await call("/v2/user/account/add", {
      user_id: account,
      user_password: "pilothouse",
      user_name: account,
      user_type: 1,
      comp_id: 28,
      role_id: 10,
      scope: 1,
      state: 1,
      ...reached,
    });
  });

  it("leads from the sign-in page by a code to a new password, and back", async () => {
    const person = await visit({ language, width });
    const { page } = person;
    const submit = page.locator("button[type=submit]");
    await person.open("/login?return=%2Fuser%2Finfo");
    await page.getByRole("link", { name: say("beside.forgotten") }).click();
    await page.getByRole("heading", { name: say("recovery.title") }).waitFor();
    await submit.click();
    await page.getByText(say("recovery.accountMissing"), { exact: true }).waitFor();
    await page.locator("input[name=account]").fill(typed);
    await page.locator("form .picture img").waitFor();
    await page.locator("input[name=code]").fill(VERIFICATION_CODE);
    await submit.click();
    await page.getByRole("heading", { name: say("recovery.codeTitle") }).waitFor();
    await page.locator("input[name=code]").fill("0000");
    await submit.click();
    await page.getByText(say("recovery.codeWrong")).waitFor();
    // The message may still be on its way.
    const next = page.getByRole("heading", { name: say("recovery.newTitle") });
    await expect
      .poll(async () => {
        await page.locator("input[name=code]").fill(VERIFICATION_CODE);
        await submit.click();
        await next.or(page.getByText(say("recovery.codeWrong"))).waitFor();
        return next.isVisible();
      })
      .toBe(true);
    await page.getByText(account).waitFor();
    await page.locator("input[name=password]").fill("12345678");
    await page.locator("input[name=again]").fill("12345678");
    await submit.click();
    await page.getByText(say("recovery.guessable")).waitFor();
    await page.locator("input[name=password]").fill(NEW);
    await submit.click();
    await page.getByText(say("recovery.differ")).waitFor();
    await page.locator("input[name=again]").fill(NEW);
    await submit.click();
    await page.getByRole("heading", { name: say("recovery.doneTitle") }).waitFor();
    await page.getByRole("link", { name: say("recovery.signIn") }).click();
    await signIn(person, { account, password: NEW });
    await page.waitForURL(({ pathname }) => pathname === "/user/info");
    // Chromium reports each refused request.
    expect(person.errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
    await person.end();
  });
});

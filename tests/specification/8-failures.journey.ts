import type { Page, Route } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { closePages, signIn, visit, visitSignedIn } from "../journeys/visit";
import { wordsOf } from "../journeys/words";

afterAll(closePages);

const say = wordsOf("en");

/** Makes the platform refuse every call of this path with only a code. */
const refuse = (page: Page, path: string, code: number) =>
  page.route(`**/api${path}`, (route: Route) => route.fulfill({ json: { code, data: null, count: 0 } }));
const toast = (page: Page) => page.locator(".shell-toast[data-type=error]");
const save = (page: Page) => page.getByRole("button", { name: say("form.save"), exact: true }).click();

describe("a save that fails", () => {
  it('8. "**Toasts:** error toasts last 2 seconds and show one at a time; success toasts last 2 seconds by default.": a failed save shows one, and the alert that stays is in view', async () => {
    const person = await visitSignedIn("/operate/company/2?lang=en");
    const { page } = person;
    await refuse(page, "/v2/user/company/set", 777);
    await page.locator("main [name=dk_limit]").fill("41");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await save(page);
    await toast(page).filter({ hasText: "Unknown error (code 777)" }).waitFor();
    expect(await toast(page).count()).toBe(1);
    const alert = page.locator("main form [role=alert] [role=alert]").filter({ hasText: "Unknown error (code 777)" });
    await expect
      .poll(() =>
        alert.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await toast(page).waitFor({ state: "detached" });
    expect(await alert.isVisible()).toBe(true);
    await person.end();
  });

  it('8. "515 account ID not unique (on send: balance insufficient; on a room: room already has an owner).": a save that the platform refuses with nothing but the code says so', async () => {
    for (const [path, call, words] of [
      ["/operate/user/2?lang=en", "/v2/user/account/set", "This account ID is already in use"],
      ["/operate/company/2?lang=en", "/v2/user/company/set", "This ID is already in use"],
    ] as const) {
      const person = await visitSignedIn(path);
      const { page } = person;
      await refuse(page, call, 515);
      await page
        .locator("main form input[type=text]:not([readonly])")
        .first()
        .fill(`N${Date.now() % 1000}`);
      await save(page);
      await toast(page).filter({ hasText: words }).waitFor();
      await person.end();
    }
  });

  it('8. "406 entered user ID does not exist.": a change of the password that is refused with nothing but the code', async () => {
    const person = await visitSignedIn("/user/info?lang=en");
    const { page } = person;
    await refuse(page, "/user/password/modify", 406);
    const box = (name: string) => page.locator(`main input[name=${name}]`);
    await box("current").fill("pilothouse");
    await box("next").fill("a long Passw0rd!");
    await box("repeated").fill("a long Passw0rd!");
    await page.getByRole("button", { name: say("own.changePassword") }).click();
    await toast(page).filter({ hasText: "The user ID you entered does not exist" }).waitFor();
    await person.end();
  });

  it('8. "401, 405, 518: wrong account or password.": the first step of an upload too', async () => {
    const person = await visitSignedIn("/product/product_list/create?lang=en");
    const { page } = person;
    await refuse(page, "/v2/oss/upload/puturl/get", 518);
    const picture = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") };
    await page.locator("main input[type=file]").first().setInputFiles(picture);
    await page.getByRole("alert").filter({ hasText: "Wrong account or password" }).waitFor();
    await person.end();
  });
});

describe("a sign-in that is refused", () => {
  it.each([
    ["401 authentication failed, check the app ID.", 401, "Authentication failed. Check the app ID."],
    ["406 entered user ID does not exist.", 406, "This account does not exist"],
    ["513 account has no permission.", 513, "The account has no permission"],
    [
      "515 account ID not unique (on send: balance insufficient; on a room: room already has an owner).",
      515,
      "This account ID is already in use",
    ],
    ["516 account has no associated company info.", 516, "This account is not linked to a company"],
    ["518 account expired (overdue).", 518, "This account has expired"],
    ["519 unknown status type.", 519, "Unknown status type"],
    [
      "**Other messages:** invalid verification code; login failed; map lookup failed; activation code does not exist, already used, expired or unusable; authorization key wrong; account does not exist; parameter error; unknown error; no permission to view.",
      777,
      "Sign-in failed (code 777)",
    ],
  ])('8. "%s": the page says so when the answer is nothing but %i', async (_, code, words) => {
    const person = await visit();
    await refuse(person.page, "/v2/user/login", code);
    await person.open("/login?lang=en");
    await signIn(person);
    await person.page.getByRole("alert").filter({ hasText: words }).waitFor();
    await person.end();
  });
});

describe("a call about reading", () => {
  it('8. "**Other messages:** invalid verification code; login failed; map lookup failed; activation code does not exist, already used, expired or unusable; authorization key wrong; account does not exist; parameter error; unknown error; no permission to view.": a list that the platform does not show says that there is no permission to view it', async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    await refuse(person.page, "/v2/user/company/list", 513);
    await person.open("/operate/company?lang=en");
    await person.page.locator("main").getByText("No permission to view").first().waitFor();
    await person.end();
  });

  it('8. "Cloud-auth calls are the exception: they only reset user info and suppress messages for 2 seconds.": a visitor whose session ended signs in again, and the operator of this browser stays signed in', async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    const { page } = person;
    const held = await page.evaluate(() => localStorage.getItem("acc_token"));
    await page.evaluate(() => sessionStorage.setItem("pilothouse.visitor", "ended"));
    await refuse(page, "/auth/cloud", 401);
    await person.open("/live_cdk?lang=en");
    await page.locator("form input[name=cdk]").fill("PH26-CLOU-D7DA-YS01");
    await page.locator("form button[type=submit]").click();
    await page.locator("form input[name=password]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/live_cdk");
    expect(await page.evaluate(() => localStorage.getItem("acc_token"))).toBe(held);
    await person.end();
  });
});

import { afterAll, expect, it } from "vitest";
import { STEP_SECONDS, totpCode } from "../../features/factors/platform/totp";
import { isRecord } from "../contract/Client";
import { openLive } from "../contract/Host";
import { takeSample } from "../effort";
import { createOperator } from "./operate";
import { pressAction } from "./steps";
import { closePages, workerAddress, signIn, visit, visitSignedIn } from "./visit";

afterAll(closePages);

const codeNow = (secret: string): string => totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS));
/** Each code is valid once, so the code of the next half minute is used early. */
const codeNext = (secret: string): string => totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS) + 1);

it.each(
  takeSample(
    [
      ["en", "distributor"],
      ["zh-CN", "subagent"],
    ] as const,
    2,
    0,
  ),
)(
  "is turned on, asked for at the next sign-in, and turned off with a recovery code (%s)",
  async (language, account) => {
    const lang = language === "en" ? "en" : "zh";
    const person = await visitSignedIn(`/user/info?lang=${lang}`, { account, language });
    const { page } = person;
    const { say } = createOperator(person, language);
    const panel = page.getByRole("region", { name: say("own.factor") });
    await panel.getByRole("button", { name: say("own.factorTurnOn"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=password]").fill("pilothouse");
    await dialog.getByRole("button", { name: say("own.factorNext"), exact: true }).click();
    await dialog.getByRole("img").waitFor();
    // The picture of the secret has no button to save it.
    expect(await dialog.getByRole("button", { name: say("ui.qr.save") }).count()).toBe(0);
    const secret = (await dialog.locator("p code").textContent()) ?? "";
    await dialog.locator("[name=code]").fill(codeNow(secret));
    await dialog.getByRole("button", { name: say("own.factorTurnOn"), exact: true }).click();
    const lines = dialog.getByRole("list", { name: say("own.recoveryCodes") }).getByRole("listitem");
    await expect.poll(() => lines.count()).toBe(10);
    const codes = await lines.allTextContents();
    // Codes are shown only once, so Escape must not close the dialog.
    await person.page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: say("own.codesKept"), exact: true }).click();
    await panel.getByText(say("own.factorOn", { count: 10 })).waitFor();
    expect(person.errors).toEqual([]);
    await person.end();

    const later = await visit({ language });
    await later.open(`/user/info?lang=${lang}`);
    await signIn(later, { account });
    await later.page.getByRole("heading", { name: say("second_step.title") }).waitFor();
    await later.page.locator("input[name=factor]").fill("000000");
    await later.page.locator("button[type=submit]").click();
    await later.page.getByText(say("second_step.wrong")).waitFor();
    expect(await later.page.locator("input[name=factor]").inputValue()).toBe("000000");
    await later.page.locator("input[name=factor]").fill(codeNext(secret));
    await later.page.locator("button[type=submit]").click();
    const on = later.page.getByRole("region", { name: say("own.factor") });
    await on.waitFor();

    // The sign-in form over the page also asks for the second step, and leads back to the first step.
    await on.getByRole("button", { name: say("own.factorTurnOff"), exact: true }).click();
    await dialogOf(later).locator("[name=password]").fill("pilothouse");
    await dialogOf(later).locator("[name=code]").fill("00000000");
    // Both steps run in one go, because a background request would show the form earlier.
    await dialogOf(later)
      .locator("form")
      .evaluate((form) => {
        localStorage.setItem("acc_token", "ended");
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    const again = later.page.getByRole("dialog", { name: say("again.name") });
    await again.locator("[name=password]:focus").waitFor();
    await signIn(later, { account });
    await again.getByRole("button", { name: say("second_step.restart") }).click();
    expect(await again.locator("[name=password]").inputValue()).toBe("");
    await signIn(later, { account });
    await again.locator("input[name=factor]").fill(codes[1] ?? "");
    await again.locator("button[type=submit]").click();
    await again.waitFor({ state: "detached" });
    // The dialog that was open continues, and shows that the platform refused the save.
    await dialogOf(later).locator("[aria-invalid=true]").first().waitFor();
    await dialogOf(later).locator("[name=password]").fill("pilothouse");
    await dialogOf(later)
      .locator("[name=code]")
      .fill(codes[0] ?? "");
    await dialogOf(later)
      .getByRole("button", { name: say("own.factorTurnOff"), exact: true })
      .click();
    await later.page.getByText(say("own.factorIsOff")).waitFor();
    await later.end();
  },
);

const dialogOf = ({ page }: Awaited<ReturnType<typeof visit>>) => page.getByRole("dialog");

/** Turns on the second factor by calls, for an account whose owner then loses the phone. */
const turnOn = async (account: string): Promise<void> => {
  const { client } = await openLive(workerAddress());
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await client.token(account, "pilothouse")}`,
  };
  const password = client.transformed(account, "pilothouse");
  const body = JSON.stringify({ password });
  const begun: unknown = await (await client.fetch("/rest/factors", { method: "POST", headers, body })).json();
  const code = codeNow(isRecord(begun) ? String(begun.secret) : "");
  const on = { method: "PUT", headers, body: JSON.stringify({ on: true, code }) };
  expect((await client.fetch("/rest/factors/totp", on)).status).toBe(200);
};

it.each(
  takeSample(
    [
      ["en", "agent", 4],
      ["zh-CN", "ruishi", 3],
    ] as const,
    2,
    1,
  ),
)("is taken off on the account's page, for somebody who lost their phone (%s)", async (language, account, key) => {
  await turnOn(account);
  const lang = language === "en" ? "en" : "zh";
  const person = await visitSignedIn(`/operate/user/${key}/show?lang=${lang}`, { language });
  const { page } = person;
  const { say } = createOperator(person, language);
  const name = say("ui.factor.button");
  await expect.poll(() => pressAction(page, name)).toBe(true);
  await dialogOf(person).getByText(say("ui.factor.consequence")).waitFor();
  await dialogOf(person)
    .getByRole("button", { name: say("ui.factor.button"), exact: true })
    .click();
  await dialogOf(person).waitFor({ state: "detached" });
  expect(await pressAction(page, name)).toBe(false);
  expect(person.errors).toEqual([]);
  await person.open(`/operate/user/${key}/show?tab=history&lang=${lang}`);
  await page.getByText(say("history.event.unenroll")).first().waitFor();
  await person.end();

  const later = await visit({ language });
  await later.open(`/user/info?lang=${lang}`);
  await signIn(later, { account });
  await later.page.getByRole("region", { name: say("own.factor") }).waitFor();
  await later.end();
});

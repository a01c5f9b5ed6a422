import { afterAll, beforeAll, expect, it } from "vitest";
import { STEP_SECONDS, totpCode } from "../../features/factors/platform/totp";
import { isRecord } from "../contract/Client";
import { openLive } from "../contract/Host";
import { createOperator } from "./operate";
import type { Served } from "./serve";
import { serveDemo } from "./serveDemo";
import { closePages, type Visit, visitSignedIn } from "./visit";

/** Seconds for which a proof is valid on this platform. This is short, so that the test need not wait for minutes. */
const SECONDS = 4;

let served: Served;
beforeAll(async () => {
  served = await serveDemo({ CONFIRMED_FOR: `${SECONDS}s` });
}, 120_000);
afterAll(async () => {
  await closePages();
  await served.stop();
});

/** The browser reports refused requests as errors. */
const isNoRefusal = (error: string): boolean => !error.startsWith("Failed to load resource");

/** Waits until the proof of a sign-in before `since` has expired. */
const outlast = ({ page }: Visit, since: number) =>
  page.waitForTimeout(Math.max(0, since + SECONDS * 1000 - Date.now()));

const stepNow = (): number => Math.floor(Date.now() / 1000 / STEP_SECONDS);

/** Turns on the second factor by calls. Answers the secret of the app. */
const turnOn = async (account: string): Promise<string> => {
  const { client } = await openLive(served.address);
  const token = await client.token(account);
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ password: client.transformed(account, "pilothouse") });
  const begun: unknown = await (await client.fetch("/rest/factors", { method: "POST", headers, body })).json();
  const secret = isRecord(begun) ? String(begun.secret) : "";
  const on = JSON.stringify({ on: true, code: totpCode(secret, stepNow() - 1) });
  expect((await client.fetch("/rest/factors/totp", { method: "PUT", headers, body: on })).status).toBe(200);
  return secret;
};

it("is asked over the form of a withdrawal, which then goes on by itself", async () => {
  const person = await visitSignedIn("/user/bills", { account: "ruishi", address: served.address, width: 1800 });
  const since = Date.now();
  const { page } = person;
  const { say } = createOperator(person, "en");
  const wallet = page.getByRole("region", { name: say("personal.wallet") });
  await wallet.getByRole("button", { name: say("personal.withdraw") }).click();
  const form = page.getByRole("dialog", { name: say("personal.withdraw") });
  const account = `ICBC ${Date.now().toString(36)}`;
  await form.locator('[name="money"]').fill("0.01");
  await form.locator('[name="remark"]').fill(account);
  await outlast(person, since);
  const submit = form.locator("[data-answer=verb]");
  await submit.click();
  const asked = page.getByRole("dialog", { name: say("own.confirm") });
  await asked.getByText(say("own.confirm_password")).waitFor();
  await asked.getByRole("button", { name: say("form.cancel") }).click();
  await asked.waitFor({ state: "detached" });
  // The form keeps all values, and says what to do.
  await form.getByText("Confirm that it is you").first().waitFor();
  expect(await form.locator('[name="remark"]').inputValue()).toBe(account);
  await submit.click();
  await asked.locator("[name=password]").fill("wrong");
  await asked.getByRole("button", { name: say("own.confirmGo"), exact: true }).click();
  await asked.getByText(say("own.wrongPassword")).waitFor();
  await asked.locator("[name=password]").fill("pilothouse");
  await asked.getByRole("button", { name: say("own.confirmGo"), exact: true }).click();
  await form.waitFor({ state: "detached" });
  await page.locator("main tbody tr[aria-rowindex]").filter({ hasText: account }).waitFor();
  expect(await asked.count()).toBe(0);
  expect(person.errors.filter(isNoRefusal)).toEqual([]);
  await person.end();
});

it("is proven by a code where there is a second factor, on a phone in Chinese", async () => {
  const manner = { account: "subagent", address: served.address, language: "zh-CN", width: 390 } as const;
  const person = await visitSignedIn("/user/info?lang=zh", manner);
  const since = Date.now();
  const { page } = person;
  const { say } = createOperator(person, "zh-CN");
  const secret = await turnOn("subagent");
  const mail = page.locator("main [name=user_email]");
  await mail.fill("oliver.w@harbour.example");
  await outlast(person, since);
  await page
    .locator("main form")
    .filter({ has: page.locator("[name=user_email]") })
    .getByRole("button", { name: say("form.save"), exact: true })
    .click();
  const asked = page.getByRole("dialog", { name: say("own.confirm") });
  await asked.getByText(say("own.confirm_code")).waitFor();
  await asked.locator("[name=code]").fill(totpCode(secret, stepNow()));
  await asked.getByRole("button", { name: say("own.confirmGo"), exact: true }).click();
  await page.getByText(say("own.saved")).waitFor();
  expect(await mail.inputValue()).toBe("oliver.w@harbour.example");
  expect(person.errors.filter(isNoRefusal)).toEqual([]);
  await person.end();
});

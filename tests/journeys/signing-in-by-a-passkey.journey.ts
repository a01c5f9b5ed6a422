import { afterAll, expect, it } from "vitest";
import { takeSample } from "../effort";
import { createOperator } from "./operate";
import { closePages, workerAddress, signIn, visitSignedIn } from "./visit";
import { addPasskeyDevice } from "./addPasskeyDevice";

afterAll(closePages);

/** Browsers allow passkeys with https, or on this machine under the name `localhost`. */
const address = () => workerAddress().replace("127.0.0.1", "localhost");

it.each(
  takeSample(
    [
      ["en", "agent", 1280],
      ["zh-CN", "ruishi", 390],
    ] as const,
    2,
    1,
  ),
)("is made, takes the place of a code, is renamed and removed (%s)", async (language, account, width) => {
  const lang = language === "en" ? "en" : "zh";
  const person = await visitSignedIn(`/user/info?lang=${lang}`, { account, language, width, address: address() });
  await addPasskeyDevice(person);
  const { page } = person;
  const { say } = createOperator(person, language);
  const panel = page.getByRole("region", { name: say("own.passkeys") });
  const dialog = page.getByRole("dialog");
  await panel.getByRole("button", { name: say("own.passkeyAdd"), exact: true }).click();
  await dialog.locator("[name=name]").fill("Laptop");
  await dialog.getByRole("button", { name: say("own.passkeyAdd"), exact: true }).click();
  const codes = dialog.getByRole("list", { name: say("own.recoveryCodes") }).getByRole("listitem");
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await dialog.getByRole("button", { name: say("own.codesKept"), exact: true }).click();
  await panel.getByText("Laptop", { exact: true }).waitFor();

  await page.evaluate(() => localStorage.removeItem("acc_token"));
  await person.open(`/user/info?lang=${lang}`);
  await signIn(person, { account });
  await page.getByText(say("second_step.lead_passkey")).waitFor();
  await page.getByRole("button", { name: say("second_step.passkey"), exact: true }).click();
  await panel.getByText(say("own.passkeyUsed")).waitFor();

  await panel.getByRole("button", { name: say("own.passkeyRename", { name: "Laptop" }) }).click();
  await dialog.locator("[name=name]").fill("Desk");
  await dialog.getByRole("button", { name: say("own.passkeyNameIt"), exact: true }).click();
  await panel.getByRole("button", { name: say("own.passkeyRemoveOf", { name: "Desk" }) }).click();
  await dialog.getByRole("button", { name: say("own.passkeyRemove"), exact: true }).click();
  await panel.getByText(say("own.passkeysNone")).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

import { afterAll, expect, it } from "vitest";
import { expectFinished, operate } from "./operate";
import { leave, visitSignedIn } from "./visit";

afterAll(leave);

it("goes through the inbox by keys, answers with a file, and resolves", async () => {
  const person = await visitSignedIn("/operate/service");
  const { page } = person;
  const { say } = operate(person, "en");
  const answer = `We look into it (${Date.now().toString(36)}).`;
  await page.locator("[data-feedback]").first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  const current = page.locator('[data-feedback][aria-current="true"]');
  await current.waitFor();
  expect(await current.getAttribute("data-feedback")).toBe(
    await page.locator("[data-feedback]").first().getAttribute("data-feedback"),
  );
  await page.keyboard.press("Enter");
  const box = page.locator("textarea[name=content]");
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);

  // A file of a kind that is not taken is refused, and nothing is sent.
  const picker = page.locator(".desk-composer input[type=file]");
  await picker.setInputFiles({ name: "virus.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("x") });
  await page.getByText("virus.exe").waitFor();
  expect(await page.getByRole("button", { name: say("support.send"), exact: true }).isDisabled()).toBe(true);

  await picker.setInputFiles({ name: "device.log", mimeType: "text/plain", buffer: Buffer.from("boot ok") });
  await page.locator(".desk-attached").getByText("device.log").waitFor();
  await box.fill(answer);
  await page.keyboard.press("Control+Enter");
  const bubble = page.locator(".desk-bubble").filter({ hasText: answer });
  await bubble.waitFor();
  await bubble.getByRole("link", { name: "device.log" }).waitFor();
  await page.getByRole("button", { name: say("support.become3"), exact: true }).click();
  await page.getByRole("button", { name: say("support.reopen"), exact: true }).waitFor();
  await expectFinished(person);
  await person.end();
});

it("shows one pane at a time on a phone", async () => {
  const person = await visitSignedIn("/operate/service", { width: 390, language: "zh-CN" });
  const { page } = person;
  const { say } = operate(person, "zh-CN");
  await page.locator("[data-feedback]").first().click();
  await page.locator("textarea[name=content]").waitFor();
  expect(await page.locator(".desk-inbox").isVisible()).toBe(false);
  await page.getByRole("button", { name: say("support.back") }).click();
  await page.locator("[data-feedback]").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await person.end();
});

it("teaches the bot, whose articles are never read as HTML", async () => {
  const person = await visitSignedIn("/operate/bot?part=wiki");
  const { page } = person;
  const { say } = operate(person, "en");
  const title = `Reset ${Date.now().toString(36)}`;
  await page.getByRole("button", { name: say("support.addArticle") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="title"]').fill(title);
  await dialog.getByRole("button", { name: say("form.save"), exact: true }).click();
  await dialog.locator('[name="content"][aria-invalid="true"]').waitFor();
  await dialog.locator('[name="content"]').fill('**Hold** it.\n<img src=x onerror="document.title=1">');
  await dialog.locator(".article strong").getByText("Hold").waitFor();
  await dialog.getByRole("button", { name: say("form.save"), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("summary").filter({ hasText: title }).click();
  await page.locator("details[open] .article").getByText("<img src=x").waitFor();
  expect(await page.locator(".article img").count()).toBe(0);

  await page.getByRole("tab", { name: say("support.settings") }).click();
  await page.locator('main [name="name"]').fill("");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.locator('main [name="name"][aria-invalid="true"]').waitFor();
  await page.locator('main [name="name"]').fill("Pilot");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.getByText(say("form.updated", { name: "Pilot" })).waitFor();
  await expectFinished(person);
  await person.end();
});

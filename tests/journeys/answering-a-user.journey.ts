import { afterAll, expect, it } from "vitest";
import { expectFinished, createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

it("goes through the inbox by keys, answers with a file, and resolves", async () => {
  const person = await visitSignedIn("/operate/service");
  const { page } = person;
  const { say } = createOperator(person, "en");
  const answer = `We look into it (${Date.now().toString(36)}).`;
  await page.locator("[data-feedback]").first().waitFor();
  // The conversation that has waited longest is open.
  const current = page.locator('[data-feedback][aria-current="true"]');
  await current.waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  const first = await page.locator("[data-feedback]").first().getAttribute("data-feedback");
  await expect.poll(() => current.getAttribute("data-feedback")).toBe(first);
  await page.keyboard.press("Enter");
  const box = page.locator("textarea[name=content]");
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);

  // A file of a wrong type is refused, and nothing is sent.
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
  await bubble.getByText("Helen Marsh").waitFor();
  await page.getByRole("button", { name: say("support.become3"), exact: true }).click();
  await page.getByRole("button", { name: say("support.reopen"), exact: true }).waitFor();
  await expectFinished(person);
  await person.end();
});

it("takes a question over, finds it among one's own, and sends the address of what is seen to a colleague", async () => {
  const person = await visitSignedIn('/operate/service?filter={"state":[1]}', { account: "operator" });
  const { page } = person;
  const { say } = createOperator(person, "en");
  const numberOf = async (tab: string) => Number(await page.locator(`[data-tab=${tab}] b`).innerText());
  await expect.poll(() => numberOf("pending")).toBeGreaterThan(0);
  expect(await page.locator("[data-tab=pending]").getAttribute("aria-pressed")).toBe("true");
  expect(await numberOf("open")).toBe((await numberOf("pending")) + (await numberOf("processing")));
  await page.locator("[data-feedback]").first().click();
  const title = (await page.locator(".desk-conversation > header :is(h1, h2)").innerText()).trim();
  await page.getByRole("button", { name: say("support.become2"), exact: true }).click();
  await page.locator(".desk-handler").getByText("王海峰").waitFor();

  await page.getByRole("button", { name: say("support.mine") }).click();
  await page.waitForURL(/account_id/);
  await page.locator("[data-tab=processing]").click();
  await page.locator("[data-feedback]", { hasText: title }).first().waitFor();
  await expect.poll(() => page.locator("[data-feedback]").count()).toBe(await numberOf("processing"));
  expect(await page.locator("[data-feedback] .desk-own").count()).toBe(await page.locator("[data-feedback]").count());
  const address = page.url();
  await page.goBack();
  await expect.poll(() => page.locator("[data-tab=pending]").getAttribute("aria-pressed")).toBe("true");

  const colleague = await visitSignedIn(address.replace(/^https?:\/\/[^/]+/, ""));
  await colleague.page.locator(".desk-chip", { hasText: "王海峰" }).waitFor();
  await colleague.page.locator("[data-feedback]", { hasText: title }).first().waitFor();
  // The colleague can remove the filter by assignee that the address contains.
  await colleague.page.locator(".desk-chip button").click();
  await expect.poll(() => new URL(colleague.page.url()).searchParams.get("filter")).not.toContain("account_id");
  expect([...person.errors, ...colleague.errors]).toEqual([]);
  await colleague.end();
  await person.end();
});

it("gives titles and contacts in the inbox the room that they need", async () => {
  const person = await visitSignedIn("/operate/service", { account: "operator", width: 1440 });
  const { page } = person;
  await page.locator("[data-feedback] .desk-about").first().waitFor();
  const cut = await page
    .locator("[data-feedback] :is(.desk-title, .desk-about)")
    .evaluateAll((texts) =>
      texts
        .filter(({ textContent, scrollWidth, clientWidth }) => textContent.length < 30 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await person.end();
});

it("hands a conversation over to a colleague by name, with notes that stay, and sees its device", async () => {
  const person = await visitSignedIn("/operate/service", { account: "operator" });
  const { page } = person;
  const { say } = createOperator(person, "en");
  const note = `Looks like the router (${Date.now().toString(36)}).`;
  await page.locator('[data-feedback][aria-current="true"]').waitFor();
  const title = (await page.locator(".desk-conversation > header h2").innerText()).trim();
  const details = page.locator(".desk-details");
  await details.getByText(say("support.firmware")).waitFor();
  await details.locator('a[href*="/product/device/"]').waitFor();
  const before = await details.locator(".desk-notes li").count();
  // Each open conversation says how long it has been open, in the order of the list.
  const waits = await page.locator("[data-feedback] .desk-age > :last-child").allInnerTexts();
  expect(waits.length).toBeGreaterThan(3);
  const days = waits.flatMap((text) => (text.endsWith("days") ? [Number.parseInt(text, 10)] : []));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  const box = details.locator("textarea[name=note]");
  await box.fill(note);
  // What is not saved yet stays with its conversation.
  const [first, second] = [page.locator("[data-feedback]").first(), page.locator("[data-feedback]").nth(1)];
  await second.click();
  await expect.poll(() => box.inputValue()).toBe("");
  await first.click();
  await expect.poll(() => box.inputValue()).toBe(note);
  await details.getByRole("button", { name: say("support.addNote") }).click();
  await details.locator(".desk-notes li", { hasText: note }).getByText("王海峰").waitFor();
  expect(await details.locator(".desk-notes li").count()).toBe(before + 1);

  await details.getByRole("button", { name: say("support.handOver") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(say("support.handOverTitle", { title })).waitFor();
  // Nothing is sent without a colleague.
  await dialog.getByRole("button", { name: say("support.handOverVerb"), exact: true }).click();
  await dialog.locator(".desk-failed").waitFor();
  expect(await dialog.getByText("王海峰").count()).toBe(0);
  await dialog.getByRole("radio", { name: "Helen Marsh" }).check();
  await dialog.locator("textarea[name=content]").fill("You know this camera.");
  await dialog.getByRole("button", { name: say("support.handOverVerb"), exact: true }).click();
  await page.getByText(say("support.wasHandedOver", { name: "Helen Marsh" })).waitFor();
  const line = page.locator(".desk-handed", { hasText: "You know this camera." });
  await line.getByText("王海峰").waitFor();
  await line.getByText("Helen Marsh").waitFor();
  await details.locator(".desk-handler").getByText("Helen Marsh").waitFor();
  await expectFinished(person);
  await person.end();
});

it("keeps ready answers for an account, in whatever browser it signs in", async () => {
  const text = `Please restart it (${Date.now().toString(36)}).`;
  const menuOf = async () => {
    const person = await visitSignedIn("/operate/service");
    await person.page.locator("[data-feedback]").first().click();
    await person.page.getByRole("button", { name: "Saved replies" }).waitFor();
    return person;
  };
  const first = await menuOf();
  await first.page.locator("textarea[name=content]").fill(text);
  await first.page.getByRole("button", { name: "Saved replies" }).click();
  await first.page.getByRole("button", { name: "Save as a reply" }).click();
  await first.page.locator(".desk-canned").getByRole("button", { name: text, exact: true }).waitFor();
  await first.end();

  const second = await menuOf();
  await second.page.getByRole("button", { name: "Saved replies" }).click();
  await second.page.locator(".desk-canned").getByRole("button", { name: text, exact: true }).click();
  expect(await second.page.locator("textarea[name=content]").inputValue()).toBe(text);
  await second.page.getByRole("button", { name: "Saved replies" }).click();
  const line = second.page.locator(".desk-canned > div", { hasText: text });
  // If sending is refused, the text stays; if it succeeds, the text disappears.
  await second.page.route("**/user/feedback/pushcfg/set", (route) => route.abort());
  await line.getByRole("button", { name: "Delete this reply" }).click();
  await second.page.locator(".shell-toast").first().waitFor();
  expect(await line.count()).toBe(1);
  await second.page.unroute("**/user/feedback/pushcfg/set");
  await line.getByRole("button", { name: "Delete this reply" }).click();
  await line.waitFor({ state: "detached" });
  await second.end();
});

it("shows one pane at a time on a phone", async () => {
  const person = await visitSignedIn("/operate/service", { width: 390, language: "zh-CN" });
  const { page } = person;
  const { say } = createOperator(person, "zh-CN");
  await page.locator("[data-feedback]").first().click();
  await page.locator("textarea[name=content]").waitFor();
  expect(await page.locator(".desk-inbox").isVisible()).toBe(false);
  await page.getByRole("button", { name: say("support.back") }).click();
  await page.locator("[data-feedback]").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await person.end();
});

it("teaches the bot, and never reads its articles as HTML", async () => {
  const person = await visitSignedIn("/operate/bot?part=wiki");
  const { page } = person;
  const { say } = createOperator(person, "en");
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

  // Before records of the bot are deleted, a question names dependent records, as everywhere (point 8).
  const asksFirst = async (area: string) => {
    const button = page.locator(area).getByRole("button", { name: say("ui.delete.button"), exact: true });
    await Promise.all([page.waitForRequest("**/rest/deleting"), button.first().click()]);
    await dialog.waitFor();
    expect(await dialog.locator("[data-answer=verb]:focus").count()).toBe(0);
  };
  await asksFirst(".bot-categories");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await asksFirst("details[open]");
  await dialog.locator("[data-answer=verb]").click();
  await page.locator("summary").filter({ hasText: title }).waitFor({ state: "detached" });

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

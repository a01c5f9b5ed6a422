import { afterAll, expect, it } from "vitest";
import { createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

type Visit = Awaited<ReturnType<typeof visitSignedIn>>;

afterAll(closePages);

const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ""));

/** On the page of the demo payment platform, which opens in a new tab. */
const payIn = async ({ page }: Visit, button: "paid" | "refused" = "paid"): Promise<void> => {
  const [beside] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("dialog").getByRole("link", { name: "Go to payment" }).click(),
  ]);
  await beside.getByText("This is a demo. No money moves.").waitFor();
  await beside.locator(`button[value="${button}"]`).click();
  await beside.locator(`[data-state="${button === "paid" ? 3 : 4}"]`).waitFor();
  await beside.close();
};

const closeDialog = async ({ page }: Visit): Promise<void> => {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
};

it("recharges within the limits, once under a double click, when it is paid and not before", async () => {
  const person = await visitSignedIn("/user/bills", { account: "ruishi" });
  const { page } = person;
  const { say } = createOperator(person, "en");
  const wallet = page.locator(".bills-wallets");
  const balance = wallet.locator('[data-currency="rmb"] strong');
  await wallet.getByRole("button", { name: say("personal.recharge") }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.locator("[data-answer=verb]");
  const before = cents(await balance.innerText());

  await dialog.locator('[name="money"]').fill("5000.01");
  await submit.click();
  await dialog.locator('[name="money"][aria-invalid="true"]').waitFor();
  await dialog.locator('[name="money"]').fill("0.10");
  await submit.dblclick();
  await dialog.getByText(say("personal.payment_1")).waitFor();
  expect(cents(await balance.innerText())).toBe(before);
  await payIn(person, "refused");
  await dialog.getByText(say("personal.payment_4")).waitFor();
  await payIn(person);
  await dialog.getByText(say("personal.payment_3")).waitFor();
  await closeDialog(person);
  await page.waitForFunction(
    ([wanted]) =>
      Number(document.querySelector('[data-currency="rmb"] strong')?.textContent?.replaceAll(/\D/g, "")) === wanted,
    [before + 10],
  );
  expect(person.errors).toEqual([]);
  await person.end();
});

// The receiving account is in the last column, which needs a wide screen.
const WIDE = 1800;

it("asks for a withdrawal, which two auditors pass, and not for more than there is", async () => {
  const asking = await visitSignedIn("/user/bills", { account: "ruishi", width: WIDE });
  const { say } = createOperator(asking, "en");
  const wallet = asking.page.locator(".bills-wallets");
  const dialog = asking.page.getByRole("dialog");
  const account = `ICBC ${Date.now().toString(36)}`;
  await wallet.getByRole("button", { name: say("personal.recharge") }).click();
  await dialog.locator('[name="money"]').fill("20");
  await dialog.locator("[data-answer=verb]").click();
  await payIn(asking);
  await dialog.getByText(say("personal.payment_3")).waitFor();
  await closeDialog(asking);

  await wallet.getByRole("button", { name: say("personal.withdraw") }).click();
  const submit = dialog.locator("[data-answer=verb]");
  await dialog.locator('[name="money"]').fill("99999999.00");
  await dialog.locator('[name="remark"]').fill(account);
  await submit.click();
  await dialog.getByText("Insufficient balance", { exact: true }).first().waitFor();
  await dialog.locator('[name="money"]').fill("20");
  expect(await submit.innerText()).toBe(`${say("personal.withdraw")}\u00a0¥20.00`);
  await submit.click();
  await dialog.waitFor({ state: "detached" });
  const own = asking.page.locator("main tbody tr[aria-rowindex]").filter({ hasText: account });
  await own.locator("[data-press=menu]").click();
  // An account cannot audit its own request.
  expect(await asking.page.getByRole("menuitem", { name: say("personal.pass") }).count()).toBe(0);
  await asking.end();

  const pass = async (name: string) => {
    // One press leads auditors to the flows of other companies.
    const auditor = await visitSignedIn("/user/bills", { account: name, width: WIDE });
    await auditor.page.getByRole("button", { name: /^Company: My company/ }).click();
    await auditor.page.getByRole("button", { name: say("personal.allCompanies"), exact: true }).click();
    const row = auditor.page.locator("main tbody tr[aria-rowindex]").filter({ hasText: account });
    await row.locator("[data-press=menu]").click();
    await auditor.page.getByRole("menuitem", { name: say("personal.pass") }).click();
    await auditor.page
      .getByRole("dialog")
      .getByRole("button", { name: say("personal.pass") })
      .click();
    await auditor.page.getByRole("dialog").waitFor({ state: "detached" });
    await row.locator("[data-press=menu]").click();
    const again = await auditor.page.getByRole("menuitem", { name: say("personal.pass") }).count();
    await auditor.end();
    return again;
  };
  // One person cannot do both audits.
  expect(await pass("operator")).toBe(0);

  // The second audit is on the page of the withdrawal, which shows its stage.
  const second = await visitSignedIn("/user/bills?flows=all", { account: "admin", width: WIDE });
  await second.page.locator("main tbody tr[aria-rowindex]").filter({ hasText: account }).locator("td").nth(1).click();
  const chain = second.page.getByRole("region", { name: say("personal.chain") });
  await chain.getByRole("button", { name: say("personal.pass") }).click();
  const question = second.page.getByRole("dialog");
  // The dialog shows the owner and the amount, from the record.
  await question.locator("dl").getByText("深圳锐视智能科技有限公司").waitFor();
  await question.getByRole("button", { name: say("personal.pass") }).click();
  await question.waitFor({ state: "detached" });
  await chain.getByRole("button").first().waitFor({ state: "detached" });
  expect(second.errors).toEqual([]);
  await second.end();
});

it("lists the flows of the own company first, and those of all with the name of each", async () => {
  const person = await visitSignedIn("/user/bills");
  const { page } = person;
  const { say } = createOperator(person, "en");
  const wallet = page.locator(".bills-wallets");
  await wallet.getByRole("heading", { name: /Pilothouse Cloud/ }).waitFor();
  // There is one main action for all currencies.
  expect(await wallet.locator(".MuiButton-contained").allInnerTexts()).toEqual([say("personal.recharge")]);
  const headers = page.locator("main thead th");
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  expect(await headers.allInnerTexts()).not.toContain("Company");
  // Only one control says whose flows these are. The flows of all companies have no wallet above them.
  expect(await page.locator(".ui-pill-fixed").filter({ visible: true }).count()).toBe(0);
  await page.getByRole("button", { name: /^Company: / }).click();
  expect(await page.getByRole("button", { name: /^Company: / }).count()).toBe(1);
  expect(await page.locator("main").getByRole("radio").count()).toBe(0);
  await page.getByRole("button", { name: say("personal.allCompanies"), exact: true }).click();
  await wallet.waitFor({ state: "detached" });
  await expect.poll(() => headers.allInnerTexts()).toContain("Company");
  await page.getByRole("link", { name: /^Pending audit/ }).click();
  await page.waitForURL(/audit_state/);
  await page.locator("main tbody tr[aria-rowindex]", { hasText: "Withdrawal" }).first().waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

it("shows a super admin the wallet and the flow of the chosen company, and a vendor nothing above its own", async () => {
  const admin = await visitSignedIn("/user/bills");
  const { page } = admin;
  const { say } = createOperator(admin, "en");
  await page.getByRole("button", { name: /^Company: My company/ }).click();
  await page.getByRole("searchbox").fill("锐视");
  await page.getByRole("button", { name: "深圳锐视智能科技有限公司", exact: true }).click();
  await page.waitForURL(/company=2/);
  await page.getByRole("button", { name: "Company: 深圳锐视智能科技有限公司" }).waitFor();
  const balance = page.locator('[data-currency="inr"] strong');
  await balance.getByText("₹").waitFor();
  const before = cents(await balance.innerText());
  const wallet = page.locator(".bills-wallets");
  await wallet.getByRole("button", { name: say("personal.recharge") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "INR" }).check();
  await dialog.getByText("深圳锐视智能科技有限公司").waitFor();
  await dialog.locator('[name="money"]').fill("0.01");
  await dialog.locator("[data-answer=verb]").click();
  await payIn(admin);
  await dialog.getByText(say("personal.payment_3")).waitFor();
  await closeDialog(admin);
  // On this page, nobody can withdraw from another company's wallet.
  expect(await wallet.getByRole("button", { name: say("personal.withdraw") }).count()).toBe(0);
  await expect.poll(async () => cents(await balance.innerText())).toBe(before + 1);
  // The list of movements contains only those of that company.
  await expect.poll(() => page.locator("main tbody tr[aria-rowindex]").count()).toBeGreaterThan(0);
  const address = new URL(page.url());
  expect(await page.locator("main tbody tr[aria-rowindex]", { hasText: "Pilothouse Cloud" }).count()).toBe(0);
  await page.goBack();
  await page.getByRole("button", { name: /^Company: My company/ }).waitFor();
  await admin.end();

  const vendor = await visitSignedIn(`${address.pathname}${address.search}`, { account: "ruishi" });
  await vendor.page.locator('[data-currency="inr"] strong', { hasText: "₹" }).waitFor();
  await vendor.open("/user/bills?company=1");
  await vendor.page.getByText(say("personal.noBalance")).waitFor();
  await vendor.end();
  const below = await visitSignedIn("/user/bills", { account: "customer" });
  await below.page.getByRole("button", { name: /^Company: My company/ }).click();
  const offered = below.page.getByRole("dialog").locator(".ui-options button");
  await offered.nth(1).waitFor();
  await below.page.getByRole("searchbox").fill("Pilothouse");
  await expect.poll(() => offered.allInnerTexts()).toEqual(["My company", "All companies"]);
  await below.end();
});

it("follows a withdrawal through its audits on its own page, in whatever state it is", async () => {
  const person = await visitSignedIn("/user/bills");
  const { page, open } = person;
  const { say } = createOperator(person, "en");
  const chains = {
    1: ["passed", "waits", "later", "later"],
    2: ["passed", "passed", "waits", "later"],
    3: ["passed", "failed", "passed"],
    4: ["passed", "passed", "passed", "passed"],
    5: ["passed", "passed", "failed", "passed"],
  };
  for (const [state, standing] of Object.entries(chains)) {
    await open(`/user/bills?filter={"type":[3],"audit_state":[${state}]}`);
    await page.locator("main tbody tr[aria-rowindex]").first().getByText("Withdrawal", { exact: true }).click();
    const chain = page.getByRole("region", { name: say("personal.chain") });
    await chain.waitFor();
    const shown = chain.locator("li");
    expect(await shown.evaluateAll((items) => items.map((item) => item.getAttribute("data-standing")))).toEqual(
      standing,
    );
  }
  expect(person.errors).toEqual([]);
  await person.end();
});

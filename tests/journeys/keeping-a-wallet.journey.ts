import { afterAll, expect, it } from "vitest";
import { operate } from "./operate";
import { leave, visitSignedIn } from "./visit";

afterAll(leave);

const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ""));

it("recharges within the limits, once under a double click", async () => {
  const person = await visitSignedIn("/user/bills", { account: "ruishi" });
  const { page } = person;
  const { say } = operate(person, "en");
  const wallet = page.locator('[data-currency="rmb"]');
  const balance = wallet.locator("strong");
  await wallet.getByRole("button", { name: say("personal.recharge") }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: say("personal.recharge"), exact: true });
  const before = cents(await balance.innerText());

  await dialog.locator('[name="money"]').fill("5000.01");
  await submit.click();
  await dialog.locator('[name="money"][aria-invalid="true"]').waitFor();
  await dialog.locator('[name="money"]').fill("0.10");
  await submit.dblclick();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(
    ([wanted]) =>
      Number(document.querySelector('[data-currency="rmb"] strong')?.textContent?.replaceAll(/\D/g, "")) === wanted,
    [before + 10],
  );
  expect(person.errors).toEqual([]);
  await person.end();
});

it("asks for a withdrawal, which two auditors pass, and not for more than there is", async () => {
  const asking = await visitSignedIn("/user/bills", { account: "ruishi" });
  const { say } = operate(asking, "en");
  const wallet = asking.page.locator('[data-currency="rmb"]');
  const dialog = asking.page.getByRole("dialog");
  const account = `ICBC ${Date.now().toString(36)}`;
  await wallet.getByRole("button", { name: say("personal.recharge") }).click();
  await dialog.locator('[name="money"]').fill("20");
  await dialog.getByRole("button", { name: say("personal.recharge"), exact: true }).click();
  await dialog.waitFor({ state: "detached" });

  await wallet.getByRole("button", { name: say("personal.withdraw") }).click();
  const submit = dialog.getByRole("button", { name: say("personal.withdraw"), exact: true });
  await dialog.locator('[name="money"]').fill("99999999.00");
  await dialog.locator('[name="remark"]').fill(account);
  await submit.click();
  await dialog.getByText(say("errors.416.wallet")).first().waitFor();
  await dialog.locator('[name="money"]').fill("20");
  await submit.click();
  await dialog.waitFor({ state: "detached" });
  const own = asking.page.locator("main tbody tr[aria-rowindex]").filter({ hasText: account });
  await own.locator("[data-press=menu]").click();
  // Nobody audits their own company's.
  expect(await asking.page.getByRole("menuitem", { name: say("personal.pass") }).count()).toBe(0);
  await asking.end();

  const pass = async (name: string) => {
    const auditor = await visitSignedIn("/user/bills", { account: name });
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
  // Nor does one person audit twice.
  expect(await pass("operator")).toBe(0);
  expect(await pass("admin")).toBe(0);
});

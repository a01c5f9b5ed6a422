import { afterAll, expect, it } from "vitest";
import { createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

it("says of one's own company and account what only others may change", async () => {
  const person = await visitSignedIn("/operate/company/11", { account: "distributor" });
  const { page } = person;
  const { say } = createOperator(person, "en");
  await page.locator('main [name="dk_limit"]').waitFor();
  expect(await page.locator('main [name="dk_limit"]').isDisabled()).toBe(true);
  expect(await page.locator('main [name="comp_person"]').isDisabled()).toBe(false);
  await page.getByText(say("invalid.above")).first().waitFor();
  expect(await page.getByRole("button", { name: say("ui.delete.button") }).count()).toBe(0);
  // A company below the account's own company can be changed completely.
  await person.open("/operate/company/19");
  await page.locator('main [name="dk_limit"]').waitFor();
  expect(await page.locator('main [name="dk_limit"]').isDisabled()).toBe(false);
  expect(await page.getByText(say("invalid.above")).count()).toBe(0);
  // An account cannot change its own role.
  await person.open("/operate/user/6");
  await page.locator('main [name="role_id"]').waitFor();
  expect(await page.locator('main [name="role_id"]').isDisabled()).toBe(true);
  expect(await page.locator('main [name="user_name"]').isDisabled()).toBe(false);
  await page.getByText(say("invalid.another")).first().waitFor();
  await person.end();
});

it("offers a distributor no company types above its own", async () => {
  const person = await visitSignedIn("/operate/company/create", { account: "distributor" });
  const { page } = person;
  await page.locator('main [name="comp_type"]').locator("xpath=..").getByRole("combobox").click();
  await page.getByRole("option", { name: "Customer company" }).waitFor();
  const offered = await page.getByRole("option").allTextContents();
  expect(offered).toContain("Distributor");
  expect(offered).not.toContain("Agent");
  expect(offered).not.toContain("Manufacturer");
  await person.end();
});

it("offers a distributor the roles it may give", async () => {
  const person = await visitSignedIn("/operate/user/create", { account: "distributor" });
  const { page } = person;
  const roles = page.locator('main [name="role_id"]');
  await roles.click();
  await page.getByRole("option", { name: "Property manager" }).waitFor();
  const offered = await page.getByRole("option").allTextContents();
  expect(offered).toContain("Customer company");
  expect(offered).not.toContain("Super admin");
  expect(offered).not.toContain("Distributor");
  await person.end();
});

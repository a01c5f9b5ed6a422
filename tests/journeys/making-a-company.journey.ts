import { afterAll, expect, it } from "vitest";
import { CompanyType } from "../../shared/generated/enums";
import { expectFinished, createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const stamp = Date.now().toString(36);

it("makes a company with its first account, once, though the account is refused at first", async () => {
  const person = await visitSignedIn("/operate/company/create");
  const { page } = person;
  page.on("dialog", (dialog) => void dialog.accept());
  const { fill, choose, pick, say } = createOperator(person, "en");
  const next = page.getByRole("button", { name: say("wizard.next"), exact: true });
  const step = (name: string) => page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
  const made: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v2/user/company/add")) made.push(request.url());
  });

  // Without values, the step is marked as wrong and stays open.
  await step(say("wizard.company.company"));
  await next.click();
  await page.locator('[aria-current="step"]').getByText(say("wizard.wrong")).waitFor({ state: "attached" });
  await step(say("wizard.company.company"));

  await fill("comp_name", `Harbour ${stamp}`);
  await choose("comp_type", CompanyType.distributor);
  await pick("comp_parent_id", "Pilothouse Cloud");
  await next.click();
  await step(say("wizard.company.contact"));
  await fill("comp_person", "Ada Quay");

  // After a reload, the wizard continues at the same step. Going back keeps all values.
  await page.waitForTimeout(600);
  await page.reload({ waitUntil: "domcontentloaded" });
  await step(say("wizard.company.contact"));
  expect(await page.locator('main [name="comp_person"]').inputValue()).toBe("Ada Quay");
  await page.getByRole("button", { name: say("wizard.back"), exact: true }).click();
  expect(await page.locator('main [name="comp_name"]').inputValue()).toBe(`Harbour ${stamp}`);
  await next.click();
  await next.click();

  // The name of an existing account.
  await step(say("wizard.company.account"));
  await fill("user_id", "admin");
  await fill("user_password", "a long Passw0rd!");
  await fill("user_name", "Ada Quay");
  await pick("role_id", "Admin");
  await next.click();
  await step(say("wizard.review"));
  const finish = page.getByRole("button", { name: say("wizard.company.finish"), exact: true });
  await finish.click();
  await step(say("wizard.company.account"));
  await page.locator('main [name="user_id"][aria-invalid="true"]').waitFor();
  expect(made).toHaveLength(1);

  await fill("user_id", `ada${stamp}`);
  await next.click();
  await finish.click();
  await page.waitForURL(/\/operate\/company\/\d+\/show/);
  expect(made).toHaveLength(1);
  await page.getByText(`Harbour ${stamp}`).first().waitFor();
  expect(person.errors).toEqual([]);
  await expectFinished(person);
  await person.end();
});

it("asks before a wizard that was begun is left", async () => {
  const person = await visitSignedIn("/applist/app/create", { language: "zh-CN" });
  const { page } = person;
  const { fill, say } = createOperator(person, "zh-CN");
  await fill("name", "半途而废");
  await page.getByRole("button", { name: say("form.cancel"), exact: true }).click();
  await page.getByRole("button", { name: say("form.stay") }).click();
  expect(await page.locator('main [name="name"]').inputValue()).toBe("半途而废");
  await page.getByRole("button", { name: say("form.cancel"), exact: true }).click();
  await page.getByRole("button", { name: say("form.leave") }).click();
  await page.waitForURL((url) => url.pathname === "/applist/app");
  await person.end();
});

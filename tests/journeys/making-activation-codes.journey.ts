import { afterAll, expect, it } from "vitest";
import { createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

it("makes a batch of codes that is good from now on, and not one that has run out", async () => {
  const person = await visitSignedIn("/vas/cdkorder/create");
  const { page } = person;
  const { fill, pick, pickFirst, say } = createOperator(person, "en");
  const next = page.getByRole("button", { name: say("wizard.next"), exact: true });
  await pickFirst("spec_id");
  await pick("comp_id", "Pilothouse Cloud");
  await next.click();
  await fill("number", "25");
  await next.click();
  await fill("gmt_expire", "2020-01-01T00:00");
  await next.click();
  await page.getByText(say("wizard.inPast")).waitFor();
  await fill("gmt_expire", "2032-01-01T00:00");
  await next.click();
  await page.getByRole("heading", { level: 2, name: say("wizard.review"), exact: true }).waitFor();
  await page.getByRole("button", { name: say("wizard.cdk.finish"), exact: true }).click();
  await page.waitForURL(/\/vas\/cdkorder\/\d+\/show/);
  await page
    .getByText(/CDK\d{6}\d{4}/)
    .first()
    .waitFor();
  await page.getByText("25", { exact: true }).first().waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

it("makes an app with its clients, and not one that runs on nothing", async () => {
  const person = await visitSignedIn("/applist/app/create");
  const { page } = person;
  const { fill, pick, say } = createOperator(person, "en");
  const next = page.getByRole("button", { name: say("wizard.next"), exact: true });
  const name = `Lookout ${Date.now().toString(36)}`;
  await fill("name", name);
  await pick("comp_id", "Pilothouse Cloud");
  await next.click();
  await page.getByText(say("wizard.app.clientsHint")).waitFor();
  await next.click();
  await page.getByText(say("wizard.app.noClient")).waitFor();
  await fill("package_name_ios", "com.lookout.ios");
  await fill("package_name_android", "com.lookout.android");
  await next.click();
  await page.getByText(say("wizard.app.servicesHint")).waitFor();
  await next.click();
  await page.getByRole("button", { name: say("wizard.app.finish"), exact: true }).click();
  await page.waitForURL(/\/applist\/app\/\d+\/show/);
  await page.getByText("com.lookout.android").first().waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

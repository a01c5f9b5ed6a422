import { afterAll, expect, it } from "vitest";
import { createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const CLIENTS = "**/user/app/detail/*";

it("goes on where a refusal stopped it: nothing is made twice, and a client taken away is put out of use", async () => {
  const person = await visitSignedIn("/applist/app/create");
  const { page } = person;
  const { fill, pick, say } = createOperator(person, "en");
  const stamp = Date.now().toString(36);
  const next = page.getByRole("button", { name: say("wizard.next"), exact: true });
  const finish = page.getByRole("button", { name: say("wizard.app.finish"), exact: true });
  const step = (title: string) => page.locator(".wizard-head h2", { hasText: title }).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/app\/(add|set|detail\/(add|set))$/.test(pathname)) asked.push(pathname.replace(/^.*?\/app\//, ""));
  });
  await fill("name", `Test app ${stamp}`);
  await pick("comp_id", "Pilothouse Cloud");
  await next.click();
  // An app without a client cannot go to the next step.
  await step("Clients");
  await next.click();
  await page.getByText(say("wizard.app.noClient")).waitFor();
  await fill("package_name_ios", `com.test.a${stamp}`);
  await fill("package_name_android", `com.test.b${stamp}`);
  await next.click();
  await step(say("wizard.app.services"));
  await next.click();
  await step(say("wizard.review"));

  // The platform refuses the second client.
  await page.route(CLIENTS, (route) =>
    (route.request().postData() ?? "").includes(`com.test.b${stamp}`)
      ? route.fulfill({ json: { code: 500, data: null, count: 0 } })
      : route.continue(),
  );
  await finish.click();
  await page.getByText(/Saved so far: app, clients\./).waitFor();
  expect(asked).toEqual(["add", "detail/add", "detail/add"]);
  await page.unroute(CLIENTS);

  // After a reload, the stored client is still known. The first client was removed from the form.
  await page.waitForTimeout(600);
  await page.reload({ waitUntil: "domcontentloaded" });
  await step(say("wizard.review"));
  const back = page.getByRole("button", { name: say("wizard.back"), exact: true });
  await back.click();
  await step(say("wizard.app.services"));
  await back.click();
  await step("Clients");
  await fill("package_name_ios", "");
  await next.click();
  await step(say("wizard.app.services"));
  await next.click();
  await step(say("wizard.review"));
  asked.length = 0;
  await finish.click();
  await page.waitForURL(/\/applist\/app\/[^/]+\/show/);
  expect(asked.filter((path) => path === "add")).toEqual([]);
  expect(asked.filter((path) => path.startsWith("detail"))).toEqual(["detail/set", "detail/add"]);
  await page.getByText(`Test app ${stamp}`).first().waitFor();
  await person.end();
});

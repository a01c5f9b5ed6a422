import { afterAll, expect, it } from "vitest";
import { operate } from "./operate";
import { leave, signIn, visit, visitSignedIn } from "./visit";

afterAll(leave);

const NEW = "an even longer Passw0rd";

it("changes one's own name and password, and is told of a wrong one at its field", async () => {
  const person = await visitSignedIn("/user/info", { account: "branch" });
  const { page } = person;
  const { fill, say } = operate(person, "en");
  await fill("user_name", "Rahul K. Das");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Rahul K. Das" }).waitFor();

  const change = page.getByRole("button", { name: say("personal.changePassword"), exact: true });
  await fill("old_password", "not my password");
  await fill("new_password", NEW);
  await fill("repeated", NEW);
  await change.click();
  await page.locator('main [name="old_password"][aria-invalid="true"]').waitFor();
  await fill("repeated", "something else");
  await fill("old_password", "pilothouse");
  await change.click();
  await page.getByText(say("invalid.passwordsDiffer")).waitFor();
  await fill("repeated", NEW);
  await change.click();
  await page.getByText(say("personal.passwordChanged")).waitFor();
  expect(person.errors).toEqual([]);

  // What was chosen here is seen at once and kept.
  await page.getByRole("radio", { name: "简体中文" }).click({ force: true });
  await page.getByRole("heading", { name: operate(person, "zh-CN").say("personal.preferences") }).waitFor();
  await person.end();

  const later = await visit();
  await later.open("/user/info");
  await signIn(later, { account: "branch", password: NEW });
  await later.page.getByRole("heading", { level: 1, name: "Rahul K. Das" }).waitFor();
  await later.end();
});

import { afterAll, expect, it } from "vitest";
import { createOperator } from "./operate";
import { closePages, signIn, visit } from "./visit";

afterAll(closePages);

/** Uses the password that is not the present one, because after a first run of this journey the password is changed. */
const PASSWORDS = ["pilothouse", "an even longer Passw0rd"] as const;

const signInWithEither = async () => {
  for (const password of PASSWORDS) {
    const person = await visit();
    await person.open("/user/info?lang=en");
    await signIn(person, { account: "branch", password });
    const heading = person.page.getByRole("heading", { level: 1, name: /^Rahul/ });
    const refused = person.page.getByText(/wrong/i).first();
    await heading.or(refused).first().waitFor();
    if (await heading.isVisible()) return { person, password };
    await person.end();
  }
  throw new Error("neither password is the account's");
};

it("changes one's own name and password, and is told of a wrong one at its field", async () => {
  const { person, password } = await signInWithEither();
  const next = PASSWORDS.find((one) => one !== password) ?? password;
  const name = `Rahul ${Date.now().toString(36)}`;
  const { page } = person;
  const { fill, say } = createOperator(person, "en");
  await fill("user_name", name);
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();

  const change = page.getByRole("button", { name: say("own.changePassword"), exact: true });
  await fill("current", "not my password");
  await fill("next", next);
  await fill("repeated", next);
  await change.click();
  await page.locator('main [name="current"][aria-invalid="true"]').waitFor();
  await fill("repeated", "something else");
  await fill("current", password);
  await change.click();
  await page.getByText(say("invalid.passwordsDiffer")).waitFor();
  await fill("repeated", next);
  await change.click();
  await page.getByText(say("own.passwordChanged")).waitFor();
  expect(person.errors).toEqual([]);

  // The chosen language is shown at once, and stored.
  const sent = page.waitForResponse((response) => response.url().endsWith("/rest/preferences/locale"));
  await page.getByRole("radio", { name: "简体中文" }).click({ force: true });
  await page.getByRole("heading", { name: createOperator(person, "zh-CN").say("personal.preferences") }).waitFor();
  await sent;
  await person.end();

  const later = await visit();
  await later.open("/user/info");
  await signIn(later, { account: "branch", password: next });
  await later.page.getByRole("heading", { level: 1, name }).waitFor();
  // It also applies in another browser, whose own language is English.
  await later.page
    .getByRole("heading", { name: createOperator(person, "zh-CN").say("personal.preferences") })
    .waitFor();
  expect(later.page.url()).toContain("lang=zh");
  await later.end();
});

import { afterAll, expect, it } from "vitest";
import { STEP_SECONDS, totpCode } from "../../features/factors/platform/totp";
import { openLive } from "../contract/Host";
import { takeSample } from "../effort";
import { createOperator } from "./operate";
import { type Language, wordsOf } from "./words";
import { createCaller, closePages, workerAddress, signIn, visit, visitSignedIn } from "./visit";

afterAll(closePages);

const COMPANY = "/v2/user/company/set";

/** Calls the platform to set which roles of a company must sign in with two steps. */
const demand = async (comp_id: number, factor_role_ids: readonly number[]): Promise<void> => {
  const { client } = await openLive(workerAddress());
  const reply = await client.call(COMPANY, { comp_id, factor_role_ids }, { token: await client.session("admin") });
  expect(reply.code).toBe(200);
};

it("is chosen on the page of a company, by its roles", async () => {
  const person = await visitSignedIn("/operate/company/18?lang=en");
  const { page } = person;
  const { say, pick } = createOperator(person, "en");
  await page
    .getByRole("button", { name: say("form.save") })
    .first()
    .waitFor();
  await pick("factor_role_ids", "Property");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/operate/company/18");
  await person.open("/operate/company/18/show?lang=en");
  await page.getByText("Roles that need two-step sign-in").waitFor();
  await page.locator("main").getByText("Property", { exact: false }).first().waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
  // Other journeys sign in with this role.
  await demand(18, []);
});

const PASSWORD = "tall-heron-7";

/** Creates an account only for this journey, because afterwards it cannot sign in without its second step. */
const hire = async (user_id: string, comp_id: number, role_id: number): Promise<void> => {
  const call = await createCaller();
  const facts = { user_id, user_password: PASSWORD, user_name: user_id, user_type: 1, comp_id, role_id };
  const { code } = await call("/v2/user/account/add", facts);
  // The account already exists when the journey is repeated.
  expect([200, 515]).toContain(code);
};

it.each(
  takeSample(
    [
      ["en", "heron-en", 1280, 18, 7],
      ["zh-CN", "heron-zh", 390, 29, 8],
    ] as const,
    2,
    1,
  ),
)(
  "is set up at sign-in before anything else, and then the console opens (%s)",
  async (language, account, width, company, role) => {
    await hire(account, company, role);
    await demand(company, [role]);
    const lang = language === "en" ? "en" : "zh";
    const person = await visit({ language, width });
    const { page } = person;
    const { say } = createOperator(person, language);
    await person.open(`/user/info?lang=${lang}`);
    await signIn(person, { account, password: PASSWORD });
    await page.getByRole("heading", { name: say("own.must") }).waitFor();
    // The page has no navigation.
    expect(await page.getByRole("navigation").count()).toBe(0);
    // The page has the frame of the sign-in page, with the product's name and the choice of language.
    await page.getByRole("complementary").getByText("Pilothouse").waitFor();
    const speak = (wanted: Language) => page.locator("main header select").selectOption(wanted);
    await speak("zh-TW");
    await page.getByRole("heading", { name: wordsOf("zh-TW")("own.must") }).waitFor();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("zh-TW");
    await speak(language);
    await page.getByRole("heading", { name: say("own.must") }).waitFor();
    await expect.poll(() => page.title()).toContain(say("own.must"));
    await page.getByRole("button", { name: say("own.factorTurnOn"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=password]").fill(PASSWORD);
    await dialog.getByRole("button", { name: say("own.factorNext"), exact: true }).click();
    await dialog.getByRole("img").waitFor();
    const secret = (await dialog.locator("p code").textContent()) ?? "";
    await dialog.locator("[name=code]").fill(totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS)));
    await dialog.getByRole("button", { name: say("own.factorTurnOn"), exact: true }).click();
    await dialog.getByRole("button", { name: say("own.codesKept"), exact: true }).click();
    await page
      .getByRole("region", { name: say("own.factor") })
      .getByText(say("own.factorOn", { count: 10 }))
      .waitFor();
    await page.getByRole("heading", { name: say("own.must") }).waitFor({ state: "detached" });
    expect(person.errors).toEqual([]);
    await person.end();
    await demand(company, []);
  },
);

import { afterAll, describe, expect, it } from "vitest";
import { expectFinished } from "./operate";
import { closePages, visitSignedIn, type Visit } from "./visit";

afterAll(closePages);

const PATH = "/___api_test?lang=en";
const part = ({ page }: Visit, name: "request" | "answer") => page.locator(`pre[data-part=${name}]`);

const pick = async ({ page }: Visit, search: string, call: string) => {
  await page.getByRole("searchbox", { name: "Search by path or words" }).fill(search);
  await page.locator(`[data-call="${call}"]`).click();
};

describe("a developer in a test environment", () => {
  it("finds a call by its path, fills it in, and sees what went out and what came back", async () => {
    const person = await visitSignedIn(PATH);
    await pick(person, "admin/cron/list", "cron.list");
    await person.page.locator("input[name=page_size]").fill("2");
    await person.page.getByRole("button", { name: "Send", exact: true }).click();
    await part(person, "answer").waitFor();
    expect(await part(person, "request").innerText()).toMatch(/POST http.*\/api\/v2\/user\/admin\/cron\/list/);
    expect(await part(person, "request").innerText()).toMatch(/Authorization: Bearer \S{4}••••/);
    const answer = JSON.parse(await part(person, "answer").innerText());
    expect(answer.code).toBe(200);
    expect(answer.data).toHaveLength(2);
    expect(await person.page.getByText(/^[\d.]+ ms$/).count()).toBe(1);
    expect(new URL(person.page.url()).search).toContain("call=cron.list");
    expect(new URL(person.page.url()).search).toContain("lang=en");
    await expectFinished(person);
    await person.end();
  });

  it("finds a call by words, and copies it as curl without the token", async () => {
    const person = await visitSignedIn(PATH);
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const token = await person.page.evaluate(() => localStorage.getItem("acc_token") ?? "");
    await pick(person, "公司 list", "company.list");
    await person.page.getByRole("button", { name: "Copy as curl" }).click();
    await person.page.getByText("Copied").waitFor();
    const curl = await person.page.evaluate(() => navigator.clipboard.readText());
    expect(curl).toMatch(/^curl 'http.*\/api\/v2\/user\/company\/list'/);
    expect(curl).toContain("$TOKEN");
    expect(token.length).toBeGreaterThan(8);
    expect(curl).not.toContain(token);
    await person.end();
  });

  it("sees the envelope of a legacy call, with its token masked", async () => {
    const person = await visitSignedIn(PATH);
    await pick(person, "/iot/uid/duplicate/get", "device_duplicate.list");
    await person.page.getByRole("button", { name: "Send", exact: true }).click();
    await part(person, "answer").waitFor();
    expect(await part(person, "request").innerText()).toMatch(/"acc_token": "\S{4}••••"/);
    expect(JSON.parse(await part(person, "answer").innerText()).code).toBe(200);
    await person.end();
  });

  it("is told a refusal as it came, stays signed in, and is held back from what is no JSON", async () => {
    const person = await visitSignedIn(PATH);
    await pick(person, "admin/cron/add", "cron.add");
    await person.page.getByRole("button", { name: "Send", exact: true }).click();
    await part(person, "answer").waitFor();
    const refused = JSON.parse(await part(person, "answer").innerText());
    expect(refused.code).toBe(406);
    expect(Object.keys(refused.data.fields)).toContain("name");
    await person.page.getByRole("button", { name: "Edit as JSON" }).click();
    await person.page.locator("textarea").fill("{ name: ");
    await person.page.getByRole("button", { name: "Send", exact: true }).click();
    expect(await person.page.getByRole("alert").innerText()).toContain("not a JSON object");
    expect(new URL(person.page.url()).pathname).toBe("/___api_test");
    await person.end();
  });
});

it("uploads a file by hand, and is asked for one first", async () => {
  const person = await visitSignedIn(PATH);
  await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await pick(person, "/v2/oss/upload", "upload.form");
  const { page } = person;
  const send = page.getByRole("button", { name: "Send", exact: true });
  await page.locator("input[name=name]").fill("boot.log");
  await send.click();
  await page.getByRole("alert").getByText("Choose a file.").waitFor();
  await page.locator("input[type=file]").setInputFiles({
    name: "boot.log",
    mimeType: "text/plain",
    buffer: Buffer.from("boot ok"),
  });
  await send.click();
  await part(person, "answer").waitFor();
  expect(await part(person, "request").innerText()).toContain("file: boot.log (7 B)");
  const answer = JSON.parse(await part(person, "answer").innerText());
  expect(answer).toMatchObject({ code: 200 });
  expect(JSON.stringify(answer.data)).toContain("boot.log");
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await page.getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("-F 'file=@boot.log'");
  await person.end();
});

it("is refused to everybody in the formal environment, the super admin too", async () => {
  const person = await visitSignedIn("/system/role?lang=en");
  const { page } = person;
  // The page says in which environment its platform is.
  await page.route(
    ({ pathname }) => !/\.|^\/(api|rest)/.test(pathname),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toMatch(/"env":2/);
      await route.fulfill({ response: answer, body: html.replace('"env":2', '"env":1') });
    },
  );
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await person.open(PATH);
  await page.getByText("has no permission to open this page").waitFor();
  expect(await page.locator("[data-call]").count()).toBe(0);
  expect(fetched.filter((url) => /apitest/i.test(url))).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("API test");
  await page.waitForTimeout(800);
  expect(await page.getByRole("dialog").getByRole("option").filter({ hasText: "API test" }).count()).toBe(0);
  await person.end();
});

describe("anybody else", () => {
  it("is refused, and nothing of the tool is sent to them", async () => {
    const admin = await visitSignedIn(PATH);
    const account = `tester${Date.now() % 1_000_000}`;
    const password = "a long Passw0rd!";
    await pick(admin, "/v2/user/account/add", "account.add");
    await admin.page.goto("/operate/user/create?lang=en");
    await admin.page.locator("main [name=user_id]").fill(account);
    await admin.page.locator("main [name=user_password]").first().fill(password);
    await admin.page.locator("main [name=user_name]").fill("A tester");
    for (const [name, text] of [
      ["comp_id", "Pilothouse Cloud"],
      ["role_id", "Admin"],
    ] as const) {
      await admin.page.locator(`main [name="${name}"]`).first().fill(text);
      await admin.page.locator("[role=listbox] [role=option]").filter({ hasText: text }).first().click();
    }
    await admin.page.getByRole("button", { name: "Save", exact: true }).click();
    await admin.page.waitForURL((url) => !url.pathname.endsWith("/create"));
    await admin.end();

    const person = await visitSignedIn("/dashboard?lang=en", { account, password });
    const fetched: string[] = [];
    person.page.on("request", (request) => fetched.push(request.url()));
    await person.open(PATH);
    await person.page.getByText("has no permission to open this page").waitFor();
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((url) => /apitest/i.test(url))).toEqual([]);
    await person.page.keyboard.press("Control+k");
    const box = person.page.getByRole("dialog").getByRole("combobox");
    await box.fill("API test");
    await person.page.waitForTimeout(800);
    expect(await person.page.getByRole("dialog").getByRole("option").filter({ hasText: "API test" }).count()).toBe(0);
    await person.end();
  });
});

// Consoles for hosts without roles, menus and a password call. The hosts differ: one renews tokens by form requests,
// one has its own sign-in page, and one needs signed requests, for which the console has its own style.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { isFullRun } from "../../effort";
import { type Operator, createOperator } from "../../journeys/operate";
import type { Served } from "../../journeys/serve";
import { closePages, type Visit, visit } from "../../journeys/visit";
import { CLINIC_RESOURCES } from "../inDialect";
import { LONG_TIMEOUT } from "../workThere";
import { type BareConsole, bareConsole, type SignInStyle } from "./bareConsole";
import { TokenHost } from "./TokenHost";

const VENDORS = "/inventory/vendors";
const FORM = "client_id: console } }";
const RENEW = `  renew: { path: /token, root: /oauth, body: form, params: [refresh_token], constants: { grant_type: refresh_token, ${FORM}`;
const PASSWORD = `  token: { path: /token, root: /oauth, body: form, params: [username, password], constants: { grant_type: password, ${FORM}`;
const CODE = `  token: { path: /token, root: /oauth, body: form, params: [code], constants: { grant_type: authorization_code, ${FORM}`;
const ME = "  me: { path: /me, method: GET, params: {} }";
const form = "sign_in: { call: session.token, name: username, password: password, token: access_token }\n";

let bare: BareConsole | undefined;
let served: Served | undefined;
let host: TokenHost | undefined;
const open = async (at: TokenHost, signing: (address: string) => SignInStyle): Promise<Served> => {
  host = at;
  const address = await at.open();
  bare = await bareConsole(signing(address));
  expect(bare.faults).toEqual([]);
  served = await bare.serve(address);
  return served;
};

afterEach(async () => {
  await served?.stop();
  await host?.close();
  bare?.remove();
});
afterAll(closePages);

const fillIn = async ({ page }: Visit, password = "pilothouse"): Promise<void> => {
  const account = page.locator("input[name=account]");
  if ((await account.inputValue()) === "") await account.fill("anna");
  await page.locator("input[name=password]").fill(password);
  await page.locator("button.submit").click();
};
const kept = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Reloads the list for some seconds, and changes a record. */
const work = async ({ page, row, go, edit, fill, save }: Operator, at: TokenHost): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) {
    await page.waitForTimeout(1500);
    await go(VENDORS);
    await row("Nordhaven Medical").waitFor();
  }
  await edit("Halcyon Instruments");
  await fill("service_mail", "help@halcyon.example");
  await page.waitForTimeout(2100);
  await save();
  await expect.poll(() => at.rows.map((one) => one.service_mail), LONG_TIMEOUT).toContain("help@halcyon.example");
};

// Each host needs its own build of a console.
describe.runIf(isFullRun)("a host without roles, menus and a password call", () => {
  it("is signed in to by a form, and worked with beyond the end of many tokens, in two tabs", async () => {
    const at = new TokenHost(CLINIC_RESOURCES);
    const { address } = await open(at, () => ({
      host: `${form}renew: { call: session.renew }\n`,
      calls: `${PASSWORD}\n${RENEW}`,
    }));
    const person = await visit({ address });
    const { page, context } = person;
    await person.open(`/login?return=${encodeURIComponent(VENDORS)}`);
    await fillIn(person, "wrong");
    await page.getByText("Wrong account or password. Try again.").waitFor();
    await fillIn(person);
    await page.waitForURL((url) => url.pathname === VENDORS);
    const operator = createOperator(person, "en");
    await operator.row("Nordhaven Medical").waitFor();
    // The menu comes from console.yaml, and the account's name from the sign-in form, because the host answers neither
    // of them.
    await page.getByRole("link", { name: "Suppliers" }).first().waitFor();
    await page.getByText("anna", { exact: true }).first().waitFor();
    const other = await context.newPage();
    await other.goto(VENDORS);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.waitForTimeout(1700);
      await Promise.all([page.reload(), other.reload()]);
      await operator.row("Nordhaven Medical").waitFor();
    }
    await other.close();
    await work(operator, at);
    expect(at.renewals).toBeGreaterThan(5);
    expect(at.reused).toBe(0);

    // The session ends while a person types; the form keeps its values.
    await operator.edit("Labora Analytik");
    await operator.fill("service_mail", "lab@labora.example");
    at.revoke();
    await operator.save();
    await fillIn(person);
    await expect.poll(() => at.rows.map((one) => one.service_mail), LONG_TIMEOUT).toContain("lab@labora.example");

    expect(await kept(person)).toContain("refresh-");
    await page.goto(VENDORS);
    await operator.row("Nordhaven Medical").waitFor();
    await page.locator("header").getByRole("button", { name: "anna" }).click();
    await page.getByRole("menuitem", { name: operator.say("ra.auth.logout") }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    expect(await kept(person)).not.toMatch(/refresh-|access-/);
    const calls = new Set(at.heard.map(({ method, path }) => `${method} ${path.replace(/\d+$/, "7")}`));
    expect([...calls].toSorted()).toEqual([
      "GET /v1/supplier",
      "GET /v1/supplier/7",
      "POST /oauth/token",
      "PUT /v1/supplier/7",
    ]);
  });

  it("has a page of its own, which leads back to where the person was", async () => {
    const at = new TokenHost(CLINIC_RESOURCES);
    const { address } = await open(at, (platform) => ({
      host: `sign_in: { call: session.token, token: access_token, page: { address: "${platform}/authorize", client: console } }
own: { call: session.me, name: email, title: full_name }
renew: { call: session.renew }
`,
      calls: `${CODE}\n${RENEW}\n${ME}`,
    }));
    const person = await visit({ address });
    const { page } = person;
    await person.open(`${VENDORS}?page=1&perPage=50`);
    await page.waitForURL((url) => url.pathname === "/login");
    expect(await page.locator("input").count()).toBe(0);
    const there = async (link: string): Promise<void> => {
      await page.locator("button.submit").click();
      await page.locator(link).click();
    };
    await there("#out");
    await page.getByText("You were not signed in there. Try again.").waitFor();
    await there("#in");
    await page.waitForURL((url) => url.pathname === VENDORS && url.searchParams.get("perPage") === "50");
    const operator = createOperator(person, "en");
    await operator.row("Nordhaven Medical").waitFor();
    await page.getByText("Anna Lind").first().waitFor();
    await work(operator, at);
    expect(at.renewals).toBeGreaterThan(2);
    expect(await kept(person)).not.toContain("proof");

    // After signing in on the host's page, the person finds the typed values again.
    await operator.edit("Labora Analytik");
    await operator.fill("service_mail", "lab@labora.example");
    at.revoke();
    await operator.save();
    await there("#in");
    await page.waitForURL((url) => url.pathname === `${VENDORS}/5`);
    await page.getByText(operator.say("form.draftBack")).waitFor();
    await operator.save();
    await expect.poll(() => at.rows.map((one) => one.service_mail), LONG_TIMEOUT).toContain("lab@labora.example");
  });

  it("takes only what is signed", async () => {
    const at = new TokenHost(CLINIC_RESOURCES, { isSigned: true });
    const { address } = await open(at, () => ({
      host: `${form.replace("access_token", "key_id")}authentication: hmac\n`,
      calls: PASSWORD,
      style: readFileSync(join(import.meta.dirname, "hmac.ts"), "utf8"),
    }));
    const person = await visit({ address });
    await person.open(`/login?return=${encodeURIComponent(VENDORS)}`);
    await fillIn(person);
    await person.page.waitForURL((url) => url.pathname === VENDORS);
    await work(createOperator(person, "en"), at);
    expect(at.refused).toBe(0);
    expect(at.signatures).toBeGreaterThan(5);
    expect(await person.page.evaluate(() => document.cookie)).toBe("");
  });
});

// People sign in at their company's identity provider, which runs in the test.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLBACK_PATH } from "../../features/providers/platform/client";
import { type Client, recordOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { IdentityProvider, CLIENT_SECRET } from "../contract/identityProvider";
import { takeSample } from "../effort";
import { expectFinished } from "./operate";
import { freePort, type Served, VERIFICATION_CODE } from "./serve";
import { serveDemo } from "./serveDemo";
import { closePages, visit, type Visit } from "./visit";
import { wordsOf } from "./words";

let served: Served;
let idp: IdentityProvider;
let client: Client;

beforeAll(async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  idp = new IdentityProvider(`${address}${CALLBACK_PATH}`, ["pilothouse"]);
  idp.asks = true;
  await idp.start();
  served = await serveDemo({ PORT: String(port), PUBLIC_URL: address });
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  ({ client } = await openLive(served.address));
}, 60_000);
afterAll(async () => {
  await closePages();
  await served?.stop();
  await idp?.close();
});

/** Keys in the demo data. */
const [COMPANY, SUPPORT, LEAD] = [9, "6", "5"] as const;
const asAdmin = async (path: string, params: Readonly<Record<string, unknown>>) =>
  client.call(path, params, { token: await client.token("admin") });

describe.each(
  takeSample(
    [
      ["en", "Harbour", "disabled"],
      ["zh-CN", "Hafen", "停用"],
    ] as const,
    2,
    1,
  ),
)("signing in at one's company, in %s", (language, called, disabled) => {
  const say = wordsOf(language);
  const code = `code-${language.toLowerCase()}`;
  const sub = `ada-${language.toLowerCase()}`;

  beforeAll(async () => {
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${await client.token("admin")}`,
    };
    const body = JSON.stringify({
      ...{
        name: called,
        comp_id: COMPANY,
        code,
        issuer: idp.issuer,
        client_id: "pilothouse",
        client_secret: CLIENT_SECRET,
      },
      ...{ scopes: "openid profile email", user_claim: "preferred_username", roles_claim: "groups", makes: 1 },
      roles: [
        { value: "lead", role_id: Number(LEAD) },
        { value: "support", role_id: Number(SUPPORT) },
      ],
    });
    const said = await client.fetch("/rest/identity_providers", { method: "POST", headers, body });
    expect(said.status).toBe(200);
  });

  /** Goes to the provider and comes back. With `groups` null, the person cancels there. */
  const goThere = async (groups: readonly string[] | null, width = 1280): Promise<Visit> => {
    const claims = { preferred_username: sub, name: `Ada ${language}`, groups };
    idp.person = groups === null ? null : { sub, claims };
    const person = await visit({ language, width, address: served.address });
    const { page } = person;
    await person.open("/login");
    await page.getByRole("button", { name: say("provider.button") }).click();
    await page.getByLabel(say("provider.who")).fill(code);
    await page.getByRole("button", { name: say("provider.go") }).click();
    await page.waitForURL((url) => url.origin === idp.issuer);
    await page.getByRole("button").click();
    await page.waitForURL((url) => url.origin === served.address);
    return person;
  };
  const isIn = ({ page }: Visit) => page.waitForURL(({ pathname }) => !pathname.startsWith("/login"));
  const account = async () => {
    const reply = await asAdmin("/v2/user/account/list", { user_id: sub });
    return recordOf({ ...reply, data: Array.isArray(reply.data) ? reply.data[0] : null });
  };

  it("leads there and back, and gives the role that the claim says each time", async () => {
    const first = await goThere(["support"]);
    await isIn(first);
    await first.page.locator("main").waitFor();
    await expectFinished(first);
    await first.end();
    expect(String((await account()).role_id)).toBe(SUPPORT);
    const second = await goThere(["lead"]);
    await isIn(second);
    // After the session ended, the person goes to the provider from the present page, and returns to it.
    const { page, context } = second;
    await second.open("/user/info");
    await page.locator("main h1, main h2").first().waitFor();
    const other = await context.newPage();
    await other.goto("/files/none");
    await other.evaluate(() => localStorage.removeItem("acc_token"));
    const again = page.getByRole("dialog", { name: say("again.name") });
    await again.getByRole("button", { name: say("provider.button") }).click();
    await again.getByLabel(say("provider.who")).fill(code);
    await again.getByRole("button", { name: say("provider.go") }).click();
    // The provider still knows the person, and asks nothing.
    await page.waitForURL((url) => url.pathname === "/user/info");
    await page.locator("main h1, main h2").first().waitFor();
    expect(await again.count()).toBe(0);
    await second.end();
    expect(String((await account()).role_id)).toBe(LEAD);
  });

  it("says what to do when one cancelled there, has no role, or is disabled", async () => {
    const cancelled = await goThere(null, 390);
    await cancelled.page.getByRole("alert").getByText(say("provider.denied")).waitFor();
    // The address no longer contains the provider's parameters.
    expect(new URL(cancelled.page.url()).search).not.toContain("provider_");
    await cancelled.end();
    const roleless = await goThere(["visitors"]);
    await roleless.page.getByRole("alert").getByText(say("provider.role")).waitFor();
    await roleless.end();
    await asAdmin("/v2/user/account/set", { id: (await account()).id, state: 2 });
    const shut = await goThere(["support"]);
    await shut.page.getByRole("alert").getByText(disabled).waitFor();
    await shut.page.getByRole("button", { name: say("provider.back") }).click();
    await shut.page.locator("input[name=password]").waitFor();
    await shut.end();
  });
});

// Checks numbers of the specification on the drawn page and in requests. The numbers are read from the sentence, never
// from a constant of the product.
import type { Request } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord } from "../contract/Client";
import { closePages, signIn, visit, visitSignedIn } from "../journeys/visit";
import { wordsOf } from "../journeys/words";

afterAll(closePages);

const say = wordsOf("en");

const bodyOf = (request: Request): JsonRecord => {
  const body: unknown = JSON.parse(request.postData() ?? "{}");
  return isRecord(body) ? body : {};
};

describe("a list", () => {
  it.each([
    ["1280 px", 1280, 5],
    ["390 px", 390, 3],
  ])(
    '9. "Default page size 10. Pagination shows 5 page buttons (3 on mini or mobile layouts).": at %s',
    async (_at, width, buttons) => {
      const person = await visitSignedIn("/operate/company?view=list&lang=en", { width });
      const { page } = person;
      await person.open("/vas/order?lang=en");
      const pager = page.getByRole("navigation", { name: say("ui.page.label") });
      await pager.getByText("1–10", { exact: false }).waitFor();
      const numbers = pager.getByRole("button", { name: /^Page \d+$/ });
      expect(await numbers.allInnerTexts()).toEqual(Array.from({ length: buttons }, (_, index) => String(index + 1)));
      await person.end();
    },
  );

  it('9. "Mobile layout applies when the window width is under 599.": at 598 px a list is cards, at 599 px a table', async () => {
    const person = await visitSignedIn("/vas/order?lang=en", { width: 1280 });
    const { page } = person;
    const table = page.locator("main").getByRole("columnheader", { name: "Order number" });
    await table.waitFor();
    await page.setViewportSize({ width: 598, height: 800 });
    await table.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 599, height: 800 });
    await table.waitFor();
    await person.end();
  });

  it('9. "Default page size 10.": a list that has rows draws them, with the values that the call answers', async () => {
    const person = await visitSignedIn("/product/product_list?lang=en");
    const { page } = person;
    const [answer] = await Promise.all([
      page.waitForResponse("**/api/user/product/get"),
      person.open("/product/product_list?lang=en"),
    ]);
    const body: unknown = await answer.json();
    const rows = isRecord(body) && Array.isArray(body.data) ? body.data.filter(isRecord) : [];
    expect(rows).toHaveLength(10);
    const main = page.locator("main");
    for (const { name } of rows) await main.getByText(String(name), { exact: true }).first().waitFor();
    await person.end();
  });
});

describe("a notice", () => {
  it('9. "Notifications close after 10500 ms and are stacked 20 px from the edge.": one is there after 10.4 s, and gone after 10.7 s', async () => {
    const person = await visitSignedIn("/operate/company/2?lang=en");
    const { page } = person;
    await page.locator("main form").waitFor();
    await page.clock.install();
    const notices = page.getByRole("region", { name: say("shell.notices") }).locator(".shell-toast");
    const isShown = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new MutationObserver(() => {
            if (document.querySelector(".shell-toast")) resolve(Date.now());
          }).observe(document.body, { childList: true, subtree: true }),
        ),
    );
    await page.getByRole("button", { name: say("form.save"), exact: true }).click();
    const shown = await isShown;
    const { right, bottom } = await notices.first().evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { right: innerWidth - box.right, bottom: innerHeight - box.bottom };
    });
    expect([Math.round(right), Math.round(bottom)]).toEqual([20, 20]);
    // From now on, the page's clock only moves when the test moves it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
    const elapsed = (await page.evaluate(() => Date.now())) - shown;
    await page.clock.runFor(10_400 - elapsed);
    expect(await notices.count()).toBe(1);
    await page.clock.runFor(300);
    await notices.first().waitFor({ state: "detached" });
    await person.end();
  });
});

describe("what is sent", () => {
  it('7. "/v2/user/login: device_system (web), device_id, device_model, user_id, user_password.": signing in sends these, and the system is web', async () => {
    const person = await visit();
    const { page } = person;
    await person.open("/login?lang=en");
    const [request] = await Promise.all([page.waitForRequest("**/api/v2/user/login"), signIn(person)]);
    const body = bodyOf(request);
    expect(body).toMatchObject({ device_system: "web" });
    for (const name of ["device_id", "device_model", "user_id", "user_password"])
      expect([name, typeof body[name], body[name] === ""]).toEqual([name, "string", false]);
    expect(JSON.stringify(body)).not.toContain("pilothouse");
    await person.end();
  });

  const sendsVersion = (version: string, path: string, screen: string) => async () => {
    const person = await visitSignedIn("/dashboard?lang=en");
    const { page } = person;
    const [request] = await Promise.all([page.waitForRequest(`**/api${path}`), person.open(screen)]);
    const body = bodyOf(request);
    const kept = await page.evaluate(() => localStorage.getItem("acc_token"));
    expect(Object.keys(body).sort()).toEqual(["params", "request", "tag"]);
    const block = isRecord(body.request) ? body.request : {};
    expect(block).toMatchObject({ api_ver: version, acc_token: kept });
    expect(Object.keys(block).sort()).toEqual(["acc_token", "api_ver", "app_key", "auth_type", "language"]);
    await person.end();
  };
  it(
    '7. "The body holds params, tag and a request block (language, app_key, acc_token from local storage, api_ver default 1.0.1, auth_type).": of a call that says nothing else',
    sendsVersion("1.0.1", "/mall/category/query", "/operate/good?lang=en"),
  );
  it(
    '7. "/discovery/srv/zone/get (api version 1.0.2), add, set, del.": the list of zones says its version',
    sendsVersion("1.0.2", "/discovery/srv/zone/get", "/operate/zone?lang=en"),
  );
});

it('9. "Default phone area is +86.": the form of a new account has it', async () => {
  const person = await visitSignedIn("/operate/user/create?lang=en");
  const area = person.page.locator("main [name=user_phone_area]");
  await area.waitFor();
  await expect.poll(() => area.inputValue()).toBe("+86");
  await person.end();
});

describe("what an account may not do", () => {
  it('6. "With no permission the message is: account has no permission (513).": a save that is refused so', async () => {
    const person = await visitSignedIn("/operate/company/2?lang=en");
    const { page } = person;
    await page.route("**/api/v2/user/company/set", (route) =>
      route.fulfill({ json: { code: 513, data: null, count: 0 } }),
    );
    await page.locator("main [name=dk_limit]").fill(String(Date.now() % 1000));
    await page.getByRole("button", { name: say("form.save"), exact: true }).click();
    await page
      .locator(".shell-toast[data-type=error]")
      .filter({ hasText: /account has no permission/i })
      .waitFor();
    await person.end();
  });
});

describe("a screen whose content area is hidden", () => {
  /** The space around the content of a screen. Screens with a hidden content area have none. */
  const spaceAround = async (path: string): Promise<string> => {
    const person = await visitSignedIn(`${path}?lang=en`);
    const main = person.page.getByRole("main");
    await main.locator(":scope > *").first().waitFor();
    const space = await main.evaluate((element) => getComputedStyle(element).paddingLeft);
    await person.end();
    return space;
  };

  it('2. "| /vas | redirects to /vas/order; children order, cloud, iot, cdkorder, live_server (content area hidden) |": of these, live_server alone', async () => {
    expect(await spaceAround("/vas/live_server")).toBe("0px");
    expect(await spaceAround("/vas/order")).not.toBe("0px");
  });

  it('2. "| /operate | redirects to /operate/cloud; children sysnotimng, time_plan, bot (content hidden), service (customer service, content hidden), cloud, company, platform, device (import), payment, shop, good, server, user, zone, pushconf, settemp, ipserver, consul, setmng |": bot and service, and no other', async () => {
    for (const path of ["/operate/bot", "/operate/service"])
      expect([path, await spaceAround(path)]).toEqual([path, "0px"]);
    expect(await spaceAround("/operate/company")).not.toBe("0px");
  });
});

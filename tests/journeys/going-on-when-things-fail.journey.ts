// Failures around the console: a browser that stores nothing, a lost network, a new version on the server, an error of
// the platform.
import { afterAll, describe, expect, it } from "vitest";
import { isRecord } from "../contract/Client";
import { createOperator } from "./operate";
import { createCaller, closePages, signIn, type Visit, visit, visitSignedIn } from "./visit";
import type { Language } from "./words";

const USERS = "/operate/sysnotimng/sysnotify_user";
const ADD = "**/v2/user/admin/sysnotify/user/add";
const stamp = Date.now().toString(36);

afterAll(closePages);

const saveButton = (person: Visit, language: Language = "en") => {
  const { say, page } = createOperator(person, language);
  return page.getByRole("button", { name: say("form.save"), exact: true });
};

describe("a browser that keeps nothing", () => {
  it("signs in, works and says that it remembers nothing", async () => {
    const person = await visit();
    await person.context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await person.open("/login?lang=en");
    await signIn(person);
    const operator = createOperator(person, "en");
    await operator.page.getByText(operator.say("shell.nothing_kept")).waitFor();
    await operator.page.evaluate((path) => {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, USERS);
    await operator.rows.first().waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("a form without a network", () => {
  it.each([
    ["en", 1280],
    ["zh-CN", 390],
  ] as const)(
    "says that it waits, lets the save be taken back, and saves once when the network is back, in %s",
    async (language, width) => {
      const name = `Offline ${language} ${stamp}`;
      const person = await visitSignedIn(`${USERS}/create`, { language, width });
      const operator = createOperator(person, language);
      const numbers: unknown[] = [];
      person.page.on("request", (request) => {
        const body: unknown = request.url().includes("/sysnotify/user/add") ? request.postDataJSON() : null;
        if (isRecord(body)) numbers.push(body.request_id);
      });
      await operator.fill("name", name);
      await operator.fill("link_id", "ops@pilothouse.example");
      const waits = operator.page.getByRole("status").getByText(operator.say("shell.waits"));
      await person.context.setOffline(true);
      await saveButton(person, language).click();
      await waits.waitFor();
      await operator.page.getByRole("button", { name: operator.say("shell.take_back") }).click();
      await waits.waitFor({ state: "detached" });
      expect(await operator.page.locator("main [name=name]").first().inputValue()).toBe(name);
      // The network works for a moment: the platform stores the record, but the answer is lost.
      let isLost = false;
      await person.context.route(ADD, async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await route.fetch();
        await person.context.setOffline(true);
        await route.abort("internetdisconnected");
      });
      await person.context.setOffline(false);
      await saveButton(person, language).click();
      await waits.waitFor();
      await person.context.setOffline(false);
      await operator.page.waitForURL((url) => !url.pathname.endsWith("/create"));
      expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
      const call = await createCaller();
      expect((await call("/v2/user/admin/sysnotify/user/list", { name })).count).toBe(1);
      await person.end();
    },
  );
});

describe("a form that is older than the console on the server", () => {
  it("keeps what was typed, and has it again after a reload", async () => {
    const name = `Older ${stamp}`;
    const person = await visitSignedIn(`${USERS}/create`);
    const operator = createOperator(person, "en");
    await operator.fill("name", name);
    // The server has another build: the page names other scripts, and this build's files and call no longer exist.
    let isRenewed = true;
    await person.context.route("**/*", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!isRenewed) return route.continue();
      if (pathname === "/") {
        const page = await route.fetch();
        const body = (await page.text()).replace(/src="\/assets\/[\w-]+/, (source) => `${source}x`);
        return route.fulfill({ response: page, body });
      }
      if (pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "Not found" });
      if (pathname.endsWith("/sysnotify/user/add"))
        return route.fulfill({ json: { code: 404, data: null, count: 0, msg: "No such call" } });
      return route.continue();
    });
    await operator.fill("link_id", "ops@pilothouse.example");
    await saveButton(person).click();
    await operator.page.getByText(operator.say("form.renewed")).waitFor();
    isRenewed = false;
    await operator.page.getByRole("button", { name: operator.say("form.reload"), exact: true }).click();
    await operator.page.getByText(operator.say("form.draftBack")).waitFor();
    expect(await operator.page.locator("main [name=name]").first().inputValue()).toBe(name);
    await operator.save();
    await person.end();
  });
});

describe("a failure that nobody expected", () => {
  it("has the id of its request, to copy", async () => {
    const request = "3f9c0a1b2c3d4e5f6071";
    const person = await visitSignedIn(`${USERS}/create`);
    const operator = createOperator(person, "en");
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await person.context.route(ADD, (route) =>
      route.fulfill({ json: { code: 500, data: { request }, count: 0, msg: "" } }),
    );
    await operator.fill("name", `Failing ${stamp}`);
    await operator.fill("link_id", "ops@pilothouse.example");
    await saveButton(person).click();
    const alert = operator.page.locator("main [role=alert]").filter({ hasText: request });
    await alert.first().waitFor();
    await alert
      .first()
      .getByRole("button", { name: operator.say("ui.copy") })
      .click();
    expect(await operator.page.evaluate(() => navigator.clipboard.readText())).toBe(request);
    await person.end();
  });
});

describe("a browser whose clock is hours wrong", () => {
  it("signs in, and what it stores has the platform's time", async () => {
    const person = await visit();
    await person.page.clock.install({ time: Date.now() + 10 * 3_600_000 });
    await person.open("/login?lang=en");
    await signIn(person);
    await person.page.waitForURL((url) => url.pathname !== "/login");
    const operator = createOperator(person, "en");
    await operator.go(`${USERS}/create`);
    await operator.fill("name", `Ahead ${stamp}`);
    await operator.fill("link_id", "ops@pilothouse.example");
    const stored = operator.page.waitForResponse(ADD);
    await saveButton(person).click();
    const answer: unknown = await (await stored).json();
    const row = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
    expect(Math.abs(Number(row.gmt_create) - Date.now() / 1000)).toBeLessThan(60);
    await person.end();
  });
});

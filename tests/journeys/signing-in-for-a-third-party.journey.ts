import { afterAll, describe, expect, it } from "vitest";
import { VERIFICATION_CODE } from "./serve";
import { closePages, type Visit, visit } from "./visit";

afterAll(closePages);

const RETURN = "https://hearth.example/link/callback";
const asked = (path: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ app_key: "hearth-7f2c91", return_url: RETURN, state: "s 1", ...more })}`;

const signInAsVisitor = async ({ page }: Visit): Promise<void> => {
  await page.getByText("Hearth Home Assistant", { exact: true }).waitFor();
  await page.locator("input[name=account]").fill("emma");
  await page.locator("input[name=password]").fill("pilothouse");
  await page.locator("button[type=submit]").click();
};
/** Replaces all other sites, and records the addresses that the person was sent to. */
const watchOutside = async ({ page }: Visit): Promise<string[]> => {
  const visited: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "outside" });
  });
  return visited;
};

describe("an app user connects their account with a third party", () => {
  it("reads in English what is asked, allows it, and returns with a code and the state", async () => {
    const person = await visit({ language: "zh-CN" });
    const visited = await watchOutside(person);
    await person.open(asked("/authorize"));
    await person.page.getByRole("heading", { name: "Authorization login" }).waitFor();
    expect(await person.page.locator("html").getAttribute("lang")).toBe("en");
    await signInAsVisitor(person);
    await person.page.getByText("It never sees your password.").waitFor();
    await person.page.getByRole("button", { name: "Allow" }).dblclick();
    await person.page.waitForURL(`${RETURN}?*`);
    const query = new URL(person.page.url()).searchParams;
    expect(query.get("state")).toBe("s 1");
    expect(query.get("code")).toMatch(/^[\w-]{20,}$/);
    expect(visited).toHaveLength(1);
    await person.end();
  });

  it("goes straight back after signing in on the third party's login page", async () => {
    const person = await visit({ width: 390 });
    await watchOutside(person);
    await person.open(asked("/link3_login"));
    await person.page.getByText("Hearth Home Assistant", { exact: true }).waitFor();
    await person.page.locator("input[name=account]").fill("emma");
    await person.page.locator("input[name=password]").fill("wrong-password");
    await person.page.locator("button[type=submit]").click();
    await person.page.getByText("Wrong account or password").waitFor();
    expect(await person.page.locator("input[name=account]").inputValue()).toBe("emma");
    await signInAsVisitor(person);
    await person.page.waitForURL(`${RETURN}?*`);
    await person.end();
  });

  it("may sign in before the platform has said for whom, and is asked once it has", async () => {
    const person = await visit();
    const { page } = person;
    const visited = await watchOutside(person);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/cloud", async (route) => {
      if (route.request().postData()?.includes('"return_url"') && !route.request().postData()?.includes('"grant"'))
        await held;
      await route.continue();
    });
    await person.open(asked("/link3_login"));
    await page.locator("input[name=account]").fill("emma");
    await page.locator("input[name=password]").fill("pilothouse");
    expect(await page.locator("a[href]").count()).toBe(0);
    await page.locator("button[type=submit]").click();
    await page.getByRole("status").getByText("Checking…").waitFor();
    expect(visited).toEqual([]);
    answer();
    await page.getByText("Hearth Home Assistant", { exact: true }).waitFor();
    await page.getByText("Signed in as").first().waitFor();
    expect(visited).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`${RETURN}?*`);
    await person.end();
  });

  it("is asked for a picture after three wrong passwords, and for nothing more", async () => {
    const person = await visit({ width: 390 });
    const { page } = person;
    await watchOutside(person);
    await person.open(asked("/link3_login"));
    await page.getByText("Hearth Home Assistant", { exact: true }).waitFor();
    await page.locator("input[name=account]").fill("meiling");
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const answered = page.waitForResponse("**/api/user/login");
      await page.locator("input[name=password]").fill(`wrong-password-${attempt}`);
      await page.locator("button[type=submit]").click();
      await answered;
    }
    await page.locator("form .picture img").waitFor();
    await page.locator("button[type=submit]").click();
    await page.getByText("Enter the characters in the picture.").waitFor();
    await page.locator("input[name=account]").fill("emma");
    await page.locator("input[name=password]").fill("pilothouse");
    await page.locator("input[name=code]").fill(VERIFICATION_CODE);
    await page.locator("button[type=submit]").click();
    await page.waitForURL(`${RETURN}?*`);
    await person.end();
  });

  it("is let in by a browser with a wrong clock, though no picture answers the time", async () => {
    const person = await visit();
    await watchOutside(person);
    await person.page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await person.open(asked("/link3_login"));
    await signInAsVisitor(person);
    await person.page.waitForURL(`${RETURN}?*`);
    await person.end();
  });

  it("is sent nowhere when the key is wrong, and never to an address that is not registered", async () => {
    const person = await visit();
    const visited = await watchOutside(person);
    await person.open(asked("/authorize", { app_key: "no-such-key" }));
    await person.page.getByRole("heading", { name: "Authorization key wrong" }).waitFor();
    for (const address of [
      "https://evil.example/link/callback",
      `${RETURN}/../../evil`,
      `${RETURN}?next=https://evil.example`,
      "https://hearth.example@evil.example/link/callback",
      "javascript:alert(1)",
      "//evil.example",
    ]) {
      await person.open(asked("/link3_login", { return_url: address }));
      await person.page.getByText("has not registered its return URL").waitFor();
      expect(await person.page.locator("a[href], form").count()).toBe(0);
    }
    expect(visited).toEqual([]);
    await person.end();
  });
});

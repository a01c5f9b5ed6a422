import { afterAll, describe, expect, it } from "vitest";
import { openWithNamedFilesOnly, compressedSize } from "./namedFiles";
import { readModel } from "./readModel";
import { closePages, workerAddress, visit, visitSignedIn } from "./visit";

afterAll(closePages);

const HEARTH = new URLSearchParams({
  app_key: "hearth-7f2c91",
  return_url: "https://hearth.example/link/callback",
  lang: "en",
});
/** The limits of this test. React alone takes 66 KB of the form's 100. */
const KILOBYTES_OF_A_FORM = 100;
const KILOBYTES_OF_A_LIST = 344;
const REQUESTS_OF_A_LIST = 7;
const KILOBYTES_OF_A_FURTHER_SCREEN = 17;

/** The scripts that the page at an address names for its screen. */
const scriptsAt = async (path: string): Promise<readonly string[]> => {
  const html = await (await fetch(workerAddress() + path)).text();
  const { parts }: { readonly parts: readonly string[] } = JSON.parse(/id="preloads">([^<]*)</.exec(html)?.[1] ?? "");
  return parts.filter((file) => file.endsWith(".js"));
};

describe("on a slow line", () => {
  it.each([
    "/login?lang=en",
    "/login?lang=zh-CN&return=%2Fproduct%2Fdevice",
    "/register?lang=en",
    "/forgotten?lang=zh-CN",
    "/live_cdk?lang=en",
    "/live_play?lang=zh-TW",
    `/authorize?${HEARTH}`,
    `/link3_login?${HEARTH}`,
  ])("the form of %s asks for all it needs at once, and for little", async (path) => {
    const person = await visit();
    const { kilobytes } = await openWithNamedFilesOnly(
      person.page,
      path,
      "input:is([name=password], [name=account], [name=cdk])",
    );
    expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_OF_A_FORM);
    await person.end();
  });

  it.each(["/product/device?lang=en", "/operate/time_plan?lang=zh-TW"])("so does the list at %s", async (path) => {
    const person = await visitSignedIn("/files/none");
    const { requests, kilobytes } = await openWithNamedFilesOnly(person.page, path, "tbody tr[data-index] th");
    expect(requests).toBeLessThanOrEqual(REQUESTS_OF_A_LIST);
    expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_OF_A_LIST);
    await person.end();
  });

  it("every list after the first loads little", async () => {
    const here = new Set(await scriptsAt("/product/device"));
    const weights = new Map<string, number>();
    const weigh = async (file: string): Promise<number> => {
      const weight = weights.get(file) ?? compressedSize(await (await fetch(workerAddress() + file)).text());
      weights.set(file, weight);
      return weight;
    };
    // Hand-written screens may contain forms.
    const paths = readModel().sections.flatMap(({ screens }) =>
      screens.flatMap(({ path, component }) => (component === null ? [path] : [])),
    );
    const heavy: string[] = [];
    for (const path of paths) {
      const own = await Promise.all((await scriptsAt(path)).filter((file) => !here.has(file)).map(weigh));
      const kilobytes = own.reduce((sum, weight) => sum + weight, 0);
      if (kilobytes > KILOBYTES_OF_A_FURTHER_SCREEN) heavy.push(`${path}: ${kilobytes.toFixed(1)} KB`);
    }
    expect(paths.length).toBeGreaterThan(0);
    expect(heavy).toEqual([]);
  });

  it("a console that does not arrive says so, and can be asked for again", async () => {
    const person = await visitSignedIn("/files/none");
    const { page } = person;
    await page.route("**/assets/console-*.js", (route) => route.abort());
    await page.goto("/product/device?lang=zh-TW", { waitUntil: "commit" });
    await page.getByRole("alert").getByText("主控台載入失敗").waitFor();
    await page.unrouteAll();
    await page.getByRole("link", { name: "重新載入" }).click();
    await page.locator("tbody tr[data-index] th").first().waitFor();
    await person.end();
  });

  it("a list that was open before requests its rows beside the console's script, once", async () => {
    const person = await visitSignedIn("/product/device");
    const { page } = person;
    const row = page.locator("tbody tr[data-index] th").first();
    await row.waitFor();
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/assets/console-*.js", async (route) => {
      await held;
      await route.continue();
    });
    const requests: string[] = [];
    page.on("request", (request) => request.url().endsWith("/uid/reg/list") && requests.push(request.url()));
    const answered = page.waitForResponse("**/uid/reg/list");
    await page.goto("/product/device?lang=en", { waitUntil: "commit" });
    await answered;
    send();
    await row.waitFor();
    expect(requests).toHaveLength(1);
    await person.end();
  });
});

// The title of each route in the browser's tab.
import { afterAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/framework/wire/contract";
import { pageTitles } from "../../src/generated/pageTitles";
import { readModel } from "../journeys/readModel";
import { closePages, visit, visitSignedIn } from "../journeys/visit";

afterAll(closePages);

const TITLE = '2. "The page title comes from the route\'s title label, or defaults to the open-server label."';
const { product, pages } = pageTitles;

describe("the title of a page", () => {
  it.each(LANGUAGES)(`${TITLE}: of pages without an account, in %s`, async (language) => {
    const person = await visit();
    for (const [path, label] of Object.entries(pages)) {
      await person.open(`${path}?lang=${language}`);
      await expect.poll(() => person.page.title(), { message: path }).toBe(`${label[language]} - ${product[language]}`);
    }
    await person.end();
  });

  it(`${TITLE}: after a language is picked`, async () => {
    const person = await visit();
    await person.open("/register?lang=en");
    await person.page.getByLabel("Language").selectOption("zh-TW");
    await expect.poll(() => person.page.title()).toBe(`${pages["/register"]["zh-TW"]} - ${product["zh-TW"]}`);
    await person.end();
  });

  it('2. "| /link3_login | third-party login page (language en, title label auth_login) |": its title', async () => {
    const person = await visit();
    await person.open("/link3_login");
    const { en } = readModel().titles["titles.auth_login"] ?? {};
    await expect.poll(() => person.page.title()).toBe(`${en} - ${product.en}`);
    await person.end();
  });

  it(`${TITLE}: of screens`, async () => {
    const person = await visitSignedIn("/product/device?lang=en");
    await expect.poll(() => person.page.title()).toBe(`Devices - ${product.en}`);
    expect(await (await person.context.request.get("/nowhere")).text()).toContain(`<title>${product.en}</title>`);
    await person.open("/nowhere?lang=en");
    await expect.poll(() => person.page.title()).toContain(product.en);
    await person.end();
  });
});

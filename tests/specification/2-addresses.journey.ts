import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { closePages, visit, visitSignedIn, goToPath } from "../journeys/visit";

afterAll(closePages);

const SCROLLS = '2. "Navigation scrolls to the hash, or to the top."';

/** Whether the element with this id is on the screen. */
const isInView = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const place = document.getElementById(wanted)?.getBoundingClientRect();
    return place !== undefined && place.top >= 0 && place.top < innerHeight;
  }, id);

describe("a hash", () => {
  it.each(["section-keys", "field-dk_limit"])(`${SCROLLS}: on arrival too, to the part %s of a form`, async (id) => {
    const person = await visitSignedIn(`/operate/company/2?lang=en#${id}`);
    await expect.poll(() => isInView(person.page, id), { timeout: 15_000 }).toBe(true);
    expect(await person.page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await goToPath(person.page, "/operate/company?lang=en");
    await expect.poll(() => person.page.evaluate(() => scrollY)).toBe(0);
    await person.end();
  });

  it(`${SCROLLS}: on arrival too, to the part of a record`, async () => {
    const person = await visitSignedIn("/operate/company/2/show?lang=en#field-dk_limit", { width: 390 });
    await expect.poll(() => isInView(person.page, "field-dk_limit"), { timeout: 15_000 }).toBe(true);
    expect(await person.page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await person.end();
  });

  it(`${SCROLLS}: a hash that names nothing, and is no proper text, leaves the page as it is`, async () => {
    const person = await visitSignedIn("/dashboard?lang=en#100%");
    for (const path of ["/dashboard?lang=en#100%", "/operate/company/2?lang=en#100%", "/live_cdk?lang=en#100%"]) {
      await person.open(path);
      await person.page.locator("h1").first().waitFor();
    }
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("an address that nobody made by the console", () => {
  it('2. "| any other path | catch-all page |": whatever its text is', async () => {
    const person = await visitSignedIn("/%E0%A4%A?lang=en");
    for (const path of ["/%E0%A4%A", "/__proto__", "/constructor/x", "/product/device/%"]) {
      await person.open(`${path}?lang=en#%`);
      await person.page.getByRole("heading", { name: "Page not found" }).first().waitFor();
    }
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it('2. "| /login, /register | authentication layout |": with a query that is no proper text', async () => {
    const person = await visit();
    for (const path of ["/login?return=%&lang=%E0%A4%A#100%", "/login?return=%&lang=en", "/register?x=%#%"]) {
      await person.open(path);
      await person.page.locator("form h1").waitFor();
    }
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

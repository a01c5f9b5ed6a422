import { afterAll, describe, expect, it } from "vitest";
import { rowsOf } from "../contract/Client";
import { createCaller, closePages, type Visit, visitSignedIn, goToPath } from "../journeys/visit";

afterAll(closePages);

const RULE =
  '3. "The selected item is the one with the given comp_id if present, else the first root item, else the last one."';

const current = ({ page }: Visit) => page.locator("[role=treegrid] tr[aria-current]");

describe("a tree", () => {
  it(`${RULE}: of companies, and the address carries it into a record and back`, async () => {
    const person = await visitSignedIn("/operate/company?comp_id=9");
    const { page } = person;
    await current(person).filter({ hasText: "Harbour Cameras Ltd" }).waitFor();
    expect(await current(person).count()).toBe(1);

    // Only the rows near the visible part are drawn.
    const other = page.getByRole("row").filter({ hasText: "Northlight Optics GmbH" }).getByRole("rowheader");
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -100_000);
    await page.waitForTimeout(200);
    for (let step = 0; step < 100 && (await other.count()) === 0; step += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
    await other.click();
    await page.waitForURL("**/operate/company/3/show*");
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("comp_id") === "3");
    await current(person).filter({ hasText: "Northlight Optics GmbH" }).waitFor();

    // The first path has an unknown key, the second path has no key.
    for (const path of ["/operate/company?comp_id=987654", "/operate/company"]) {
      await goToPath(page, path);
      await current(person).filter({ hasText: "Pilothouse Cloud" }).waitFor();
    }
    await page.getByRole("treegrid").focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForURL((url) => url.searchParams.get("comp_id") === "2");
    await current(person).filter({ hasText: "深圳锐视智能科技有限公司" }).waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it(`${RULE}: unfolds what is around the given one, which stays in sight when all is folded`, async () => {
    const person = await visitSignedIn("/operate/company");
    const { page } = person;
    await current(person).waitFor();
    await page.getByRole("button", { name: "Collapse all" }).click();
    await page.getByRole("row").filter({ hasText: "Harbour Cameras Ltd" }).waitFor({ state: "detached" });
    await goToPath(page, "/operate/company?comp_id=9");
    await current(person).filter({ hasText: "Harbour Cameras Ltd" }).waitFor();
    await page.getByRole("button", { name: "Collapse all" }).click();
    await current(person).filter({ hasText: "Pilothouse Cloud" }).waitFor();
    await person.end();
  });

  it(`${RULE}: the last one where no company is a root`, async () => {
    const call = await createCaller("ruishi");
    const own = rowsOf(await call("/v2/user/company/list", { page_size: 5000 }));
    expect(own.filter(({ comp_parent_id }) => comp_parent_id === 0)).toEqual([]);
    const person = await visitSignedIn("/operate/company", { account: "ruishi" });
    await current(person).waitFor();
    await person.page.getByRole("treegrid").focus();
    const named = await current(person).getByRole("rowheader").textContent();
    await person.page.keyboard.press("End");
    await person.page.waitForURL((url) => url.searchParams.has("comp_id"));
    expect(await current(person).getByRole("rowheader").textContent()).toBe(named);
    await person.end();
  });

  it(`${RULE}: of menus by their own key`, async () => {
    const call = await createCaller();
    const [menu = {}] = rowsOf(await call("/v2/user/menu/list", { menu_key: "operate.zone" }));
    const person = await visitSignedIn(`/system/menu?menu_id=${String(menu.menu_id)}`);
    await current(person).filter({ hasText: "operate.zone" }).waitFor();
    await goToPath(person.page, "/system/menu");
    await current(person).filter({ hasText: "dashboard" }).waitFor();
    await person.end();
  });
});

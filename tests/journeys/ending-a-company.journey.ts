// A company gives up its business. A person of the company above reads the effects, and then ends the company.
import { afterAll, describe, expect, it } from "vitest";
import { newName } from "../contract/newName";
import { recordOf, rowsOf } from "../contract/Client";
import { MENU_AND_BAR, auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { expectFinished, createOperator } from "./operate";
import { pressAction } from "./steps";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const EVENT = { en: "ended it", "zh-CN": "终止了此记录" } as const;
const CUSTOMER = 6;

describe("a company with many records that ends", () => {
  it("says on its page how far that is, why it has stopped, and goes on", async () => {
    const admin = await createCaller();
    const name = newName("Many Hotels");
    const given = { comp_name: name, comp_type: CUSTOMER, comp_parent_id: 11 };
    const { comp_id } = recordOf(await admin("/v2/user/company/add", given));
    const person = await visitSignedIn(`/operate/company/${comp_id}/show`);
    const { page, say } = createOperator(person, "en");
    // The answer is faked, because creating a company with so many records would take a minute.
    const many = { done: 1200, total: 50_000, task: `ending-company-${comp_id}`, reason: "", obstacles: [] };
    const stopped = { ...many, state: "stopped", reason: "Server error" };
    let followed: object = { ...many, state: "working" };
    let asked = 0;
    await page.route(`**/rest/ending/company*${comp_id}`, async (route) => {
      if (route.request().postDataJSON()?.again === true) {
        asked += 1;
        followed = { ...many, state: "working", done: 30_000 };
      } else if (route.request().method() === "PUT") await route.fetch();
      await route.fulfill({ json: { id: `company:${comp_id}`, ...followed } });
    });
    const dialog = page.getByRole("dialog");
    const button = say("ending.button");
    expect(await pressAction(page, button)).toBe(true);
    await dialog.getByRole("textbox", { name: say("ui.type_to_confirm", { word: name }) }).fill(name);
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await page.getByText(say("ending.begun", { name })).waitFor();
    const progress = (done: string) =>
      page.getByRole("progressbar", { name: say("ending.working", { done, total: "50,000" }) });
    await progress("1,200").waitFor();
    expect(await pressAction(page, button)).toBe(false);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    followed = stopped;
    const why = { done: "1,200", total: "50,000", reason: stopped.reason };
    await page.getByText(say("ending.stopped", why)).waitFor();
    await page.getByRole("button", { name: say("ending.again") }).click();
    await progress("30,000").waitFor();
    expect(asked).toBe(1);
    followed = { ...many, state: "ended" };
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    await expectFinished(person);
    await person.end();
  });
});

describe.each(journeyLanguages("zh-CN"))("a company that ends, in %s", (language) => {
  it("shows what it has, stays while something prevents its end, and is handed over", async () => {
    const admin = await createCaller();
    const name = newName("Quay Hotel");
    const made = async (given: object) =>
      recordOf(await admin("/v2/user/company/add", { comp_type: CUSTOMER, comp_parent_id: 11, ...given }));
    const { comp_id } = await made({ comp_name: name });
    const { comp_id: below } = await made({ comp_name: newName("Quay Branch"), comp_type: 7, comp_parent_id: comp_id });
    const heir = newName("Harbour Hotel");
    await made({ comp_name: heir });
    await admin("/v2/property/community/add", { comp_id, name: newName("Quay yard"), type: 1 });
    const person = await visitSignedIn(`/operate/company/${comp_id}/show`, { language });
    const { page, say } = createOperator(person, language);
    const dialog = page.getByRole("dialog");
    const finish = dialog.getByRole("button", { name: say("ending.button"), exact: true });
    expect(await pressAction(page, say("ending.button"))).toBe(true);
    await dialog.getByText(say("ending.in_the_way_below", { count: 1 })).waitFor();
    expect(await finish.isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: say("ui.cancel"), exact: true }).click();
    expect((await admin("/v2/user/company/del", { comp_id: below })).code).toBe(200);
    expect(await pressAction(page, say("ending.button"))).toBe(true);
    await dialog.getByRole("radio", { name: say("ending.transfer") }).check();
    await dialog.getByRole("combobox").fill(heir);
    await page.getByRole("option", { name: heir }).first().click();
    await dialog.getByRole("heading", { name: say("ending.fate_move") }).waitFor();
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await dialog.getByRole("textbox", { name: say("ui.type_to_confirm", { word: name }) }).fill(name);
    await finish.click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("region", { name: say("history.tab") }).scrollIntoViewIfNeeded();
    await page.getByText(EVENT[language]).first().waitFor();
    const { data } = await admin("/v2/property/community/list", { comp_id });
    expect(rowsOf({ code: 200, count: 0, data })).toEqual([]);
    await expectFinished(person);
    await person.end();
  });
});

// A property manager sees only a part of residents' phone numbers, and can show a whole number when it is needed.
import { afterAll, describe, expect, it } from "vitest";
import { rowsOf } from "../contract/Client";
import { MENU_AND_BAR, auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { expectFinished, createOperator } from "./operate";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const LIST = "/v2/property/owner/list";
const SET = "/v2/property/owner/set";
/** An account whose role shows personal data one value at a time. */
const MANAGER = "property";
const PHONES = { en: ["13700008021", "137****8021"], "zh-CN": ["13700009132", "137****9132"] } as const;
const EVENT = { en: "viewed personal data", "zh-CN": "查看了个人数据" } as const;

describe.each(journeyLanguages("en"))("personal data, in %s", (language) => {
  const [phone, mask] = PHONES[language];

  it("is masked, shown on demand, and not lost when the rest is changed", async () => {
    const [admin, manager] = [await createCaller(), await createCaller(MANAGER)];
    const owners = rowsOf(await manager(LIST, { page_size: 50, sort_field: "id" }));
    const { id } = owners[language === "en" ? 0 : 1] ?? {};
    expect((await admin(SET, { id, phone_area: "+86", phone })).code).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ review: [1, 2, 3] }));
    const person = await visitSignedIn(`/property/owner?filter=${filter}`, { language, account: MANAGER });
    const { page, say, save, fill, rows } = createOperator(person, language);
    await rows.first().waitFor();
    expect(await page.getByText(phone).count()).toBe(0);
    // The list offers no search in fields that the account may not see.
    expect(await page.getByRole("searchbox").count()).toBe(0);
    await person.open(`/property/owner/${id}/show`);
    await page.getByText(mask).waitFor();
    const field = page.locator("#field-phone");
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await field.getByRole("button").click();
    await field.getByText(phone).waitFor();
    await field.getByRole("button").click();
    await field.getByText(mask).waitFor();
    await page.getByRole("region", { name: say("history.tab") }).scrollIntoViewIfNeeded();
    await page.getByText(EVENT[language]).first().waitFor();
    await person.open(`/property/owner/${id}`);
    const box = page.locator('main [name="phone"]');
    await box.waitFor();
    expect([await box.inputValue(), await box.getAttribute("placeholder")]).toEqual(["", mask]);
    await page.getByText(say("form.maskKept")).first().waitFor();
    await fill("members", "7");
    await save();
    expect(rowsOf(await admin(LIST, { id }))).toMatchObject([{ members: 7, phone }]);
    await expectFinished(person);
    await person.end();
  });
});

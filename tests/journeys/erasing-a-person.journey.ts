// A person asks for their stored data, and then to be erased.
import { readFile } from "node:fs/promises";
import { afterAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { MENU_AND_BAR, auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { expectFinished, createOperator } from "./operate";
import { pressAction } from "./steps";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const EVENT = { en: "erased personal data", "zh-CN": "抹除了个人数据" } as const;

describe.each(journeyLanguages("en"))("a user who wants to be forgotten, in %s", (language) => {
  it("is given all data as a file, and erased after the key was typed", async () => {
    const admin = await createCaller();
    const page_index = language === "en" ? 5 : 6;
    const [user = {}] = rowsOf(await admin("/v2/umh/admin/user/list", { page_size: 10, page_index }));
    const id = String(user.user_id);
    const person = await visitSignedIn(`/applist/user/${id}/show`, { language });
    const { page, say } = createOperator(person, language);
    const dialog = page.getByRole("dialog");
    const press = async (key: string) => expect(await pressAction(page, say(key))).toBe(true);
    const agree = (key: string) => dialog.getByRole("button", { name: say(key), exact: true }).click();
    await press("privacy.take_out");
    const [file] = await Promise.all([page.waitForEvent("download"), agree("privacy.take_out")]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(String(user.user_email));
    await dialog.waitFor({ state: "detached" });
    await press("privacy.erase");
    await dialog.waitFor();
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await dialog.getByRole("textbox").fill("somebody else");
    await agree("privacy.erase");
    await dialog.locator("[aria-invalid=true]").waitFor();
    expect(recordOf(await admin("/v2/umh/admin/user/get", { user_id: id })).user_email).toBe(user.user_email);
    await dialog.getByRole("textbox").fill(id);
    await agree("privacy.erase");
    await dialog.waitFor({ state: "detached" });
    await page.getByText(`erased-${id}`).first().waitFor();
    await page.getByRole("region", { name: say("history.tab") }).scrollIntoViewIfNeeded();
    await page.getByText(EVENT[language]).first().waitFor();
    // The browser reports the refused confirmation word as an error.
    const refused = person.errors.filter((error) => !error.includes("status of 406"));
    await expectFinished({ ...person, errors: refused });
    await person.end();
  });
});

// A device is sold. An account that reaches both companies reads what will happen to related records, and hands the
// device over.
import { afterAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { MENU_AND_BAR, auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { expectFinished, createOperator } from "./operate";
import { VERIFICATION_CODE } from "./serve";
import { pressAction } from "./steps";
import { createCaller, closePages, workerAddress, visitSignedIn } from "./visit";

afterAll(closePages);

const EVENT = { en: "transferred it", "zh-CN": "转让了此记录" } as const;
const SELLER = 11;
const BUYER = { id: 9, name: "Harbour Cameras Ltd" };

describe.each(journeyLanguages("en"))("a device that is sold, in %s", (language) => {
  it("goes to the buyer after it was counted, without what its users had of it", async () => {
    const admin = await createCaller();
    const [bind = {}] = rowsOf(
      await admin("/v2/umh/admin/devbind/list", { page_size: 1, page_index: language === "en" ? 5 : 6 }),
    );
    const uid = String(bind.uid);
    const person = await visitSignedIn(`/product/device/${uid}/show`, { language });
    const { page, say } = createOperator(person, language);
    const dialog = page.getByRole("dialog");
    expect(await pressAction(page, say("ending.pass_button"))).toBe(true);
    await dialog.getByRole("heading", { name: say("ending.pass_fate_erase") }).waitFor();
    await dialog.getByText(say("ending.pass_who")).waitFor();
    await dialog.getByRole("combobox").fill(BUYER.name);
    await page.getByRole("option", { name: BUYER.name }).first().click();
    await dialog.getByRole("textbox", { name: say("ui.type_to_confirm", { word: uid }) }).fill(uid);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await dialog.getByRole("button", { name: say("ending.pass_button"), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("main").getByText(BUYER.name).first().waitFor();
    await page.getByRole("region", { name: say("history.tab") }).scrollIntoViewIfNeeded();
    await page.getByText(EVENT[language]).first().waitFor();
    expect(recordOf(await admin("/uid/info/get", { uid })).comp_id).toBe(BUYER.id);
    await expectFinished(person);
    await person.end();
  });
});

describe("a device that somebody watches", () => {
  it("is cut when it is sold, and the watcher learns why", async () => {
    const admin = await createCaller();
    const [device = {}] = rowsOf(
      await admin("/v2/iot/web/uid/reg/list", { comp_id: SELLER, online: 1, page_size: 1, page_index: 2 }),
    );
    const uid = String(device.uid);
    const watcher = await visitSignedIn(`/live_play?uid=${uid}`, { account: "distributor" });
    await watcher.page.locator(".player[data-state=playing]").waitFor();
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    const { client } = await openLive(workerAddress());
    const headers = { authorization: `Bearer ${await client.token("admin")}`, "content-type": "application/json" };
    const ask = async (method: string, path: string, body: object) =>
      (await client.fetch(`/rest/ending${path}`, { method, headers, body: JSON.stringify(body) })).json();
    const { mark } = await ask("POST", "", { of: "device", record: uid });
    await ask("PUT", `/${encodeURIComponent(`device:${uid}`)}`, { to: BUYER.id, confirm: uid, mark });
    await watcher.page.getByText("This device belongs to another company now.").waitFor();
    await watcher.end();
  });
});

describe.each([1600, 1200, 820, 390])("at %s px, the buttons of a device", (width) => {
  it("are each either on the line or in the menu, and do their work in both", async () => {
    const person = await visitSignedIn("/product/device/PHCAM-000A1B2C3D4E/show", { width });
    const { page, say } = createOperator(person, "en");
    const line = page.locator(".ui-fitting");
    // With no room for any of them, the line is empty.
    await line.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const shown = await line
      .locator(":scope > *")
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === "visible" && one.getClientRects().length > 0)
          .map((one) => one.textContent.trim()),
      );
    const more = page.getByRole("button", { name: say("ui.bulk.more"), exact: true });
    const items: string[] = [];
    if ((await more.count()) > 0) {
      await more.click();
      await page.getByRole("menuitem").first().waitFor();
      items.push(...(await page.getByRole("menuitem").allInnerTexts()).map((text) => text.trim()));
    }
    expect([...shown, ...items].sort()).toEqual(["Start-up settings", say("ending.pass_button")].sort());
    const role = items.includes(say("ending.pass_button")) ? "menuitem" : "button";
    if (role === "button" && items.length > 0) await page.keyboard.press("Escape");
    await page.getByRole(role, { name: say("ending.pass_button"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(say("ending.pass_who")).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

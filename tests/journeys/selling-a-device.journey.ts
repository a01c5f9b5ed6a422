// A device is sold: somebody above both companies looks at what goes along, and passes it on.
import { afterAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { AROUND, audit } from "./audit";
import { spoken } from "./combinations";
import { expectFinished, operate } from "./operate";
import { VERIFICATION_CODE } from "./serve";
import { callsOf, leave, ownAddress, visitSignedIn } from "./visit";

afterAll(leave);

const EVENT = { en: "Passed on", "zh-CN": "转让" } as const;
const SELLER = 11;
const BUYER = { id: 9, name: "Harbour Cameras Ltd" };

describe.each(spoken("en"))("a device that is sold, in %s", (language) => {
  it("goes to the buyer after it was counted, without what its users had of it", async () => {
    const admin = await callsOf();
    const [bind = {}] = rowsOf(
      await admin("/v2/umh/admin/devbind/list", { page_size: 1, page_index: language === "en" ? 5 : 6 }),
    );
    const uid = String(bind.uid);
    const person = await visitSignedIn(`/product/device/${uid}/show`, { language });
    const { page, say } = operate(person, language);
    const dialog = page.getByRole("dialog");
    await page
      .locator("main")
      .getByRole("button", { name: say("ending.pass_button"), exact: true })
      .click();
    await dialog.getByRole("heading", { name: say("ending.pass_fate_erase") }).waitFor();
    await dialog.getByText(say("ending.pass_who")).waitFor();
    await dialog.getByRole("combobox").fill(BUYER.name);
    await page.getByRole("option", { name: BUYER.name }).first().click();
    await dialog.getByRole("textbox", { name: say("ui.person.confirm", { word: uid }) }).fill(uid);
    expect(await audit(page, AROUND)).toEqual([]);
    await dialog.getByRole("button", { name: say("ending.pass_button"), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("main").getByText(BUYER.name).first().waitFor();
    await page.getByRole("tab", { name: say("history.tab") }).click();
    await page.getByText(`· ${EVENT[language]}`).first().waitFor();
    expect(recordOf(await admin("/uid/info/get", { uid })).comp_id).toBe(BUYER.id);
    await expectFinished(person);
    await person.end();
  });
});

describe("a device that somebody watches", () => {
  it("is cut when it is sold, and the watcher learns why", async () => {
    const admin = await callsOf();
    const [device = {}] = rowsOf(
      await admin("/v2/iot/web/uid/reg/list", { comp_id: SELLER, online: 1, page_size: 1, page_index: 2 }),
    );
    const uid = String(device.uid);
    const watcher = await visitSignedIn(`/live_play?uid=${uid}`, { account: "distributor" });
    await watcher.page.locator(".player[data-state=playing]").waitFor();
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    const { client } = await openLive(ownAddress());
    const headers = { authorization: `Bearer ${await client.token("admin")}`, "content-type": "application/json" };
    const ask = async (method: string, path: string, body: object) =>
      (await client.fetch(`/rest/ending${path}`, { method, headers, body: JSON.stringify(body) })).json();
    const { mark } = await ask("POST", "", { of: "device", record: uid });
    await ask("PUT", `/${encodeURIComponent(`device:${uid}`)}`, { to: BUYER.id, confirm: uid, mark });
    await watcher.page.getByText("This device belongs to another company now.").waitFor();
    await watcher.end();
  });
});

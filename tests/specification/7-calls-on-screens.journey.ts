import type { Page, Request } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { chooseOffer } from "../journeys/offers";
import { createCaller, closePages, visitSignedIn } from "../journeys/visit";

afterAll(closePages);

const bodyOf = (request: Request): JsonRecord => {
  const body: unknown = JSON.parse(request.postData() ?? "{}");
  if (!isRecord(body)) return {};
  return isRecord(body.params) ? body.params : body;
};
/** The parameters of the next request to `path` that `work` causes. */
const sent = async (page: Page, path: string, work: () => Promise<void>): Promise<JsonRecord> => {
  const [request] = await Promise.all([page.waitForRequest(`**/api${path}`), work()]);
  return bodyOf(request);
};

const pick = async (page: Page, label: string, text: string) => {
  const box = page.getByRole("dialog").getByRole("combobox", { name: label });
  await box.fill(text);
  await page.getByRole("option", { name: text }).first().click();
};

describe("a call of the specification has its screen", () => {
  it('7. "/mall/otherplatform/query, add, modify, delete; product/query; appbind/set, get.": the page of a third party shows its goods and binds apps, which saving does not', async () => {
    const call = await createCaller();
    const party = { name: `Party ${Date.now()}`, type: 1, comp_id: 2, app_key: `key-${Date.now()}`, app_secret: "s" };
    const { id } = recordOf(await call("/mall/otherplatform/add", party));
    const bound = async () => recordOf(await call("/mall/otherplatform/appbind/get", { id })).app_ids;
    const person = await visitSignedIn(`/operate/platform/${String(id)}/show`);
    const { page } = person;
    await page.getByRole("button", { name: "Bind apps" }).click();
    await pick(page, "Bound apps", "GuardHome");
    const inDialog = page.getByRole("dialog").getByRole("button", { name: "Bind apps" });
    expect(await sent(page, "/mall/otherplatform/appbind/set", () => inDialog.click())).toMatchObject({ app_ids: [1] });
    const section = page.getByRole("region", { name: "Bound apps" });
    await section.getByRole("link", { name: "GuardHome" }).waitFor();
    expect(await bound()).toEqual([1]);

    await page.getByRole("button", { name: "Goods on offer" }).click();
    await page
      .getByRole("dialog")
      .getByRole("table", { name: "Goods on offer" })
      .or(page.getByText("Nothing to show."))
      .waitFor();
    await page.getByRole("button", { name: "Close" }).click();

    await page.getByRole("link", { name: "Edit" }).click();
    await page.locator("main input[name=name]").fill(`${party.name} & Co`);
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
    expect(await sent(page, "/mall/otherplatform/modify", save)).not.toHaveProperty("app_ids");
    await page.waitForURL((url) => !url.pathname.endsWith(String(id)));
    expect(await bound()).toEqual([1]);
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it('7. "/uid/info/get; /uid/properties/get.": the page of a device shows what the device reports, and its registration', async () => {
    const person = await visitSignedIn("/product/device/PHCAM-000A1B2C3D4E/show");
    const { page } = person;
    const registered = page.waitForRequest("**/api/iot/uid/reg/query");
    const open = () => page.getByRole("button", { name: "Reported by the device" }).click();
    expect(await sent(page, "/uid/properties/get", open)).toMatchObject({ uid: "PHCAM-000A1B2C3D4E" });
    expect(bodyOf(await registered)).toMatchObject({ uid: "PHCAM-000A1B2C3D4E" });
    const table = page.getByRole("dialog").getByRole("table", { name: "Reported by the device" });
    await table.getByRole("row").filter({ hasText: "Firmware version" }).filter({ hasText: "4.0.3" }).waitFor();
    await page.getByRole("region", { name: "Registration" }).getByText("00:1A:2B:3C:4D:5E").waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it('7. "/user/appid/get.": the page of a company shows the ids of its apps', async () => {
    const person = await visitSignedIn("/operate/company/2/show");
    const { page } = person;
    const open = () => page.getByRole("button", { name: "App IDs and keys" }).click();
    expect(await sent(page, "/user/appid/get", open)).toMatchObject({ comp_id: 2 });
    await page.getByRole("dialog").getByRole("row").filter({ hasText: "GH7F2A91C4D0" }).waitFor();
    await person.end();
  });

  it('7. "/pay/order/add.": the list of orders places one, and answers where it is paid', async () => {
    const call = await createCaller();
    const name = `Traffic ${Date.now()}`;
    const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
    const goods = { name, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1, ...prices };
    const { id } = recordOf(await call("/v2/mall/admin/product/add", goods));
    const person = await visitSignedIn("/vas/order");
    const { page } = person;
    await page.getByRole("button", { name: "Place an order" }).click();
    await chooseOffer(page, "Package", name);
    const choose = async (label: string, option: string) => {
      await page.getByRole("dialog").getByRole("combobox", { name: label }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    };
    await choose("Payment type", "Card payment");
    await choose("Currency", "Dollar (USD)");
    const place = () => page.getByRole("dialog").getByRole("button", { name: "Place an order" }).click();
    expect(await sent(page, "/pay/order/add", place)).toMatchObject({ spec_id: id, pay_type: 7, fee_type: "usd" });
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /\/pay\// })
      .waitFor();
    const [order] = rowsOf(await call("/v2/mall/admin/order/list", { spec_id: id }));
    expect(order).toMatchObject({ price: "2.00", order_state: 1, comp_id: 1 });
    await person.end();
  });

  it('7. "POST /v2/oss/upload with form data.": a host that gives no address for a PUT gets the file as a form', async () => {
    const person = await visitSignedIn("/operate/good/create");
    const { page } = person;
    await page.route("**/api/v2/oss/upload/puturl/get", (route) =>
      route.fulfill({ json: { code: 404, data: null, count: 0 } }),
    );
    const stored = page.waitForResponse("**/api/v2/oss/upload");
    const pixel = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: pixel });
    const reply: unknown = await (await stored).json();
    const { url } = isRecord(reply) && isRecord(reply.data) ? reply.data : { url: "" };
    expect(url).toMatch(/a\.png/);
    await expect.poll(() => page.locator("input[inputmode=url]").first().inputValue()).toBe(url);
    await person.end();
  });

  it('7. "/v2/user/role/list, add, set, del, get, rela/list.": the picker of roles offers those that may be given', async () => {
    const person = await visitSignedIn("/operate/user/create");
    const { page } = person;
    const [request] = await Promise.all([
      page.waitForRequest("**/api/v2/user/role/rela/list"),
      page.getByRole("combobox", { name: "Role" }).click(),
    ]);
    expect(request.url()).toContain("/rela/list");
    await page.getByRole("option", { name: "Company owner" }).waitFor();
    await person.end();
  });
});

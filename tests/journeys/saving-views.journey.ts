// Saved views of a list: found in another browser, shared by a link, and as the default view of a role.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { journeyLanguages } from "./combinations";
import { createCaller, closePages, type Visit, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const PASSWORD = "quiet-otter-71";
const UNPAID = "?filter=%7B%22order_state%22%3A%5B1%5D%7D";

const NAMES = { en: "Unpaid first", "zh-CN": "待支付优先" } as const;

describe.each(journeyLanguages("en"))("a view of orders, in %s and on a phone in the other language", (language) => {
  const say = wordsOf(language);
  const other = language === "en" ? "zh-CN" : "en";
  const sayThere = wordsOf(other);
  const name = NAMES[language];
  const short = language.slice(0, 2);
  const colleague = `views-${short}`;
  const role = `Views ${language}`;

  // An account and a role only for this journey, because a default view affects everybody with the role.
  beforeAll(async () => {
    const ask = await createCaller();
    const call: typeof ask = async (path, params) => {
      const reply = await ask(path, params);
      expect([path, reply.code, reply.data]).toEqual([path, 200, expect.anything()]);
      return reply;
    };
    const menus = rowsOf(await call("/v2/user/menu/list", { page_size: 1000 }));
    const menu_ids = menus
      .filter(({ menu_key }) => String(menu_key).startsWith("vas.order"))
      .map(({ menu_id }) => menu_id);
    const { id } = recordOf(
      await call("/v2/user/role/add", { name: role, cn_name: role, comp_id: 1, menu_ids, state: 1 }),
    );
    await call("/v2/user/account/add", {
      user_id: colleague,
      user_password: PASSWORD,
      user_name: colleague,
      user_email: `${colleague}@views.example`,
      user_type: 1,
      comp_id: 1,
      role_id: id,
      scope: 2,
      state: 1,
    });
  });

  const tab = ({ page }: Visit, text: string) => page.locator(".ui-view[aria-current=true]").filter({ hasText: text });
  const press = ({ page }: Visit, key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
  const choose = async (person: Visit, key: string) => {
    await person.page.locator(".ui-view-more").click();
    await person.page.getByRole("menuitem", { name: say(key), exact: true }).click();
  };
  const confirm = async ({ page }: Visit, key: string) => {
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say(key), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  };
  const query = ({ page }: Visit) => new URL(page.url()).searchParams;

  it("is saved, shared by a link, and opens for a role in another browser", async () => {
    const author = await visitSignedIn(`/vas/order${UNPAID}`, { language });
    await press(author, "ui.view.save_as");
    await author.page.getByRole("dialog").getByRole("textbox").fill(name);
    await confirm(author, "ui.save");
    await tab(author, name).waitFor();
    expect(await author.page.getByRole("button", { name: say("ui.view.save_as") }).count()).toBe(0);
    await author.page.locator("main thead th[data-source=price] button").click();
    await tab(author, say("ui.view.differs")).waitFor();
    await press(author, "ui.view.save");
    await author.page.locator(".ui-view-dot").waitFor({ state: "detached" });
    await choose(author, "ui.view.share");
    await confirm(author, "ui.view.share");
    const id = query(author).get("view");
    // An account that may change the role can set the default view of its lists.
    await choose(author, "ui.view.make_default_of");
    await author.page.getByRole("dialog").getByRole("combobox").click();
    await author.page.getByRole("option", { name: role, exact: true }).click();
    await confirm(author, "ui.view.make_default");

    // On a phone, the shown view has a menu. The list opens with the role's default view, and requests no other rows.
    const phone = await visitSignedIn("/", { language: other, width: 390, account: colleague, password: PASSWORD });
    const asked: string[] = [];
    phone.page.on("request", (request) => {
      if (request.url().endsWith("/order/list")) asked.push(request.postData() ?? "");
    });
    await phone.open("/vas/order");
    const face = phone.page.locator(".ui-view-face");
    await face.filter({ hasText: name }).waitFor();
    // The counts of other views ask for one row.
    expect(asked.map((body) => JSON.parse(body)).filter(({ page_size }) => page_size > 1)).toEqual([
      expect.objectContaining({ order_state: [1], sort_field: "price", sort_order: "asc" }),
    ]);
    await face.click();
    const menu = phone.page.getByRole("menu");
    await menu.getByText(sayThere("ui.view.is_shared_by", { author: "admin" })).waitFor();
    expect(await menu.getByText(sayThere("ui.view.rename")).count()).toBe(0);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await menu.getByRole("menuitemradio", { name: sayThere("ui.view.all"), exact: true }).click();
    await face.filter({ hasText: sayThere("ui.view.all") }).waitFor();
    expect(query(phone).get("view")).toBeNull();
    // The other views are beside it. The rows begin within the first fifth of the screen.
    await phone.page.locator("main .ui-card-name").first().waitFor();
    const rows = await phone.page.locator("main .ui-cards").boundingBox();
    expect(rows?.y).toBeLessThanOrEqual(844 / 5);
    const unpaid = other === "en" ? "Unpaid" : "待支付";
    await phone.page.locator("main .ui-view", { hasText: unpaid }).click();
    await face.filter({ hasText: unpaid }).waitFor();
    await phone.open(`/vas/order?view=${id}`);
    await face.filter({ hasText: name }).waitFor();
    expect(query(phone).get("sort")).toBe("price");

    // The link of a deleted view says so, and the list is shown.
    await choose(author, "ra.action.delete");
    await confirm(author, "ra.action.delete");
    expect(author.errors).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.open(`/vas/order?view=${id}`);
    await phone.page.getByText(sayThere("ui.view.gone")).waitFor();
    await face.filter({ hasText: sayThere("ui.view.all") }).waitFor();
    await Promise.all([author.end(), phone.end()]);
  });
});

it("a list comes with views: a tab with the number of its rows shows them, and an own view can be saved of it", async () => {
  const say = wordsOf("en");
  const person = await visitSignedIn("/product/refund?lang=en");
  const { page } = person;
  const tab = page
    .getByRole("navigation", { name: say("ui.view.title") })
    .getByRole("button", { name: /^Refund waiting \d+$/ });
  await tab.waitFor();
  const [, count = ""] = /(\d+)$/.exec((await tab.innerText()).trim()) ?? [];
  await tab.click();
  await page.locator(".ui-view[aria-current=true]").filter({ hasText: "Refund waiting" }).waitFor();
  await page.locator(".ui-pill-set").filter({ hasText: "In progress" }).waitFor();
  const rows = new RegExp(`^1–\\d+ of ${count}$`);
  await page.locator(".ui-pager-count").filter({ hasText: rows }).waitFor();
  const query = new URL(page.url()).searchParams;
  expect([query.get("view"), query.get("filter"), query.get("order")]).toEqual([".waiting", '{"state":[1]}', "ASC"]);
  // A view with other filters counts as changed, and can be saved as a separate view.
  await page.locator(".ui-pill-remove").click();
  await page.getByRole("button", { name: say("ui.view.save_as"), exact: true }).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

import { afterAll, expect, it } from "vitest";
import { rowsOf } from "../contract/Client";
import { createOperator } from "../journeys/operate";
import { createCaller, closePages, visitSignedIn } from "../journeys/visit";

afterAll(closePages);

it('6. "Roles are configured with a menu tree of checkboxes; checking a parent checks all its children.": a role whose form has a menu checked is stored with all below it', async () => {
  const call = await createCaller();
  const menus = rowsOf(await call("/v2/user/menu/list", { page_size: 1000 }));
  const idOf = (key: string) => menus.find(({ menu_key }) => menu_key === key)?.menu_id;
  const below = (id: unknown): readonly unknown[] =>
    menus.filter((menu) => menu.menu_parent_id === id).flatMap(({ menu_id }) => [menu_id, ...below(menu_id)]);
  const parent = idOf("vas");
  const children = below(parent);
  expect(children.length).toBeGreaterThan(5);

  const name = `Tree ${Date.now()}`;
  const person = await visitSignedIn("/system/role/create?lang=en");
  const { fill } = createOperator(person, "en");
  await fill("name", name);
  await fill("cn_name", "树");
  const item = person.page.getByRole("treeitem", { name: "Value-added services" }).first();
  await item.click();
  expect(await item.getAttribute("aria-checked")).toBe("true");
  await person.page.getByRole("button", { name: "Save", exact: true }).click();
  await person.page.waitForURL((url) => !url.pathname.endsWith("/create"));
  const [stored = {}] = rowsOf(await call("/v2/user/role/list", { name }));
  const ids: readonly unknown[] = Array.isArray(stored.menu_ids) ? stored.menu_ids : [];
  expect(ids.toSorted()).toEqual([parent, ...children].toSorted());
  expect(person.errors).toEqual([]);
  await person.end();
});

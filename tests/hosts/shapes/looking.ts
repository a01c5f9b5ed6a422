// Reading with a host of a certain shape.
import { expect } from "vitest";
import { type Journey, NO_CHANGES, PAGE_SIZE, resourceOf } from "./HostVisit";

export const walkPages: Journey = async (visited) => {
  const { role, shape, page, say } = visited;
  const rows = visited.rowsOf(role.pages);
  await visited.walk(`${resourceOf(role.pages).path}?page=1&perPage=${PAGE_SIZE}`, "main [data-index]");
  await visited.sees(role.pages, rows.slice(0, PAGE_SIZE));
  const isCounted = shape.counts || !shape.pages;
  await page
    .getByText(say("ui.page.range", { from: 1, to: PAGE_SIZE, total: isCounted ? rows.length : "10+" }))
    .waitFor();
  await visited.button("ui.page.next").click();
  await visited.sees(role.pages, rows.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  return NO_CHANGES;
};

export const filterList: Journey = async (visited) => {
  const { resource, field, value } = visited.role.filtered;
  const found = visited.rowsOf(resource).filter((row) => visited.plain(resource, row)[field] === value);
  expect(found.length).toBeGreaterThan(0);
  const filter = encodeURIComponent(JSON.stringify({ [field]: value }));
  await visited.walk(`${resourceOf(resource).path}?page=1&perPage=${PAGE_SIZE}&filter=${filter}`, "main [data-index]");
  await visited.sees(resource, found);
  return NO_CHANGES;
};

export const readRecord: Journey = async (visited) => {
  const { role, page, say } = visited;
  const [row] = visited.rowsOf(role.read);
  const { title, fields, views } = resourceOf(role.read);
  await visited.walk(visited.at(role.read, row, "/show"));
  await page.getByText(String(row?.[title])).first().waitFor();
  const shown = views.show.groups.flatMap((group) => group.fields);
  const times = fields.filter(({ name, kind }) => kind === "timestamp" && shown.includes(name));
  const text = () => page.locator("main").innerText();
  for (const { name } of times) {
    const seconds = Number(visited.plain(role.read, row ?? {})[name] ?? 0);
    if (seconds > 0) await expect.poll(text).toContain(new Date(seconds * 1000).toISOString().slice(0, 10));
  }
  expect(await text()).not.toContain(say("ui.not_understood", { value: "" }).trim());
  return NO_CHANGES;
};

export const openTree: Journey = async (visited) => {
  const { tree } = visited.role;
  const { path, key, tree: form } = resourceOf(tree);
  const rows = visited.rowsOf(tree);
  const keys = new Set(rows.map((row) => String(row[key])));
  const isBelow = rows.some((row) => keys.has(String(row[form?.parent ?? ""])));
  await visited.walk(path, "main [data-index]");
  await visited.page.getByText(visited.say("ui.tree.count", { count: rows.length })).waitFor();
  // On a phone, the levels of a tree are not rows of a grid.
  if (visited.role.width > 600)
    await expect.poll(() => visited.page.locator("main tr[aria-level='2']").count()).toBeGreaterThan(isBelow ? 0 : -1);
  return NO_CHANGES;
};

export const readDashboard: Journey = async (visited) => {
  const { page } = visited;
  await visited.walk("/dashboard", "main h1, main h2");
  await visited.walk("/user/bills", "main [data-currency]");
  await page.locator("[data-currency=usd] strong").filter({ hasText: "$7,460.60" }).waitFor();
  return NO_CHANGES;
};

export const expectNoPermission: Journey = async (visited) => {
  const { role, host, say, page } = visited;
  for (const name of role.closed) {
    const before = host.asked.length;
    await visited.walk(resourceOf(name).path, "main h1, main h2");
    await page.getByText(say("shell.no_permission")).waitFor();
    expect(host.asked.slice(before).map(({ path }) => path)).toEqual([]);
  }
  return NO_CHANGES;
};

/** A list that the host does not let this account read, although its menus contain it. */
export const openForbiddenList: Journey = async (visited) => {
  const { host, role, page, say } = visited;
  const { path, calls } = resourceOf(role.forbidden);
  const list = calls.find(({ verb }) => verb === "list")?.path ?? "";
  host.forbidden.add(list);
  await visited.open(path, "main h2, main .ui-list-message");
  await page.getByText(say("ui.forbidden.title")).first().waitFor();
  host.forbidden.clear();
  return NO_CHANGES;
};

// Changes the request of a list: filters, conditions, a search, an order, another page, and a reset.
import type { Locator } from "playwright-core";
import type { FieldModel } from "../../../generator";
import { writeWhere } from "../../../shared/schema/where/writeWhere";
import { withSortKey } from "../../../src/framework/wire/sortKeys";
import type { Json } from "../../../generator/model/Model";
import type { UserAction } from "./UserAction";
import {
  expectRequest,
  buttonByKey,
  closeTopmost,
  fieldOf,
  labelIn,
  labelText,
  textOfRow,
  resourceTitleIn,
  answeredRows,
  type ListWalkthrough,
} from "./Walk";

const valuesOf = (walk: ListWalkthrough, field: FieldModel): readonly Json[] =>
  walk.api.model.enums.find(({ name }) => name === field.options.enum)?.values.map(({ value }) => value) ?? [];

const choices = (walk: ListWalkthrough): readonly FieldModel[] =>
  walk.resource.views.list.filters.flatMap((name) => {
    const field = fieldOf(walk, name);
    return field?.kind === "enum" ? [field] : [];
  });

const filtered = ({ asked }: ListWalkthrough, more: ListWalkthrough["asked"]["filters"]) => ({
  ...asked.filters,
  ...more,
});

/** Opens the panel with the fields to filter by; undefined if the list has none. */
const fieldsOf = async (walk: ListWalkthrough) => {
  const { page, hand } = walk;
  const add = page.locator("main .ui-filter-add");
  if ((await add.count()) === 0) return undefined;
  await hand.press(add);
  const fields = page.getByRole("dialog", { name: labelText(walk, "ui.filter.add"), exact: true });
  await fields.locator(".ui-filter-fields button").first().waitFor();
  return fields;
};

/** A button with this text. On a phone, it also has the words for “any value”. */
const offeredIn = (walk: ListWalkthrough, fields: Locator, text: string): Locator =>
  fields.getByRole("button", {
    name: new RegExp(`^${text.replaceAll(/[()[\]{}.*+?^$|\\]/g, "\\$&")}(?: ${labelText(walk, "ui.filter.any")})?$`),
  });

/** Filters by a value that some rows on the page have. */
const byPill = async (walk: ListWalkthrough) => {
  const { page, hand } = walk;
  const { rows } = await answeredRows(walk);
  const field = choices(walk).find(({ name }) => !(name in walk.asked.filters));
  if (field === undefined) return false;
  const values = valuesOf(walk, field);
  const at = Math.max(0, values.map(String).indexOf(textOfRow(rows[0], field.name)));
  const fields = await fieldsOf(walk);
  if (fields === undefined) return false;
  const offered = offeredIn(walk, fields, labelIn(walk, field)).first();
  await hand.press(offered);
  const named = { name: labelIn(walk, field), exact: true };
  // On a phone, the field opens inside the sheet.
  const panel = page.getByRole("dialog", named).or(page.getByRole("group", named)).first();
  await hand.press(panel.getByRole("checkbox").nth(at));
  expectRequest(walk, { filters: filtered(walk, { [field.name]: [values[at]] }) });
  await closeTopmost(walk);
  return true;
};

const byConditions = async (walk: ListWalkthrough) => {
  const { page, hand, resource } = walk;
  const offering = await fieldsOf(walk);
  if (offering === undefined) return false;
  const more = offeredIn(walk, offering, labelText(walk, "ui.filter.where_more"));
  if ((await more.count()) === 0) return false;
  await hand.press(more);
  const panel = page.getByRole("dialog", { name: labelText(walk, "ui.filter.where") });
  const field = panel.getByLabel(labelText(walk, "where.field"), { exact: true }).first();
  await field.waitFor();
  const offered = await field
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : "")));
  const name = offered.find((one) => one === resource.title) ?? offered[0] ?? "";
  await hand.select(field, name);
  const label = await field.evaluate((one) =>
    one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? "") : "",
  );
  await hand.select(panel.getByLabel(labelText(walk, "where.operator_of", { label }), { exact: true }), "not_empty");
  await hand.press(panel.getByRole("button", { name: new RegExp(`^${labelText(walk, "where.show")}`) }));
  await panel.waitFor({ state: "detached" });
  const where = writeWhere({ match: "all", of: [{ field: name, operator: "not_empty", values: [] }] });
  expectRequest(walk, { filters: filtered(walk, { where }) });
  return true;
};

const bySearch = async (walk: ListWalkthrough) => {
  const { page, hand, resource } = walk;
  const box = page.locator("main .ui-list input[type=search]").first();
  if ((await box.count()) === 0) return false;
  const { rows } = await answeredRows(walk);
  const name = resource.search.length > 0 ? resourceTitleIn(walk) : await searchedBy(walk);
  const text = textOfRow(rows.at(-1), name).trim().slice(0, 4).trim();
  if (text === "" || text.includes("*")) return false;
  await hand.write(box, text);
  if (resource.tree !== null) {
    walk.sought = text;
    await page.waitForTimeout(450);
    return true;
  }
  await page.waitForURL((url) => url.searchParams.get("filter")?.includes(JSON.stringify(text)) === true);
  const now = JSON.parse(new URL(page.url()).searchParams.get("filter") ?? "{}");
  const key = Object.keys(now).find((one) => now[one] === text && !(one in walk.asked.filters)) ?? "q";
  expectRequest(walk, { filters: filtered(walk, { [key]: text }) });
  return true;
};

/** The field that the search box searches if the list has no search: its first text filter. */
const searchedBy = async (walk: ListWalkthrough): Promise<string> => {
  const label = await walk.page.locator("main .ui-list input[type=search]").first().getAttribute("aria-label");
  const found = walk.resource.fields.find((field) => labelIn(walk, field) === label);
  return found?.name ?? resourceTitleIn(walk);
};

const byOrder = async (walk: ListWalkthrough) => {
  const { page, hand, way, asked } = walk;
  if (way === "touch") return byOrderOnPhone(walk);
  const heads = page.locator("main .ui-list thead th[data-source]:has(button.ui-sort)");
  const sources = await heads.evaluateAll((all) => all.map((one) => one.getAttribute("data-source") ?? ""));
  const [first, second] = sources.filter((one) => one !== asked.keys[0]?.field);
  if (first === undefined) return false;
  const head = (source: string) => page.locator(`main .ui-list thead th[data-source="${source}"] button.ui-sort`);
  const before = asked.keys.find(({ field }) => field === first);
  let keys = [{ field: first, descending: before?.descending === false }];
  await hand.press(head(first));
  await sorted(walk, first);
  if (second !== undefined) {
    keys = [...withSortKey(keys, second)];
    await hand.pressAlso(head(second));
    await sorted(walk, second);
  }
  expectRequest(walk, { keys });
  return true;
};

const sorted = ({ page }: ListWalkthrough, source: string): Promise<void> =>
  page.locator(`main .ui-list thead th[data-source="${source}"]:not([aria-sort=none])`).waitFor();

const byOrderOnPhone = async (walk: ListWalkthrough) => {
  const { page, hand, asked } = walk;
  const face = page.locator("main .ui-sort-face");
  if ((await face.count()) === 0) return false;
  await hand.press(face);
  const panel = page.getByRole("dialog", { name: labelText(walk, "ui.sort.by"), exact: true });
  const options = panel.getByRole("combobox").first().locator("option");
  const offered = await options.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLOptionElement ? one.value : "")),
  );
  const field = offered.find((one) => one !== asked.keys[0]?.field && one !== "");
  if (field === undefined) return false;
  await hand.select(panel.getByRole("combobox").first(), field);
  await hand.pick(panel.locator("input[type=radio][value=descending]"));
  expectRequest(walk, { keys: [{ field, descending: true }] });
  await closeTopmost(walk);
  return true;
};

const byPage = async (walk: ListWalkthrough) => {
  const { page, size } = walk.asked;
  const { total } = await answeredRows(walk);
  if (page * size >= total) return false;
  await walk.hand.press(buttonByKey(walk, "ui.page.next"));
  walk.asked = { ...walk.asked, page: page + 1 };
  return true;
};

const byClearing = async (walk: ListWalkthrough) => {
  const all = buttonByKey(walk, "ui.filter.clear_all");
  if ((await all.count()) === 0) return false;
  await walk.hand.press(all);
  expectRequest(walk, { filters: {} });
  return true;
};

const isFlat = ({ resource }: Pick<ListWalkthrough, "resource">): boolean => resource.tree === null;

export const queryActions: Readonly<Record<string, UserAction>> = {
  pill: {
    does: byPill,
    fits: ({ resource }) =>
      resource.views.list.filters.some((name) =>
        resource.fields.some((field) => field.name === name && field.kind === "enum"),
      ),
  },
  where: { does: byConditions, fits: ({ resource }) => resource.asked },
  search: { does: bySearch, fits: () => true },
  order: { does: byOrder, fits: isFlat },
  page: { does: byPage, fits: isFlat },
  clear: { does: byClearing, fits: () => true },
};

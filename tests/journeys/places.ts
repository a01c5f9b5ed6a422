// Pages the definitions make: lists, forms, and records with their related lists. In full all of them, else as many as show
// each two kinds of columns, inputs or values on one page.
import type { Page } from "playwright-core";
import type { ResourceModel } from "../../generator";
import type { Client } from "../contract/Client";
import { rowsOf } from "../contract/Client";
import { calling, has } from "../contract/drafts";
import { inputsOf, pairwise, traitsOf } from "./combinations";
import { readModel } from "./readModel";

export interface Place {
  readonly path: string;
  /** Something the finished page has. */
  readonly shows: string;
  /** What is done there; the page is looked at before the first of them and after each. */
  readonly steps?: readonly ((page: Page) => Promise<unknown>)[];
}

const model = readModel();
const LIST = "main tr[aria-rowindex] td, main .ui-list-message, main .ui-quiet, main .desk";
const FORM = "main form :is(input, textarea, [role=combobox])";
const RECORD = "main h1, main h2";
const WITH_RELATED = "main .ui-record-main:not(:has(> [aria-busy=true]))";

export const screens = model.sections.flatMap((section) => section.screens);
/** Screens drawn by hand have visits of their own. */
const designed = new Set(screens.filter(({ component }) => component !== null).map(({ path }) => path));
const placed = model.resources.flatMap((resource) =>
  resource.path === null || designed.has(resource.path) ? [] : [{ ...resource, path: resource.path }],
);
const isGenerated = ({ views }: ResourceModel, view: "List" | "Create") => views.overrides[view] === undefined;

export const lists: readonly Place[] = pairwise(
  placed.filter((resource) => resource.views.has.list && isGenerated(resource, "List")),
  (resource) => [
    ...traitsOf(resource, "column", resource.views.list.columns),
    ...traitsOf(resource, "filter", resource.views.list.filters),
  ],
).map(({ path }) => ({ path, shows: LIST }));

export const newForms: readonly Place[] = pairwise(
  placed.filter((resource) => resource.views.has.create && isGenerated(resource, "Create")),
  (resource) => traitsOf(resource, "input", inputsOf(resource)),
).map(({ path }) => ({ path: `${path}/create`, shows: FORM }));

const shownOf = ({ views }: ResourceModel): readonly string[] => views.show.groups.flatMap(({ fields }) => fields);
/** Whose record is opened. */
const opened = new Set(
  pairwise(
    placed.filter(({ views }) => views.has.show),
    (resource) => [
      ...traitsOf(resource, "display", shownOf(resource)),
      ...(resource.views.show.related.length > 0 ? ["related"] : []),
      ...Object.keys(resource.views.overrides),
    ],
  ).map(({ name }) => name),
);

export interface Records {
  readonly forms: readonly Place[];
  readonly records: readonly Place[];
  /** Names of resources that have no record to open. */
  readonly without: readonly string[];
}

/** A record of each resource: its page, and its form where none makes a new one. */
export const recordsOf = async (client: Client, token: string): Promise<Records> => {
  const forms: Place[] = [];
  const records: Place[] = [];
  const without: string[] = [];
  for (const resource of placed) {
    const { path, key, name, views } = resource;
    if (!has(resource, "list") || !(views.has.show || views.has.edit)) continue;
    const [row] = rowsOf(await calling(client, token, resource)("list", { page_size: 1, page_index: 1, page_no: 1 }));
    if (row === undefined) {
      without.push(name);
      continue;
    }
    const at = `${path}/${encodeURIComponent(String(row[key]))}`;
    // Both forms have the same inputs, but where a view was written by hand.
    const isNew = !(views.has.create && isGenerated(resource, "Create"));
    if (views.has.edit && isNew) forms.push({ path: at, shows: FORM });
    if (!opened.has(name)) continue;
    records.push({ path: `${at}/show`, shows: views.show.related.length > 0 ? WITH_RELATED : RECORD });
  }
  return { forms, records, without };
};

// Generated pages: lists, forms, and records with their related lists. A full run covers all, otherwise as many as
// combine every two kinds of columns, inputs or values.
import type { Page } from "playwright-core";
import type { ResourceModel } from "../../generator";
import type { Client } from "../contract/Client";
import { rowsOf } from "../contract/Client";
import { callsOfResource, declares } from "../contract/drafts";
import { inputsOf, pairwise, traitsOf } from "./combinations";
import { readModel } from "./readModel";

export interface Place {
  readonly path: string;
  /** A selector that matches when the page is complete. */
  readonly shows: string;
  /** The steps on this page. The page is checked before the first step and after each. */
  readonly steps?: readonly ((page: Page) => Promise<unknown>)[];
}

const model = readModel();
const LIST = "main tr[aria-rowindex] td, main .ui-list-message, main .ui-quiet, main .desk";
const FORM = "main form :is(input, textarea, [role=combobox])";
const RECORD = "main h1, main h2";
const WITH_RELATED = "main .ui-record-main:not(:has(> [aria-busy=true]))";

export const screens = model.sections.flatMap((section) => section.screens);
/** Hand-written screens are covered elsewhere. */
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
/** The resources whose records are opened. */
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
  /** Names of resources without a record to open. */
  readonly without: readonly string[];
}

/** A record of each resource: its page, and its edit form if there is no create form. */
export const recordsOf = async (client: Client, token: string): Promise<Records> => {
  const forms: Place[] = [];
  const records: Place[] = [];
  const without: string[] = [];
  for (const resource of placed) {
    const { path, key, name, views } = resource;
    if (!declares(resource, "list") || !(views.has.show || views.has.edit)) continue;
    const [row] = rowsOf(
      await callsOfResource(client, token, resource)("list", { page_size: 1, page_index: 1, page_no: 1 }),
    );
    if (row === undefined) {
      without.push(name);
      continue;
    }
    const at = `${path}/${encodeURIComponent(String(row[key]))}`;
    // Both forms have the same inputs, unless one was written by hand.
    const isNew = !(views.has.create && isGenerated(resource, "Create"));
    if (views.has.edit && isNew) forms.push({ path: at, shows: FORM });
    if (!opened.has(name)) continue;
    records.push({ path: `${at}/show`, shows: views.show.related.length > 0 ? WITH_RELATED : RECORD });
  }
  return { forms, records, without };
};

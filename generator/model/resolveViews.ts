import type { Definition } from "../definition/Definition";
import { frameworkText } from "../definition/frameworkWords";
import type { Lookup } from "./Lookup";
import type { FieldModel, GroupModel, RelatedModel, SumModel, ViewsModel } from "./Model";
import { groupsBelowHead, headOf } from "./resolveHead";
import type { DefinedViewModel } from "./DefinedViewModel";
import type { ResolveText } from "./resolveWords";
import type { ViewContext } from "./ViewContext";

const MOST_COLUMNS = 8;
/** The title of the last group of a Show, with the fields that the platform sets. */
const RECORD = frameworkText("definition.record");

type Text = Parameters<ResolveText>[0];
type Group = Pick<GroupModel, "fields" | "when"> & { readonly group: string; readonly label: Text };
type Written = Definition["views"];

const namesOf = (fields: readonly FieldModel[]): string[] => fields.map(({ name }) => name);

/** The names of fields that another field shows and edits. */
const absorbedOf = ({ definition, lookup }: ViewContext): ReadonlySet<string> =>
  new Set([...definition.fields.values()].flatMap((field) => lookup.named(field, "absorbed").map(([, name]) => name)));

const columnsOf = (viewing: ViewContext): string[] => {
  const { definition, lookup, key, fields } = viewing;
  const absorbed = absorbedOf(viewing);
  const listed = fields.filter(({ name, hidden, required }) => {
    const field = definition.fields.get(name);
    const facts = field === undefined ? null : lookup.facts(field);
    return !hidden && !absorbed.has(name) && (facts?.listed === true || (name === key && required));
  });
  return namesOf(listed).slice(0, MOST_COLUMNS);
};

const sortFrom = (given: string): ViewsModel["list"]["sort"] => ({
  field: given.replace(/^-/, ""),
  order: given.startsWith("-") ? "DESC" : "ASC",
});

const sortOf = ({ definition, lookup, key, fields }: ViewContext, written: Written): ViewsModel["list"]["sort"] => {
  const given = written?.list?.sort;
  if (given !== undefined) return sortFrom(given);
  const moment = fields.findLast(({ name, hidden }) => {
    const field = definition.fields.get(name);
    return !hidden && field !== undefined && lookup.facts(field)?.role === "moment";
  });
  return moment === undefined ? { field: key, order: "ASC" } : { field: moment.name, order: "DESC" };
};

const groups = (written: readonly Group[], speak: ResolveText): GroupModel[] =>
  written.map(({ group, label, fields, when }) => ({ name: group, label: speak(label, group), fields, when }));

const formOf = (viewing: ViewContext, written: Written): readonly GroupModel[] => {
  if (written?.form !== undefined) return groups(written.form, viewing.speak);
  const absorbed = absorbedOf(viewing);
  const typed = viewing.fields.filter(({ name, readonly, hidden }) => !readonly && !hidden && !absorbed.has(name));
  return typed.length === 0 ? [] : [{ name: "main", label: null, fields: namesOf(typed) }];
};

const showOf = (viewing: ViewContext, form: readonly GroupModel[], written: Written): readonly GroupModel[] => {
  if (written?.show?.groups !== undefined) return groups(written.show.groups, viewing.speak);
  const shown = new Set(form.flatMap(({ fields }) => fields));
  const absorbed = absorbedOf(viewing);
  const settled = namesOf(
    viewing.fields.filter(
      ({ name, readonly, hidden }) => readonly && !hidden && !shown.has(name) && !absorbed.has(name),
    ),
  );
  const [only] = form;
  if (only === undefined || (form.length === 1 && only.label === null))
    return [{ name: "main", label: null, fields: [...(only?.fields ?? []), ...settled] }];
  if (settled.length === 0) return form;
  const taken = new Set(form.map(({ name }) => name));
  return [...form, { name: taken.has("record") ? "record_settled" : "record", label: RECORD, fields: settled }];
};

const needsOf = (lookup: Lookup, { resource, target }: Omit<RelatedModel, "needs">): RelatedModel["needs"] => {
  const of = lookup.resource(resource);
  if (of?.extensions?.includes("list")) return "extensions";
  return of?.fields.get(target)?.further === true ? "further" : null;
};

/** The first filter is the search: the field that names a record, if the list can be filtered by it. */
const filtersOf = ({ fields, title }: ViewContext): readonly string[] => {
  const all = fields.filter(({ filter, hidden }) => filter !== null && !hidden);
  const first = all.filter(({ name, filter }) => name === title && filter === "contains");
  return namesOf([...first, ...all.filter((field) => !first.includes(field))]);
};

const sumsOf = ({ speak }: ViewContext, written: Written): readonly SumModel[] =>
  (written?.list?.sums ?? []).map((sum) =>
    typeof sum === "string"
      ? { field: sum, when: {}, label: null }
      : { field: sum.field, when: sum.when, label: speak(sum.label, sum.field) },
  );

const shippedOf = ({ speak }: ViewContext, written: Written): readonly DefinedViewModel[] =>
  (written?.list?.views ?? []).map(({ name, label, when = {}, during = {}, columns = null, sort, count }) => ({
    ...{ name, label: speak(label, name), when, during, columns },
    sort: sort === undefined ? null : sortFrom(sort),
    count: count === true ? "all" : (count ?? null),
  }));

/** The views of a resource: those that its calls allow, if it is reachable, and hand-written ones. */
const hasOf = (
  { calls }: Definition,
  reachable: boolean,
  overrides: Readonly<Record<string, string>>,
): ViewsModel["has"] => ({
  list: (reachable && calls.has("list")) || overrides.List !== undefined,
  show: (reachable && (calls.has("list") || calls.has("get"))) || overrides.Show !== undefined,
  create: (reachable && calls.has("add")) || overrides.Create !== undefined,
  edit: (reachable && calls.has("set")) || overrides.Edit !== undefined,
});

/** `reachable`: it has a route, or the Show of another resource lists it. */
export const resolveViews = (
  viewing: ViewContext,
  reachable: boolean,
  overrides: Readonly<Record<string, string>>,
): ViewsModel => {
  const { definition } = viewing;
  const written = definition.views;
  const form = formOf(viewing, written);
  const columns = written?.list?.columns ?? columnsOf(viewing);
  const shown = showOf(viewing, form, written);
  const head = headOf(viewing, columns, shown);
  return {
    list: {
      columns,
      kept: written?.list?.keep ?? (head.state !== null && columns.includes(head.state) ? [head.state] : []),
      second: written?.list?.second ?? {},
      filters: written?.list?.filters ?? filtersOf(viewing),
      sums: sumsOf(viewing, written),
      sort: sortOf(viewing, written),
      refresh: written?.list?.refresh ?? 0,
      exports: (written?.list?.export ?? true) && viewing.lookup.definitions.console.features.includes("export"),
      views: viewing.lookup.definitions.console.features.includes("views") ? shippedOf(viewing, written) : [],
    },
    form,
    show: {
      head,
      steps: (written?.show?.steps ?? []).map(({ name, label, when, at = null, by = null }) => ({
        ...{ name, when, at, by },
        label: viewing.speak(label, name),
      })),
      groups: groupsBelowHead(head, shown),
      without: written?.show?.history === false ? ["history"] : [],
      related: (written?.show?.related ?? []).map((of) => ({ ...of, needs: needsOf(viewing.lookup, of) })),
    },
    has: hasOf(definition, reachable, overrides),
    overrides,
  };
};

import { TASK_CALLS } from "./taskCalls";
import { formatPath } from "../definition/explainIssue";
import { suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import { expectCondition, expectField, expectFields, expectResource, type Inspection } from "./Inspection";

interface Group {
  readonly group: string;
  readonly fields: readonly string[];
  readonly when?: Readonly<Record<string, (string | number)[]>> | undefined;
}

const checkGroups = (inspection: Inspection, groups: readonly Group[] | undefined, path: Path): void => {
  const seen = new Set<string>();
  groups?.forEach(({ group, fields, when }, index) => {
    const here = [...path, index];
    expectFields(inspection, fields, [...here, "fields"]);
    expectCondition(inspection, when, [...here, "when"]);
    if (seen.has(group))
      inspection.complain(
        "P133",
        [...here, "group"],
        `two groups are named \`${group}\``,
        "Name one of them otherwise.",
      );
    seen.add(group);
  });
};

type Sum = string | { readonly field: string; readonly when: Parameters<typeof expectCondition>[1] };

const checkSums = (inspection: Inspection, sums: readonly Sum[] | undefined): void => {
  const { definition, lookup, complain } = inspection;
  if (sums !== undefined && definition.tree !== undefined) {
    const path = ["views", "list", "sums"];
    complain("P189", path, "a tree has no foot with sums", "Leave them out, or leave out `tree`.");
    return;
  }
  sums?.forEach((sum, index) => {
    const path = ["views", "list", "sums", index];
    const name = typeof sum === "string" ? sum : sum.field;
    expectField(inspection, name, typeof sum === "string" ? path : [...path, "field"]);
    if (typeof sum !== "string") expectCondition(inspection, sum.when, [...path, "when"]);
    const field = definition.fields.get(name);
    const facts = field === undefined || !field.sound ? null : lookup.facts(field);
    if (facts !== null && facts.sums !== true)
      complain("P189", path, `\`${name}\` is of kind ${field?.kind}, which has no sum`, "Name a number or an amount.");
  });
};

/** The second line of a column or fact must show a field that is no column and no fact: no field is shown twice. */
const checkSecond = (
  { complain, ...inspection }: Inspection,
  second: Readonly<Record<string, string>> = {},
  first: readonly string[] = [],
  place: Path = ["views", "list"],
): void => {
  const named = place.includes("head") ? "fact" : "column";
  for (const [above, field] of Object.entries(second)) {
    const path = [...place, "second", above];
    expectField({ complain, ...inspection }, field, path);
    if (!first.includes(above)) complain("P216", path, `\`${above}\` is no ${named}`, `Name a ${named}.`, "key");
    if (first.includes(field))
      complain("P216", path, `\`${field}\` is a ${named} itself`, `Name another field, or leave out the ${named}.`);
  }
};

const checkFilters = ({ definition, lookup, complain }: Inspection, names: readonly string[] | undefined): void =>
  names?.forEach((name, index) => {
    const field = definition.fields.get(name);
    const facts = field === undefined || !field.sound ? null : lookup.facts(field);
    if (facts !== null && facts.filters.length === 0)
      complain(
        "P147",
        ["views", "list", "filters", index],
        `\`${name}\` is of kind ${field?.kind}, which has no filter`,
        "Leave it out.",
      );
  });

/** Checks that a search covers what people type: texts, and names of other records. */
const checkSearch = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  expectFields(inspection, definition.search, ["search"]);
  definition.search?.forEach((name, index) => {
    const field = definition.fields.get(name);
    if (field === undefined || !field.sound) return;
    const facts = lookup.facts(field);
    const path = ["search", index];
    if (field.encrypted === true)
      complain("P182", path, `\`${name}\` is encrypted in the store, so nothing is found by it`, "Leave it out.");
    else if (facts !== null && (facts.searched?.(lookup.linked(field)) ?? null) === null)
      complain("P182", path, `\`${name}\` is of kind ${field.kind}, in which no text is`, "Leave it out.");
  });
};

/** Checks that an import has a call for rows. If that is `add`, records need a unique value. */
const checkImport = ({ definition, lookup, complain }: Inspection): void => {
  const { calls, views, fields, unique = [] } = definition;
  if (views?.list?.import !== true || calls.has(TASK_CALLS.addImport)) return;
  const path = ["views", "list", "import"];
  const isUnique = unique.length > 0 || fields.get(lookup.keyOf(definition) ?? "")?.required === true;
  if (!calls.has("add"))
    complain(
      "P152",
      path,
      "there is no call that takes rows",
      `Declare \`${TASK_CALLS.addImport}\` or \`add\`, or leave it out.`,
    );
  else if (!isUnique) complain("P152", path, "nothing tells records apart", "Declare `unique`, or leave it out.");
};

interface Head {
  readonly state?: string | undefined;
  readonly facts?: readonly string[] | undefined;
  readonly second?: Readonly<Record<string, string>> | undefined;
  readonly picture?: string | undefined;
}

const MOST_FACTS = 6;

const checkHead = (inspection: Inspection, head: Head | undefined): void => {
  const path = ["views", "show", "head"];
  if (head?.state !== undefined) expectField(inspection, head.state, [...path, "state"]);
  if (head?.picture !== undefined) expectField(inspection, head.picture, [...path, "picture"]);
  expectFields(inspection, head?.facts, [...path, "facts"]);
  checkSecond(inspection, head?.second, head?.facts, path);
  if ((head?.facts ?? []).length > MOST_FACTS)
    inspection.complain(
      "P180",
      [...path, "facts"],
      `${head?.facts?.length} facts do not fit above a record`,
      `Name ${MOST_FACTS} at most; the others stand in the groups below.`,
    );
};

/** Checks the columns, sorting and related lists of views. */
export const checkViews = (inspection: Inspection): void => {
  const { definition, complain } = inspection;
  const { list, form, show } = definition.views ?? {};
  expectFields(inspection, list?.columns, ["views", "list", "columns"]);
  expectFields(inspection, list?.keep, ["views", "list", "keep"]);
  list?.keep?.forEach((name, index) => {
    if (list.columns?.includes(name) === false && definition.fields.has(name))
      complain(
        "P181",
        ["views", "list", "keep", index],
        `\`${name}\` is no column of the list`,
        "Name it among the columns too.",
      );
  });
  checkSecond(inspection, list?.second, list?.columns);
  expectFields(inspection, list?.filters, ["views", "list", "filters"]);
  checkFilters(inspection, list?.filters);
  checkSearch(inspection);
  checkSums(inspection, list?.sums);
  if (list?.sort !== undefined) expectField(inspection, list.sort.replace(/^-/, ""), ["views", "list", "sort"]);
  checkImport(inspection);
  checkGroups(inspection, form, ["views", "form"]);
  checkGroups(inspection, show?.groups, ["views", "show", "groups"]);
  checkHead(inspection, show?.head);
  show?.related?.forEach(({ resource, target, source }, index) => {
    const path = ["views", "show", "related", index];
    expectField(inspection, source, [...path, "source"]);
    const other = expectResource(inspection, resource, [...path, "resource"]);
    if (other?.sound && !other.fields.has(target))
      complain(
        "P122",
        [...path, "target"],
        `${formatPath([...path, "target"])} names the field \`${target}\`, which ${resource} does not have`,
        suggest(target, other.fields.keys()),
      );
  });
};

import { formatPath } from "../definition/explainIssue";
import { suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import { expectCondition, expectField, expectFields, expectResource, type Inspection } from "./Inspection";

type Sum = string | { readonly field: string; readonly when: Parameters<typeof expectCondition>[1] };

const checkSums = (inspection: Inspection, sums: readonly Sum[] | undefined): void =>
  sums?.forEach((sum, index) => {
    const path = ["views", "list", "sums", index];
    if (typeof sum === "string") expectField(inspection, sum, path);
    else {
      expectField(inspection, sum.field, [...path, "field"]);
      expectCondition(inspection, sum.when, [...path, "when"]);
    }
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

/** Checks that views name fields, values and resources that exist. */
export const checkViews = (inspection: Inspection): void => {
  const { definition, complain } = inspection;
  const { list, form, show } = definition.views ?? {};
  expectFields(inspection, list?.columns, ["views", "list", "columns"]);
  expectFields(inspection, list?.keep, ["views", "list", "keep"]);
  expectFields(inspection, list?.filters, ["views", "list", "filters"]);
  checkSearch(inspection);
  checkSums(inspection, list?.sums);
  if (list?.sort !== undefined) expectField(inspection, list.sort.replace(/^-/, ""), ["views", "list", "sort"]);
  const places: readonly (readonly [Path, typeof form])[] = [
    [["views", "form"], form],
    [["views", "show", "groups"], show?.groups],
  ];
  for (const [path, groups] of places)
    groups?.forEach(({ fields, when }, index) => {
      expectFields(inspection, fields, [...path, index, "fields"]);
      expectCondition(inspection, when, [...path, index, "when"]);
    });
  const { state, picture, facts } = show?.head ?? {};
  if (state !== undefined) expectField(inspection, state, ["views", "show", "head", "state"]);
  if (picture !== undefined) expectField(inspection, picture, ["views", "show", "head", "picture"]);
  expectFields(inspection, facts, ["views", "show", "head", "facts"]);
  for (const [path, second] of [
    [["views", "list", "second"], list?.second],
    [["views", "show", "head", "second"], show?.head?.second],
  ] as const)
    for (const [above, field] of Object.entries(second ?? {})) expectField(inspection, field, [...path, above]);
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

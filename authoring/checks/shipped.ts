// Checks the views that a definition of a list contains.
import type { Definition } from "../../generator/definition/Definition";
import { expectCondition, expectField, expectFields, type Inspection } from "../../generator/model/Inspection";

type Shipped = NonNullable<NonNullable<Definition["views"]>["list"]>["views"];

/** A view must have its own rows, columns or order. It must find its rows with filters that every platform has. */
export const checkDefinedViews = (
  inspection: Inspection,
  views: Shipped,
  filters: readonly string[] | undefined,
): void => {
  const { definition, lookup, complain } = inspection;
  const isFilter = (name: string) => filters?.includes(name) ?? definition.fields.get(name)?.filter !== undefined;
  views?.forEach(({ name, when, during = {}, columns, sort }, index) => {
    const path = ["views", "list", "views", index];
    if (views.findIndex((one) => one.name === name) < index)
      complain("P215", [...path, "name"], `two views are named \`${name}\``, "Give one of them another name.");
    if (when === undefined && Object.keys(during).length === 0 && columns === undefined && sort === undefined)
      complain("P215", path, `\`${name}\` shows what the list shows`, "Write `when`, `during`, `columns` or `sort`.");
    expectCondition(inspection, when, [...path, "when"]);
    for (const field of Object.keys(when ?? {}))
      if (definition.fields.has(field) && !isFilter(field))
        complain("P215", [...path, "when", field], `\`${field}\` is no filter of the list`, "Name a filter.", "key");
    for (const field of Object.keys(during)) {
      if (definition.tree !== undefined)
        complain(
          "P215",
          [...path, "during"],
          "a tree has no conditions about times",
          "Write `when`, or leave out `tree`.",
        );
      expectField(inspection, field, [...path, "during", field], "key");
      const found = definition.fields.get(field);
      if (found?.sound && lookup.facts(found)?.role !== "moment")
        complain("P215", [...path, "during", field], `\`${field}\` is no time`, "Name a timestamp.", "key");
    }
    expectFields(inspection, columns, [...path, "columns"]);
    if (sort !== undefined) expectField(inspection, sort.replace(/^-/, ""), [...path, "sort"]);
  });
};

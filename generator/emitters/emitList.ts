import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";
import { type Code, element, type Entry, type GeneratedFile, literal } from "../printing";
import { buttonsCode, transitionButtonsCode } from "./actionCode";
import { type Catalog, fieldsOf } from "./Catalog";
import { viewFile } from "./places";
import { componentIf, framework } from "./valueCode";
import { elementsEntry, entryUnless } from "./entries";

const columns = (catalog: Catalog, fields: readonly FieldModel[], kept: readonly string[]): readonly Code[] =>
  fields.flatMap((field) =>
    componentIf(
      catalog,
      "list",
      kindOf(field.kind).column(field),
      kept.includes(field.name) ? [["keep", literal(true)]] : [],
    ),
  );

/** Columns as elements of an array. One of which not all rows count says what it sums up. */
const sums = (resource: ResourceModel, catalog: Catalog): readonly Code[] =>
  resource.views.list.sums.flatMap(({ field: name, label }) =>
    fieldsOf(resource, [name]).flatMap((field) =>
      componentIf(catalog, "list", kindOf(field.kind).column(field), [
        ["key", literal(field.source)],
        ...entryUnless(null, "label", label === null ? null : `${resource.name}.sums.${name}`),
      ]),
    ),
  );

const filters = (catalog: Catalog, fields: readonly FieldModel[]): readonly Code[] =>
  fields.flatMap((field) =>
    componentIf(catalog, "list", kindOf(field.kind).filter(field), [["key", literal(field.source)]]),
  );

/** `<Pascal>List.tsx` */
export const emitList = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { list } = resource.views;
  const attributes: readonly Entry[] = [
    ...entryUnless(null, "parent", resource.tree?.parent ?? null),
    ...entryUnless(null, "order", resource.tree?.order ?? null),
    ["sort", literal({ field: list.sort.field, order: list.sort.order })],
    ...entryUnless(0, "refresh", list.refresh),
    ...elementsEntry("sums", sums(resource, catalog)),
    ...elementsEntry("filters", filters(catalog, fieldsOf(resource, list.filters))),
    ...elementsEntry("actions", buttonsCode(resource, catalog, "list")),
    ...elementsEntry("rowActions", [
      ...buttonsCode(resource, catalog, "row"),
      ...transitionButtonsCode(resource, catalog),
    ]),
    ...elementsEntry("bulkActions", buttonsCode(resource, catalog, "bulk")),
  ];
  return viewFile(
    resource,
    "List",
    element(framework("list", "ListView"), attributes, columns(catalog, fieldsOf(resource, list.columns), list.kept)),
  );
};

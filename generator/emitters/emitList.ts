import { kindOf } from "../kinds/registry";
import type { ResourceModel } from "../model/Model";
import { type Code, element, type Entry, type GeneratedFile, literal, object } from "../printing";
import { buttonsCode, transitionButtonsCode } from "./actionCode";
import { type Catalog, fieldsNamed } from "./Catalog";
import { constantValues } from "./heldCode";
import { columnsCode } from "./columnsCode";
import { partEntry } from "./parts";
import { viewFile } from "./places";
import { componentIf, framework } from "./valueCode";
import { dataEntry, elementsEntry, entryUnlessDefault } from "./entries";

/** Sum columns as elements of an array. If not all rows count, the sum has a label. */
const sums = (resource: ResourceModel, catalog: Catalog): readonly Code[] =>
  resource.views.list.sums.flatMap(({ field: name, label }) =>
    fieldsNamed(resource, [name]).flatMap((field) =>
      componentIf(catalog, "list", kindOf(field.kind).column(field), [
        ["key", literal(field.source)],
        ...entryUnlessDefault(null, "label", label === null ? null : `${resource.name}.sums.${name}`),
      ]),
    ),
  );

const views = (resource: ResourceModel, catalog: Catalog): readonly Code[] =>
  resource.views.list.views.map(({ name, when, during, columns: own, sort, count }) =>
    object([
      ["name", literal(name)],
      ...constantValues(catalog, resource).entry("when", when),
      ...dataEntry("during", during),
      ...(own === null ? [] : [["columns", literal(own)] as const]),
      ...(sort === null ? [] : [["sort", literal({ field: sort.field, order: sort.order })] as const]),
      ...entryUnlessDefault(null, "count", count),
    ]),
  );

const filters = (resource: ResourceModel, catalog: Catalog): readonly Code[] =>
  fieldsNamed(resource, resource.views.list.filters).flatMap((field) =>
    componentIf(catalog, "list", kindOf(field.kind).filter(field), [
      ["key", literal(field.source)],
      ...partEntry(resource, catalog, "filters", field.name),
    ]),
  );

/** `<Pascal>List.tsx` */
export const emitList = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { list } = resource.views;
  const attributes: readonly Entry[] = [
    ...entryUnlessDefault(null, "parent", resource.tree?.parent ?? null),
    ...entryUnlessDefault(null, "order", resource.tree?.order ?? null),
    ["sort", literal({ field: list.sort.field, order: list.sort.order })],
    ...entryUnlessDefault(0, "refresh", list.refresh),
    ...elementsEntry("sums", sums(resource, catalog)),
    ...elementsEntry("views", views(resource, catalog)),
    ...elementsEntry("filters", filters(resource, catalog)),
    ...elementsEntry("actions", buttonsCode(resource, catalog, "list")),
    ...elementsEntry("rowActions", [
      ...buttonsCode(resource, catalog, "row"),
      ...transitionButtonsCode(resource, catalog, "list"),
    ]),
    ...elementsEntry("bulkActions", buttonsCode(resource, catalog, "bulk")),
  ];
  return viewFile(resource, "List", element(framework("list", "ListView"), attributes, columnsCode(resource, catalog)));
};

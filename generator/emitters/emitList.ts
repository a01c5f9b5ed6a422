import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";
import { arrow, type Code, element, type Entry, type GeneratedFile, literal } from "../printing";
import { buttons, transitionButtons } from "./actionCode";
import { type Catalog, fieldsOf } from "./Catalog";
import { folderOf, viewName } from "./places";
import { taskButtons } from "./taskCode";
import { componentCode, kit } from "./valueCode";
import { elementsEntry } from "./entries";

const columns = (catalog: Catalog, fields: readonly FieldModel[]): readonly Code[] =>
  fields.flatMap((field) => {
    const column = kindOf(field.kind).column(field);
    return column === null ? [] : [componentCode(catalog, "list", column)];
  });

const filters = (catalog: Catalog, fields: readonly FieldModel[]): readonly Code[] =>
  fields.flatMap((field) => {
    const filter = kindOf(field.kind).filter(field);
    return filter === null ? [] : [componentCode(catalog, "list", filter, [["key", literal(field.source)]])];
  });

const treeEntries = ({ tree }: ResourceModel): readonly Entry[] => {
  if (tree === null) return [];
  const parent: Entry = ["parent", literal(tree.parent)];
  return tree.order === null ? [parent] : [parent, ["order", literal(tree.order)]];
};

/** `<Pascal>List.tsx` */
export const emitList = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { list } = resource.views;
  const attributes: readonly Entry[] = [
    ...treeEntries(resource),
    ["sort", literal({ field: list.sort.field, order: list.sort.order })],
    ...(list.refresh > 0 ? [["refresh", literal(list.refresh)] as const] : []),
    ...(list.exports ? [] : [["exports", literal(false)] as const]),
    ...elementsEntry("filters", filters(catalog, fieldsOf(resource, list.filters))),
    ...elementsEntry("actions", [...buttons(resource, catalog, "list"), ...taskButtons(resource)]),
    ...elementsEntry("rowActions", [...buttons(resource, catalog, "row"), ...transitionButtons(resource, catalog)]),
    ...elementsEntry("bulkActions", buttons(resource, catalog, "bulk")),
  ];
  const view = kit("list", resource.tree === null ? "ListView" : "TreeListView");
  const name = viewName(resource, "List");
  return {
    path: `${folderOf(resource)}/${name}.tsx`,
    source: resource.file,
    statements: [
      {
        form: "constant",
        name,
        value: arrow(element(view, attributes, columns(catalog, fieldsOf(resource, list.columns)))),
      },
    ],
  };
};

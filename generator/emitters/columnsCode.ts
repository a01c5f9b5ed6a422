// The columns of a list: those that it shows, and then every other field of the record, which a person or a view may add.
import { kindOf } from "../kinds/registry";
import { headFields } from "../model/resolveHead";
import type { ResourceModel } from "../model/Model";
import { type Code, type Entry, literal } from "../printing";
import { type Catalog, fieldsNamed } from "./Catalog";
import { entryUnlessDefault } from "./entries";
import { partEntry } from "./parts";
import { componentIf } from "./valueCode";

/** By column: false if the list shows it. Otherwise the group that offers it, or true without a group. */
const placesOf = ({ list, show }: ResourceModel["views"]): ReadonlyMap<string, string | boolean> => {
  const added = [...headFields(show.head), ...list.views.flatMap(({ columns }) => columns ?? [])];
  return new Map<string, string | boolean>([
    ...added.map((field) => [field, true] as const),
    ...show.groups.flatMap(({ name, label, fields }) =>
      fields.map((field) => [field, label === null || name] as const),
    ),
    ...list.columns.map((field) => [field, false] as const),
  ]);
};

/** The second line of a column. */
const secondOf = (resource: ResourceModel, catalog: Catalog, column: string): readonly Code[] => {
  const below = resource.views.list.second[column];
  return fieldsNamed(resource, below === undefined ? [] : [below]).flatMap((field) =>
    componentIf(catalog, "list", kindOf(field.kind).column(field)),
  );
};

const extraEntry = (place: string | boolean): readonly Entry[] => (place === false ? [] : [["extra", literal(place)]]);

export const columnsCode = (resource: ResourceModel, catalog: Catalog): readonly Code[] => {
  const places = placesOf(resource.views);
  const { columns, kept } = resource.views.list;
  // A list, and a file made from it, has an encrypted value only if the definition names it as a column.
  return fieldsNamed(resource, [...columns, ...[...places.keys()].filter((name) => !columns.includes(name))])
    .filter(({ name, encrypted }) => columns.includes(name) || !encrypted)
    .flatMap((field) =>
      componentIf(catalog, "list", kindOf(field.kind).column(field), [
        ...entryUnlessDefault(false, "keep", kept.includes(field.name)),
        ...extraEntry(places.get(field.name) ?? false),
        ...entryUnlessDefault(true, "sortable", field.sortable || !kindOf(field.kind).sortable),
        ...secondOf(resource, catalog, field.name).map((code): Entry => ["second", code]),
        ...partEntry(resource, catalog, "columns", field.name),
      ]),
    );
};

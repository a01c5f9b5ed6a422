// The places in generated views where hand-written parts can be, and the attributes that pass the parts.
import type { FieldKind } from "../kinds/FieldKind";
import { kindOf } from "../kinds/registry";
import { headFields } from "../model/resolveHead";
import { SOURCE_FOLDER } from "../layout";
import type { ResourceModel } from "../model/Model";
import { type Code, type Entry, imported, member } from "../printing";
import { type Catalog, fieldsNamed } from "./Catalog";
import { isEmitted, type GeneratedView } from "./places";

export interface ViewPlace {
  /** The view that has the place. */
  readonly view: GeneratedView;
  /** The fields that the view shows in this place; null if the place is in the view itself. */
  readonly fields: readonly string[] | null;
}

const isShown = (resource: ResourceModel, as: "column" | "display" | "input" | "filter") => (name: string) =>
  fieldsNamed(resource, [name]).some((field) => (kindOf(field.kind) satisfies FieldKind)[as](field) !== null);

/** The places of the generated views of a resource. */
export const viewPlacesOf = (resource: ResourceModel): ReadonlyMap<string, ViewPlace> => {
  const { list, show, form } = resource.views;
  const shown = [...headFields(show.head), ...show.groups.flatMap(({ fields }) => fields)];
  const places: Readonly<Record<string, ViewPlace>> = {
    columns: { view: "List", fields: list.columns.filter(isShown(resource, "column")) },
    filters: { view: "List", fields: list.filters.filter(isShown(resource, "filter")) },
    fields: { view: "Show", fields: [...new Set(shown)].filter(isShown(resource, "display")) },
    inputs: { view: "Inputs", fields: form.flatMap(({ fields }) => fields).filter(isShown(resource, "input")) },
    actions: { view: "Show", fields: null },
    above: { view: "Show", fields: null },
  };
  return new Map(Object.entries(places).filter(([, { view }]) => isEmitted(resource, view)));
};

const partsCode = ({ views }: ResourceModel, place: string): Code =>
  member(imported("parts", `${SOURCE_FOLDER}/${views.overrides.parts}`), place);

/** The attribute with the hand-written part of a field in a place, if there is one. */
export const partEntry = (resource: ResourceModel, { parts }: Catalog, place: string, name: string): readonly Entry[] =>
  parts.get(resource.name)?.get(place)?.has(name) === true ? [["part", member(partsCode(resource, place), name)]] : [];

/** The hand-written component in a place of the view itself, if there is one. */
export const partOfView = (resource: ResourceModel, { parts }: Catalog, place: string): Code | null =>
  parts.get(resource.name)?.has(place) === true ? partsCode(resource, place) : null;

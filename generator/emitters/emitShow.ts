import { kindOf } from "../kinds/registry";
import type { FieldModel, GroupModel, RelatedModel, ResourceModel } from "../model/Model";
import { type Code, element, type Entry, type GeneratedFile, literal, object } from "../printing";
import { buttonsCode, seeButtonCode, transitionButtonsCode } from "./actionCode";
import { type Catalog, fieldsNamed } from "./Catalog";
import { groupParts } from "./groupParts";
import { constantValues } from "./heldCode";
import { partEntry, partOfView } from "./parts";
import { viewFile } from "./places";
import { componentIf, framework, referenceCode } from "./valueCode";
import { elementsEntry, entryUnlessDefault } from "./entries";

/** The code that displays fields on a record page, with their hand-written parts. */
const fieldsCode = (
  resource: ResourceModel,
  catalog: Catalog,
  fields: readonly FieldModel[],
  /** The second lines of fields in an array. Null for fields of a group, where a required field needs no value. */
  second: Readonly<Record<string, string>> | null = null,
): readonly Code[] =>
  fields.flatMap((field) =>
    componentIf(catalog, "show", kindOf(field.kind).display(field), [
      ...(second ? [["key", literal(field.name)] as const] : entryUnlessDefault(false, "required", field.required)),
      ...fieldsCode(resource, catalog, fieldsNamed(resource, [second?.[field.name] ?? []].flat())).map(
        (code): Entry => ["second", code],
      ),
      ...partEntry(resource, catalog, "fields", field.name),
    ]),
  );

const groupCode = (resource: ResourceModel, catalog: Catalog, group: GroupModel): Code => {
  const fields = fieldsNamed(resource, group.fields)
    .filter((field) => kindOf(field.kind).display(field) !== null)
    .map((field) => ({ ...field, when: { ...group.when, ...field.when } }));
  const { attributes, children } = groupParts("show", constantValues(catalog, resource), fields, (run) =>
    fieldsCode(resource, catalog, run),
  );
  return element(framework("show", "ShowGroup"), [["name", literal(group.name)], ...attributes], children);
};

const relatedCode = (catalog: Catalog, { resource, target, source, needs }: RelatedModel): Code =>
  element(framework("show", "RelatedList"), [
    ["key", literal(`${resource} ${target}`)],
    ["of", referenceCode(catalog, resource)],
    ["target", literal(target)],
    ["source", literal(source)],
    ...entryUnlessDefault(null, "needs", needs),
  ]);

/** What the head shows in addition to the title. */
const headEntries = (resource: ResourceModel, catalog: Catalog): readonly Entry[] => {
  const { state, facts, second, picture } = resource.views.show.head;
  const one = (attribute: string, name: string | null): readonly Entry[] =>
    fieldsCode(resource, catalog, fieldsNamed(resource, name === null ? [] : [name])).map((code) => [attribute, code]);
  const below = fieldsCode(resource, catalog, fieldsNamed(resource, facts), second);
  return [...one("picture", picture), ...one("state", state), ...elementsEntry("facts", below)];
};

/** A component that the console adds. */
const addedEntry = (resource: ResourceModel, catalog: Catalog, attribute: string, place: string): readonly Entry[] => {
  const part = partOfView(resource, catalog, place);
  return part === null ? [] : [[attribute, element(part, [])]];
};

/** `<Pascal>Show.tsx` */
export const emitShow = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { groups, related, steps, without } = resource.views.show;
  const attributes: readonly Entry[] = [
    ...headEntries(resource, catalog),
    ...elementsEntry(
      "steps",
      steps.map(({ name, when, at, by }) =>
        object([
          ["name", literal(name)],
          ["when", constantValues(catalog, resource).byField(when)],
          ...entryUnlessDefault(null, "at", at),
          ...fieldsCode(resource, catalog, fieldsNamed(resource, [by ?? []].flat())).map((code): Entry => ["by", code]),
        ]),
      ),
    ),
    ...elementsEntry("actions", [
      ...buttonsCode(resource, catalog, "row", "show"),
      ...buttonsCode(resource, catalog, "record", "show"),
      ...transitionButtonsCode(resource, catalog, "show"),
    ]),
    ...elementsEntry("afterFeatures", seeButtonCode(resource, catalog)),
    ...addedEntry(resource, catalog, "added", "actions"),
    ...addedEntry(resource, catalog, "above", "above"),
    ...elementsEntry(
      "related",
      related.map((of) => relatedCode(catalog, of)),
    ),
    ...elementsEntry("without", without.map(literal)),
  ];
  const children = groups.map((group) => groupCode(resource, catalog, group));
  return viewFile(resource, "Show", element(framework("show", "ShowView"), attributes, children));
};

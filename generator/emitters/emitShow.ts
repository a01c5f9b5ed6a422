import { kindOf } from "../kinds/registry";
import type { GroupModel, RelatedModel, ResourceModel } from "../model/Model";
import { type Code, element, type Entry, type GeneratedFile, imported, literal } from "../printing";
import { buttonsCode, personButtonsCode, seeButtonCode, transitionButtonsCode } from "./actionCode";
import { type Catalog, fieldsOf } from "./Catalog";
import { groupParts } from "./groupParts";
import { type Addition, additionModule, viewFile } from "./places";
import { componentIf, framework, referenceCode } from "./valueCode";
import { elementsEntry, entryUnless } from "./entries";

const groupCode = (resource: ResourceModel, catalog: Catalog, group: GroupModel): Code => {
  const fields = fieldsOf(resource, group.fields).filter((field) => kindOf(field.kind).display(field) !== null);
  const { attributes, children } = groupParts("show", fields, (run) =>
    run.flatMap((field) => componentIf(catalog, "show", kindOf(field.kind).display(field))),
  );
  return element(framework("show", "ShowGroup"), [["name", literal(group.name)], ...attributes], children);
};

const relatedCode = (catalog: Catalog, { resource, target, source, needs }: RelatedModel): Code =>
  element(framework("show", "RelatedList"), [
    ["key", literal(`${resource} ${target}`)],
    ["of", referenceCode(catalog, resource)],
    ["target", literal(target)],
    ["source", literal(source)],
    ...entryUnless(null, "needs", needs),
  ]);

/** What the head shows in addition to the title. */
const headEntries = (resource: ResourceModel, catalog: Catalog): readonly Entry[] => {
  const { state, facts, picture } = resource.views.show.head;
  const elements = (names: readonly string[], key: boolean): readonly Code[] =>
    fieldsOf(resource, names).flatMap((field) =>
      componentIf(catalog, "show", kindOf(field.kind).display(field), key ? [["key", literal(field.name)]] : []),
    );
  const one = (attribute: string, name: string | null): readonly Entry[] =>
    elements(name === null ? [] : [name], false).map((code): Entry => [attribute, code]);
  return [...one("picture", picture), ...one("state", state), ...elementsEntry("facts", elements(facts, true))];
};

/** A component that the console adds in `src/overrides`. */
const additionEntry = (resource: ResourceModel, attribute: string, addition: Addition): readonly Entry[] => {
  const path = additionModule(resource, addition);
  return path === null ? [] : [[attribute, element(imported(`${resource.names.pascal}${addition}`, path), [])]];
};

/** `<Pascal>Show.tsx` */
export const emitShow = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { groups, related, without } = resource.views.show;
  const attributes: readonly Entry[] = [
    ...headEntries(resource, catalog),
    ...elementsEntry("actions", [
      ...buttonsCode(resource, catalog, "row", "show"),
      ...buttonsCode(resource, catalog, "record", "show"),
      ...transitionButtonsCode(resource, catalog),
    ]),
    ...elementsEntry("afterFeatures", [...personButtonsCode(resource, catalog), ...seeButtonCode(resource, catalog)]),
    ...additionEntry(resource, "added", "ShowActions"),
    ...additionEntry(resource, "above", "ShowAbove"),
    ...elementsEntry(
      "related",
      related.map((of) => relatedCode(catalog, of)),
    ),
    ...elementsEntry("without", without.map(literal)),
  ];
  const children = groups.map((group) => groupCode(resource, catalog, group));
  return viewFile(resource, "Show", element(framework("show", "ShowView"), attributes, children));
};

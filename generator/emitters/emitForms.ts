import { kindOf } from "../kinds/registry";
import type { ResourceModel } from "../model/Model";
import { element, type Entry, type GeneratedFile, imported, literal } from "../printing";
import type { Catalog } from "./Catalog";
import { elementsEntry } from "./entries";
import { constantValues } from "./heldCode";
import { addFields } from "./fieldSets";
import { resourceModule, viewFile, viewModule, viewName } from "./places";
import { componentIf, framework } from "./valueCode";

const formFile = (resource: ResourceModel, view: "Create" | "Edit", attributes: readonly Entry[]): GeneratedFile => {
  const inputs = element(imported(viewName(resource, "Inputs"), viewModule(resource, "Inputs")), []);
  return viewFile(resource, view, element(framework("form", `${view}View`), attributes, [inputs]));
};

const schema = (resource: ResourceModel, part: "Add" | "Set"): Entry => [
  "schema",
  imported(`${resource.names.camel}${part}`, resourceModule(resource, "schema")),
];

/** Values that only the answer to `add` has, such as a new secret. They are shown once. */
const answerCode = (resource: ResourceModel, catalog: Catalog) =>
  resource.calls
    .filter(({ verb }) => verb === "add")
    .flatMap(({ answer }) => answer)
    .flatMap((field) =>
      componentIf(catalog, "show", kindOf(field.kind).display(field), [["key", literal(field.name)]]),
    );

/** `<Pascal>Create.tsx` */
export const emitCreate = (resource: ResourceModel, catalog: Catalog): GeneratedFile =>
  formFile(resource, "Create", [
    schema(resource, "Add"),
    ...constantValues(catalog, resource, addFields(resource)).defaults("defaults"),
    ...elementsEntry("answer", answerCode(resource, catalog)),
  ]);

/** `<Pascal>Edit.tsx` */
export const emitEdit = (resource: ResourceModel): GeneratedFile =>
  formFile(resource, "Edit", [schema(resource, "Set")]);

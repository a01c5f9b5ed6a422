import { kindOf } from "../kinds/registry";
import type { GroupModel, ResourceModel } from "../model/Model";
import { arrow, type Code, element, fragment, type GeneratedFile, literal } from "../printing";
import { type Catalog, fieldsOf } from "./Catalog";
import { groupParts } from "./groupParts";
import { folderOf, viewName } from "./places";
import { componentCode, kit } from "./valueCode";

const groupCode = (resource: ResourceModel, catalog: Catalog, group: GroupModel): Code => {
  const { attributes, children } = groupParts("form", fieldsOf(resource, group.fields), (field) => {
    const input = kindOf(field.kind).input(field);
    return input === null ? null : componentCode(catalog, "form", input);
  });
  return element(kit("form", "InputGroup"), [["name", literal(group.name)], ...attributes], children);
};

/** `<Pascal>Inputs.tsx`: what Create and Edit share. */
export const emitInputs = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const name = viewName(resource, "Inputs");
  const groups = resource.views.form.map((group) => groupCode(resource, catalog, group));
  const [only] = groups;
  return {
    path: `${folderOf(resource)}/${name}.tsx`,
    source: resource.file,
    statements: [
      {
        form: "constant",
        name,
        value: arrow(groups.length === 1 && only !== undefined ? only : fragment(groups)),
      },
    ],
  };
};

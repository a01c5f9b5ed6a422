// The files of a console of its own platform: those of a new console, with the resources of an import.
import { parse } from "yaml";
import { objectIn, type JsonObject } from "../facts";
import { guessIcon, pluralLabel } from "../files";
import { labelFromName, untranslatedWords } from "../names";
import { entityNamesOf } from "../../new/names";
import { fillTemplate, readTemplate } from "../../new/template";
import { fieldDefinitionOf } from "../written";
import type { OwnResource } from "./OwnResource";
import type { OwnResources } from "./resources";

const CALLS = ["list", "get", "add", "set", "del"];
/** Names in the template that a console from tables does not need. */
const NO_ENTITY = entityNamesOf("item");

const filled = (path: string, title: string): unknown =>
  parse(fillTemplate(path, readTemplate(path), NO_ENTITY, { title, section: "main", Section: "Main" }));

const definitionOf = (
  { name, label, title, fields, columns, unique, table }: OwnResource,
  hasRows: boolean,
): JsonObject => ({
  resource: name,
  label,
  title,
  ...(unique.length > 0 && { unique }),
  calls: Object.fromEntries(CALLS.map((call) => [call, `/${name}/${call}`])),
  fields: Object.fromEntries(
    fields.map(({ field, label: words }) => [field.name, { ...fieldDefinitionOf(field), label: words }]),
  ),
  views: { list: { columns } },
  ...((hasRows || table.columns.length === 0) && { demo: { rows: 0 } }),
});

const sectionsOf = (resources: readonly OwnResource[]): JsonObject =>
  Object.fromEntries(
    [...new Set(resources.map(({ section }) => section))].map((section) => {
      const own = resources.filter((one) => one.section === section);
      return [
        section,
        {
          label: untranslatedWords(labelFromName(section)),
          icon: guessIcon(section),
          redirect: own[0]?.name ?? "",
          screens: Object.fromEntries(
            own.map(({ name, label }) => [
              name,
              {
                label: {
                  en: pluralLabel(label.en),
                  "zh-CN": label["zh-CN"] === label.en ? pluralLabel(label.en) : label["zh-CN"],
                },
                icon: guessIcon(name),
                resource: name,
              },
            ]),
          ),
        },
      ];
    }),
  );

/** `hasRows`: the rows of the source come along, so the demo invents none. */
export const ownDefinitionFiles = (
  { resources, enums }: OwnResources,
  title: string,
  hasRows: boolean,
): ReadonlyMap<string, unknown> => {
  const console = objectIn(filled("resources/console.yaml", title));
  const { people } = objectIn(console.sections);
  return new Map<string, unknown>([
    ["console.yaml", { ...console, title: untranslatedWords(title), sections: { ...sectionsOf(resources), people } }],
    [
      "enums.yaml",
      new Map<string, unknown>([...Object.entries(objectIn(filled("resources/enums.yaml", title))), ...enums.all]),
    ],
    ...resources.map(
      (resource) => [`${resource.section}/${resource.name}.yaml`, definitionOf(resource, hasRows)] as const,
    ),
  ]);
};

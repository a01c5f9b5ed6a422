// The files of resources/ that an import writes, as values.
import { DEFINITION_FORMAT } from "../../generator/definition/ConsoleDefinition";
import type { ApiDescription } from "./Description";
import { hostDialectOf } from "./dialect";
import type { JsonObject } from "./facts";
import { labelFromName, untranslatedWords } from "./names";
import type { MethodsByVerb } from "./calls";
import type { Operation } from "./operations";
import type { LeftOutPart } from "./LeftOutPart";
import type { ImportedResource, ImportedResources } from "./resources";
import { guessSignIn } from "./signIn";
import { fieldDefinitionOf } from "./written";

export interface DefinitionFiles {
  /** The path of a file below resources/ -> its value. Maps keep numbers as keys. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly said: string;
  /** The operation of the description with which people sign in. */
  readonly door: Operation | null;
}

/** Features of a console whose platform is elsewhere. */
const FEATURES = [
  "bulk",
  "deleting",
  "elsewhere",
  "export",
  "hosts",
  "import",
  "preferences",
  "print",
  "quicklook",
  "related",
  "search",
  "sheets",
  "views",
];
const ICONS: readonly (readonly [icon: string, words: RegExp])[] = [
  ["user", /user|account|person|people|member|customer|client|contact|driver/],
  ["role", /role|group|team|permission|policy/],
  ["key", /key|token|credential|secret/],
  ["home", /site|building|room|home|place|location|zone|geofence/],
  ["calendar", /calendar|schedule|event|booking/],
  ["clock", /job|task|session|history|log|audit/],
  ["money", /order|payment|invoice|price|charge|subscription/],
  ["folder", /file|folder|asset|document|collection/],
  ["tag", /tag|label|categor/],
  ["email", /mail|message|notification/],
  ["print", /print/],
  ["chart", /report|statistic|metric|measure/],
  ["cloud", /server|service|host|node|cluster/],
  ["settings", /setting|config|preference|attribute/],
];
export const guessIcon = (name: string): string => ICONS.find(([, words]) => words.test(name))?.[0] ?? "list";

const definitionOf = (resource: ImportedResource, isCamel: boolean): JsonObject => ({
  resource: resource.name,
  label: untranslatedWords(resource.label),
  title: resource.title,
  calls: Object.fromEntries(resource.calls),
  fields: Object.fromEntries(resource.fields.map((field) => [field.name, fieldDefinitionOf(field, isCamel)])),
  views: { list: { columns: resource.columns } },
});

const screenName = ({ name }: ImportedResource): string => name;

const consoleOf = (title: string, resources: readonly ImportedResource[]): JsonObject => {
  const sections = [...new Set(resources.map(({ section }) => section))];
  return {
    format: DEFINITION_FORMAT,
    title: untranslatedWords(title),
    features: FEATURES,
    sections: Object.fromEntries(
      sections.map((section) => {
        const own = resources.filter((one) => one.section === section);
        return [
          section,
          {
            label: untranslatedWords(labelFromName(section)),
            icon: guessIcon(section),
            redirect: own[0] === undefined ? "" : screenName(own[0]),
            screens: Object.fromEntries(
              own.map((one) => [
                screenName(one),
                { label: untranslatedWords(pluralLabel(one.label)), icon: guessIcon(one.name), resource: one.name },
              ]),
            ),
          },
        ];
      }),
    ),
  };
};

export const pluralLabel = (label: string): string => {
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(label) ? (/(?:ss|x|z|ch|sh|us)$/.test(label) ? `${label}es` : label) : `${label}s`;
};

export interface ImportParts {
  readonly description: ApiDescription;
  readonly operations: readonly Operation[];
  readonly found: ImportedResources;
  readonly methods: MethodsByVerb;
  readonly title: string;
  readonly leftOut: LeftOutPart[];
}

export const filesOf = ({ description, operations, found, methods, title, leftOut }: ImportParts): DefinitionFiles => {
  const { resources, enums } = found;
  const [first] = resources;
  if (first === undefined) return { files: new Map(), said: "", door: null };
  const speech = hostDialectOf(description.root, resources, methods);
  const entry = guessSignIn(description, operations, first.collection.list, leftOut);
  const host = {
    rights: "all",
    sign_in: entry.signIn,
    can: speech.can,
    ...(Object.keys(speech.lacks).length > 0 && { lacks: speech.lacks }),
    dialect: { ...speech.dialect, credentials: entry.credentials },
  };
  const session = {
    resource: "session",
    label: untranslatedWords("Session"),
    key: Object.keys(entry.fields)[0],
    title: Object.keys(entry.fields)[0],
    calls: entry.calls,
    fields: entry.fields,
  };
  return {
    said: entry.said,
    door: entry.operation,
    files: new Map<string, unknown>([
      ["console.yaml", consoleOf(title, resources)],
      ["host.yaml", host],
      ["enums.yaml", enums.all],
      ["errors.yaml", new Map([[0, untranslatedWords("Unknown error (code {{code}})")]])],
      [`${first.section}/session.yaml`, session],
      ...resources.map(
        (resource) => [`${resource.section}/${resource.name}.yaml`, definitionOf(resource, speech.isCamel)] as const,
      ),
    ]),
  };
};

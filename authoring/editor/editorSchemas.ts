// Plans the JSON Schemas with which editors know the files of resources/, with the names of a console (ADR 119).
import { parse } from "yaml";
import { z } from "zod";
import { CONSOLE_FILE, GENERATED_FOLDER, SCHEMA_NAMES, schemaPath } from "../../generator/layout";
import type { AuthorChecks } from "../../generator/output/AuthorChecks";
import { readText } from "../../generator/output/disk";
import { hash } from "../../generator/output/hash";
import type { PlainFile } from "../../generator/output/renderFiles";
import { toolRoot } from "../../generator/output/toolRoot";
import { fileHeader } from "../../generator/printing/GeneratedFile";
import { LANGUAGES } from "../../shared/schema/languages";
import { themeFiles } from "../theme/readTheme";
import { consoleNamesOf } from "./names";
import { addProposals } from "./propose";
import { readNamesInCode } from "./readNamesInCode";
import { type Descriptions, schemaOfFile } from "./schemas";

const readTable = <T extends z.ZodType>(name: string, value: T) =>
  z
    .record(z.string(), z.record(z.string(), value))
    .parse(parse(readText(toolRoot(), `authoring/editor/${name}`) ?? ""));

/** Reads the descriptions of all keys. */
export const readDescriptions = (): Descriptions => readTable("descriptions.yaml", z.string());

/** Prints each definition on its own line, so that a new field changes few lines. */
const print = (schema: object): string => {
  const between = (open: string, lines: readonly string[], close: string) => `${open}\n${lines.join(",\n")}\n${close}`;
  const entries = (value: object, inside: (one: unknown) => string): string =>
    Array.isArray(value)
      ? between("[", value.map(inside), "]")
      : between(
          "{",
          Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inside(one)}`),
          "}",
        );
  const flat = (value: unknown): string => JSON.stringify(value);
  return `${entries(schema, (one) => (typeof one === "object" && one !== null ? entries(one, flat) : flat(one)))}\n`;
};

const types = `${fileHeader(CONSOLE_FILE)}
interface ConsoleLanguages {
  readonly spoken: ${LANGUAGES.map((one) => JSON.stringify(one)).join(" | ")};
}
`;
/** The type of the languages of a console, unless they are those of the framework (ADR 123). */
const spokenTypes: readonly PlainFile[] =
  LANGUAGES.join() === "en,zh-CN,zh-TW"
    ? []
    : [{ path: `${GENERATED_FOLDER}/languages.d.ts`, draft: hash(types), print: () => types }];

export const editorSchemas: AuthorChecks["schemas"] = (tool, root, model) => {
  const names = consoleNamesOf(model, readNamesInCode(root));
  const proposals = () => readTable("proposals.yaml", z.array(z.string()));
  const schemas = SCHEMA_NAMES.map((name) => ({
    path: schemaPath(name),
    draft: hash(tool, JSON.stringify(names)),
    print: () => print(addProposals(name, schemaOfFile(name, readDescriptions()), proposals(), names)),
  }));
  return [...schemas, ...spokenTypes, ...themeFiles(root)];
};

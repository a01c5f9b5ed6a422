// Plans the JSON Schemas with which editors know the files of resources/.
import { parse } from "yaml";
import { z } from "zod";
import { type Descriptions, schemaOfFile } from "../editor/schemas";
import { SCHEMA_NAMES, schemaPath } from "../layout";
import type { AuthorChecks } from "./AuthorChecks";
import { readText } from "./disk";
import { hash } from "./hash";
import type { PlainFile } from "./render";
import { toolRoot } from "./toolRoot";

/** The file says what each key means. */
const DESCRIPTIONS = "generator/editor/descriptions.yaml";

export const readDescriptions = (): Descriptions =>
  z.record(z.string(), z.record(z.string(), z.string())).parse(parse(readText(toolRoot(), DESCRIPTIONS) ?? ""));

/** Each definition on a line of its own, so that a new field changes few lines. */
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

export const editorSchemas = (tool: string, names: ReturnType<AuthorChecks["names"]>): readonly PlainFile[] =>
  SCHEMA_NAMES.map((name) => ({
    path: schemaPath(name),
    draft: hash(tool, names.key),
    print: () => print(names.addTo(name, schemaOfFile(name, readDescriptions()))),
  }));

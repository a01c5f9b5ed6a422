// Plans the JSON Schemas with which editors know the files of resources/.
import { parse } from "yaml";
import { z } from "zod";
import { type Descriptions, schemaOfFile } from "../editor/schemas";
import { SCHEMA_NAMES, schemaPath } from "../layout";
import { readText } from "./disk";
import type { PlainFile } from "./render";
import { toolRoot } from "./toolRoot";

/** The file says what each key means. */
const DESCRIPTIONS = "generator/editor/descriptions.yaml";

export const readDescriptions = (): Descriptions =>
  z.record(z.string(), z.record(z.string(), z.string())).parse(parse(readText(toolRoot(), DESCRIPTIONS) ?? ""));

export const editorSchemas = (tool: string): readonly PlainFile[] =>
  SCHEMA_NAMES.map((name) => ({
    path: schemaPath(name),
    draft: tool,
    print: () => `${JSON.stringify(schemaOfFile(name, readDescriptions()), null, 2)}\n`,
  }));

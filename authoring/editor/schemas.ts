// The JSON Schemas of the files of resources/, for editors. They are made from the zod schemas that check these files.
import { z } from "zod";
import { consolePart, enumValuePart, screenPart, sectionPart } from "../../generator/definition/ConsoleDefinition";
import { callPart, fieldPart, headerPart } from "../../generator/definition/Definition";
import { hostSchema } from "../../generator/definition/Host";
import { identitySchemas } from "../../generator/definition/Identity";
import { identifier, wirePathSchema } from "../../generator/definition/names";
import { phrasesPart } from "../../generator/definition/readPhrases";
import { samplesPart } from "../../generator/definition/readSamples";
import { wordsSchema } from "../../generator/definition/words";
import { fieldKinds } from "../../generator/kinds/registry";
import type { SchemaName } from "../../generator/layout";
import { themePart } from "../theme/definition";
import { type ByPath, addDescriptions } from "./describe";
import { FIELD, isSchema, type Schema, THEN } from "./Schema";

/** A condition for exactly this text. With `const`, the YAML language server would also accept its first letters. */
export const exactTextSchema = (text: string): Schema => ({ pattern: `^${text}$` });

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const mapOf = (schema: z.ZodType) => z.record(z.string(), schema);

const toSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** A field: the keys of all fields, and those of its kind. */
const fieldSchema = ({ kind: _kind, of: _of, ...common }: NonNullable<Schema["properties"]>, kinds: Schema): Schema => {
  const cases = Object.entries(kinds.properties ?? {}).flatMap(([name, options]) =>
    isSchema(options)
      ? [{ if: { properties: { kind: exactTextSchema(name) }, required: ["kind"] }, [THEN]: options }]
      : [],
  );
  const kind = { type: "string", enum: Object.keys(kinds.properties ?? {}) } as const;
  return {
    type: "object",
    properties: { kind, ...common },
    required: ["kind"],
    allOf: cases,
    unevaluatedProperties: false,
  };
};

const definitionSchema = (): Schema => {
  const field = z.any().meta({ id: FIELD });
  const params = z.union([z.array(z.string()), mapOf(z.union([field, scalar]))]).optional();
  const definition = headerPart.full.extend({
    calls: z.record(identifier, z.union([wirePathSchema, callPart.full.extend({ params })])),
    fields: z.record(identifier, field).optional(),
  });
  const kinds = Object.entries(fieldKinds).map(([name, { options, nested }]) => [
    name,
    nested === null ? options : options.extend({ of: z.record(identifier, field) }),
  ]);
  // Converted together, so that all of them share their parts.
  const whole = toSchema(z.object({ definition, common: fieldPart.full, kinds: z.object(Object.fromEntries(kinds)) }));
  const { definition: root, common, kinds: ofKinds } = whole.properties ?? {};
  if (!isSchema(root) || !isSchema(common) || !isSchema(ofKinds)) throw new Error("The schema has other parts.");
  return { ...root, $defs: { ...whole.$defs, [FIELD]: fieldSchema(common.properties ?? {}, ofKinds) } };
};

const consoleSchema = (): Schema => {
  const actions = mapOf(wordsSchema).optional();
  const screens = mapOf(screenPart.full.extend({ actions })).optional();
  const sections = mapOf(sectionPart.full.extend({ actions, screens }));
  return toSchema(
    consolePart.full.extend({
      ...identitySchemas,
      theme: themePart.full.optional(),
      titles: mapOf(wordsSchema).optional(),
      sections,
    }),
  );
};

const FILES = {
  definition: definitionSchema,
  console: consoleSchema,
  host: () => toSchema(hostSchema),
  enums: () => toSchema(mapOf(mapOf(enumValuePart.full))),
  errors: () => toSchema(mapOf(wordsSchema)),
  words: () => toSchema(phrasesPart.full),
  samples: () => toSchema(samplesPart.full),
} satisfies Record<SchemaName, () => Schema>;

/** The descriptions of keys, by the name of their file, or under `all` for every file. */
export type Descriptions = Readonly<Record<string, ByPath<string>>>;

/** The schema of a file of resources/, with descriptions. */
export const schemaOfFile = (name: SchemaName, said: Descriptions): Schema => ({
  ...addDescriptions(FILES[name](), said[name] ?? {}, said.all ?? {}),
  $schema: "https://json-schema.org/draft/2020-12/schema",
});

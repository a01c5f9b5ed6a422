// Turns what a field kind answers into code: data, enumerations, references, schemas and components.
import { GENERATED_FOLDER } from "../layout";
import type { Component, SchemaCall, Value } from "../kinds/FieldKind";
import {
  array,
  call,
  element,
  imported,
  importedType,
  importedTypeOf,
  namespaceImport,
  lazyImport,
  literal,
  member,
  object,
  satisfies,
  type Code,
  constant,
  type Entry,
  type GeneratedFile,
} from "../printing";
import type { Catalog } from "./Catalog";
import { resourceModule } from "./places";

/** The folder of src/framework that a component comes from. */
export type FrameworkPart = "list" | "show" | "form" | "actions" | "ask" | "import" | "tasks";

export const framework = (part: FrameworkPart, name: string): Code => imported(name, `pilothouse/${part}`);

/** `value satisfies Name`, with a type of pilothouse/wire. */
export const satisfyWireType = (value: Code, name: string): Code =>
  satisfies(value, importedType(name, "pilothouse/wire"));

/** A file with one constant, which has a type of pilothouse/wire. `path` is without extension. */
export const typedFile = (path: string, source: string, name: string, type: string, value: Code): GeneratedFile => ({
  path: `${path}.ts`,
  source,
  statements: [constant(name, satisfyWireType(value, type))],
});

/** The words of a resource, loaded when they are first needed. */
export const wordsCode = (camel: string): Code =>
  call(imported("wordsIn", "pilothouse/wire"), [lazyImport(`./${camel}.words`)]);

/** `z.name`, of zod/mini. */
export const zodMember = (name: string): Code => member(namespaceImport("z", "zod/mini"), name);

export const enumCode = (catalog: Catalog, name: string): Code =>
  imported(catalog.enumOf(name).identifier, `${GENERATED_FOLDER}/enums`);

/** `choice<typeof streamQuality>("integer")`: the wire type of an enumeration's value, without loading the enumeration. */
export const choiceCode = (catalog: Catalog, name: string, wire: string): Code =>
  call(
    imported("choice", "pilothouse/wire"),
    [literal(wire)],
    [importedTypeOf(catalog.enumOf(name).identifier, `${GENERATED_FOLDER}/enums`)],
  );

export const referenceCode = (catalog: Catalog, name: string): Code => {
  const resource = catalog.resourceOf(name);
  return imported(`${resource.names.camel}Reference`, resourceModule(resource, "reference"));
};

/** Keys are numbers by default. */
const isUsual = (name: string, value: Value): boolean => name === "type" && value === "number";

/** `when`: the condition of the field, if it has one. */
export const schemaCode = (catalog: Catalog, { builder, args }: SchemaCall, when: Code | null = null): Code => {
  const unusual = Object.fromEntries(Object.entries(args).filter(([name, value]) => !isUsual(name, value)));
  const entries = argEntries(unusual, (value, name) =>
    name === "when" && when !== null ? when : valueCode(catalog, "form", value),
  );
  return call(imported(builder, "pilothouse/schema"), entries.length === 0 ? [] : [object(entries)]);
};

const argEntries = (
  args: Readonly<Record<string, Value>>,
  spell: (value: Value, name: string) => Code,
): readonly Entry[] =>
  Object.entries(args)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => [name, spell(value, name)]);

/** The fields of a nested row, by name. */
const schemasCode = (catalog: Catalog, schemas: Readonly<Record<string, SchemaCall>>): Code =>
  object(Object.entries(schemas).map(([name, schema]) => [name, schemaCode(catalog, schema)]));

type Named =
  | { readonly enum: string }
  | { readonly reference: string }
  | { readonly references: Readonly<Record<string, string>> }
  | { readonly schema: SchemaCall }
  | { readonly schemas: Readonly<Record<string, SchemaCall>> }
  | { readonly components: readonly Component[] };

const FORMS = ["enum", "reference", "references", "schema", "schemas", "components"];

const isNamed = (value: Value): value is Named =>
  typeof value === "object" && value !== null && FORMS.includes(Object.keys(value)[0] ?? "");

const namedCode = (catalog: Catalog, part: FrameworkPart, value: Named): Code => {
  if ("enum" in value) return enumCode(catalog, value.enum);
  if ("reference" in value) return referenceCode(catalog, value.reference);
  if ("references" in value)
    return object(Object.entries(value.references).map(([name, to]) => [name, referenceCode(catalog, to)]));
  if ("schema" in value) return schemaCode(catalog, value.schema);
  if ("schemas" in value) return schemasCode(catalog, value.schemas);
  return array(value.components.map((component) => componentCode(catalog, part, component)));
};

export const valueCode = (catalog: Catalog, part: FrameworkPart, value: Value): Code =>
  isNamed(value) ? namedCode(catalog, part, value) : literal(value);

/** The element of a component, if the kind has one for that place. */
export const componentIf = (
  catalog: Catalog,
  part: FrameworkPart,
  of: Component | null,
  extra: readonly Entry[] = [],
): readonly Code[] => (of === null ? [] : [componentCode(catalog, part, of, extra)]);

/** The element of a component. `children` are between its tags, `extra` attributes come first, `more` last. */
export const componentCode = (
  catalog: Catalog,
  part: FrameworkPart,
  of: Component,
  extra: readonly Entry[] = [],
  more: readonly Entry[] = [],
): Code => {
  const { children = null, ...props } = of.props;
  const nested = isNamed(children) && "components" in children ? children.components : [];
  return element(
    framework(part, of.name),
    [...extra, ...argEntries(props, (value) => valueCode(catalog, part, value)), ...more],
    nested.map((child) => componentCode(catalog, part, child)),
  );
};

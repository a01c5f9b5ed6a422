// Finds what definitions name: resources, enumerations, menu keys, and the names in the options of a field.
import type { EnumDefinition } from "../definition/ConsoleDefinition";
import type { Definition, FieldDefinition, WrittenJson } from "../definition/Definition";
import type { KindFacts, LinkTarget } from "../definition/KindFacts";
import type { Definitions } from "../definition/readDefinitions";
import type { Kinds } from "../definition/readFields";

export type WrittenOptions = Readonly<Record<string, WrittenJson>>;

export interface Lookup {
  readonly definitions: Definitions;
  readonly kinds: Kinds;
  /** Null for a field that cannot be read. */
  readonly facts: (field: FieldDefinition) => KindFacts | null;
  readonly resource: (name: string) => Definition | undefined;
  readonly enumeration: (name: string) => EnumDefinition | undefined;
  /** All menu keys. */
  readonly menus: ReadonlySet<string>;
  /** The key that the definition names, or else its field of kind id. */
  readonly keyOf: (definition: Definition) => string | null;
  /** The options of a field, with the type and values of the things that they name. */
  readonly linked: (field: FieldDefinition) => WrittenOptions;
  /** The names of one sort in the options of a field: [option, name]. */
  readonly named: (field: FieldDefinition, sort: LinkTarget) => readonly (readonly [option: string, name: string])[];
}

const menuKeys = ({ console }: Definitions): Set<string> => {
  const keys = new Set<string>();
  for (const section of console.sections.values()) {
    keys.add(section.name);
    for (const action of section.actions.keys()) keys.add(`${section.name}.${action}`);
    for (const screen of section.screens?.values() ?? []) {
      const key = `${section.name}.${screen.name}`;
      keys.add(key);
      for (const action of screen.actions.keys()) keys.add(`${key}.${action}`);
    }
  }
  return keys;
};

export const lookupOf = (definitions: Definitions, kinds: Kinds): Lookup => {
  const resources = new Map(definitions.resources.map((definition) => [definition.name, definition]));
  const facts = ({ kind }: FieldDefinition) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : null);
  const named: Lookup["named"] = (field, sort) =>
    Object.entries(facts(field)?.links ?? {}).flatMap(([option, target]) => {
      const name = field.options[option];
      return target === sort && typeof name === "string" ? [[option, name] as const] : [];
    });
  const keyOf = (definition: Definition): string | null => {
    if (definition.key !== undefined) return definition.key;
    for (const [name, field] of definition.fields) if (facts(field)?.role === "key") return name;
    return null;
  };
  const keyType = (name: string, asked: ReadonlySet<string>): "number" | "string" => {
    const definition = resources.get(name);
    const key = definition === undefined ? null : keyOf(definition);
    const field = key === null ? undefined : definition?.fields.get(key);
    if (field === undefined || asked.has(name)) return "number";
    return facts(field)?.holds(linkedOf(field, new Set([...asked, name]))) === "string" ? "string" : "number";
  };
  const linkedOf = (field: FieldDefinition, asked: ReadonlySet<string>): WrittenOptions => {
    let options: WrittenOptions = field.options;
    for (const [, name] of named(field, "enum")) {
      const found = definitions.enums.enums.get(name);
      options = { ...options, type: found?.type ?? "number", values: [...(found?.values.keys() ?? [])] };
    }
    for (const [, name] of named(field, "resource")) options = { ...options, type: keyType(name, asked) };
    const own = definitions.console.patterns.get(String(options.pattern));
    return own === undefined
      ? options
      : { ...options, pattern: { name: String(options.pattern), form: own.form, example: own.example } };
  };
  return {
    definitions,
    kinds,
    facts,
    resource: (name) => resources.get(name),
    enumeration: (name) => definitions.enums.enums.get(name),
    menus: menuKeys(definitions),
    keyOf,
    linked: (field) => linkedOf(field, new Set()),
    named,
  };
};

import { kindOf } from "../kinds/registry";
import type { FieldModel, ImportingModel, ResourceModel } from "../model/Model";
import {
  array,
  type Code,
  type Entry,
  type GeneratedFile,
  importedType,
  literal,
  member,
  object,
  satisfies,
  table,
} from "../printing";
import { callsOf } from "./actionCode";
import type { Catalog } from "./Catalog";
import { addFields, isNested } from "./fieldSets";
import { partOf } from "./places";
import { enumCode, referenceCode, schemaDataCode } from "./valueCode";

/** How a cell is read, from what the field's kind stores and sends; null for what no cell can hold. */
const readingOf = (catalog: Catalog, field: FieldModel): readonly Entry[] | null => {
  const kind = kindOf(field.kind);
  const { to, enum: named } = field.options;
  const wire = kind.wire(field);
  const many: readonly Entry[] = wire === "list" ? [["many", literal(true)]] : [];
  if (typeof to === "string") return [["as", literal("reference")], ["of", referenceCode(catalog, to)], ...many];
  if (typeof named === "string") return [["as", literal("enum")], ["of", enumCode(catalog, named)], ...many];
  if (isNested(field) || wire === "list") return null;
  if (kind.role === "moment") return [["as", literal("timestamp")]];
  if (wire === "boolean") return [["as", literal("flag")]];
  if (wire === "text" && kind.storage(field) !== "cents") return [["as", literal("text")]];
  return [["as", literal(wire === "text" ? "amount" : wire === "json" ? "text" : "number")]];
};

const rowFields = (resource: ResourceModel, importing: ImportingModel): readonly FieldModel[] => {
  const params = resource.calls.find(({ name }) => name === importing.call)?.params ?? [];
  return (params.length > 0 ? params : addFields(resource)).filter(({ hidden }) => !hidden);
};

const fieldCode = (catalog: Catalog, field: FieldModel): readonly Code[] => {
  const reading = readingOf(catalog, field);
  if (reading === null) return [];
  const { schema } = kindOf(field.kind);
  return [
    object([
      ["name", literal(field.name)],
      ...reading,
      ...(field.required && Object.keys(field.when).length === 0 ? [["required", literal(true)] as const] : []),
      ["schema", schemaDataCode(catalog, schema(field))],
    ]),
  ];
};

/** `<camel>.import.ts`: what a file's rows become, and the call that takes them. */
export const emitImporter = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  const { importing, names, file } = resource;
  if (importing === null) return [];
  const value = table([
    ["call", member(callsOf(resource), importing.call)],
    ["natural", literal(importing.natural)],
    ["fields", array(rowFields(resource, importing).flatMap((field) => fieldCode(catalog, field)))],
  ]);
  return [
    {
      path: `${partOf(resource, "import")}.ts`,
      source: file,
      statements: [
        {
          form: "constant",
          name: `${names.camel}Importer`,
          value: satisfies(value, importedType("Importer", "pilothouse/wire")),
        },
      ],
    },
  ];
};

import { derivationsOf } from "../model/derivation";
import { kindOf } from "../kinds/registry";
import { handleModule, ENUM_VALUES_FOLDER } from "../layout";
import type { CallModel, FieldModel, ResourceModel } from "../model/Model";
import { isStored } from "../model/isStored";
import { toPascalCase } from "../model/names";
import { call, type Code, constant, type GeneratedFile, imported, literal, object, table } from "../printing";
import { wireFields } from "./fieldSets";
import { HANDLES_MODULE } from "./places";

/** The type of a field in the store, or its enumeration. */
const formCode = (field: FieldModel): Code => {
  const kind = kindOf(field.kind);
  const enumeration = kind.enumeration?.(field);
  if (enumeration !== undefined) return imported(toPascalCase(enumeration), `${ENUM_VALUES_FOLDER}/enums`);
  return literal(kind.secret === true ? "secret" : field.encrypted ? "encrypted" : kind.storage(field));
};

const storedFields = ({ fields }: ResourceModel): readonly FieldModel[] =>
  fields.filter((field) => derivationsOf(field).length === 0);

const PARTS = ["required", "optional", "answered"] as const;

/** An action takes and answers what it describes. Other calls use fields of the resource, unless they describe more. */
const callForms = ({ verb, params, answer }: CallModel, { fields, key }: ResourceModel): Code => {
  if (verb !== "action" && params.length === 0) return literal("fields");
  const own = new Set(fields.map(({ name }) => name));
  const described = [...params, ...answer.filter(({ name }) => !own.has(name))];
  const partOf = ({ name, readonly, required, when }: FieldModel): (typeof PARTS)[number] => {
    if (readonly && !own.has(name)) return "answered";
    return name === key || (required && Object.keys(when).length === 0) ? "required" : "optional";
  };
  const formsIn = (part: string) =>
    new Map(described.flatMap((one) => (partOf(one) === part ? [[one.name, formCode(one)]] : [])));
  return object(PARTS.flatMap((part) => (formsIn(part).size === 0 ? [] : [[part, table([...formsIn(part)])]])));
};

/** `platform/generated/<section>/<resource>.ts`: the names of the table, its fields and calls, for code of the platform. */
export const emitHandle = (resource: ResourceModel): GeneratedFile => ({
  path: `${handleModule(resource)}.ts`,
  source: resource.file,
  statements: [
    constant(
      resource.names.camel,
      call(imported("defineResource", HANDLES_MODULE), [
        table([
          ["table", literal(isStored(resource) ? resource.name : null)],
          ["key", literal(resource.key)],
          ["fields", table(wireFields(storedFields(resource)).map((field) => [field.name, formCode(field)]))],
          ["calls", object(resource.calls.map((one) => [one.name, callForms(one, resource)]))],
        ]),
      ]),
    ),
  ],
});
